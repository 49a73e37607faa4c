import sheet from './tokens.css?raw'

/** Every token of tokens.css as it is written there: icons and images, drawn without style sheets, take their colours from it too. */
export const tokens = [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value: value.trim() }))

export function colour(name: string): string {
  const value = tokens.find((token) => token.name === name)?.value
  if (value === undefined || !value.startsWith('#')) throw new Error(`styles/tokens.css has no colour --${name}`)
  return value
}

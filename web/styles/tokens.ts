import sheet from './tokens.css?raw'

/** Every token of tokens.css as it is written there: icons and images, drawn without style sheets, take their colours from it too. */
export const tokens = [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value: value.trim() }))

/** A colour such as `#10233b`, by its name in tokens.css. */
export function colour(name: string): string {
  const value = tokens.find((token) => token.name === name)?.value
  if (value === undefined || !value.startsWith('#')) throw new Error(`styles/tokens.css has no colour --${name}`)
  return value
}

/** WCAG 2.2 contrast of two `#rrggbb` colours, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1)
  if (digits === undefined) throw new Error(`${hex} is not a colour like #10233b`)
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => {
    const channel = Number.parseInt(digit, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

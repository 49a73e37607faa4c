import sheet from '../../styles/tokens.css?raw'

export type Token = { name: string; value: string }

/** The tokens as the style sheet has them, so that this page cannot fall behind it. */
export const tokens: Token[] = [...sheet.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }))

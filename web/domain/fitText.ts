/** Search results cut longer titles off. */
const MAXIMUM_LENGTH = 60

/** The page's own title, and after it the first of the suffixes that leaves the whole short enough. */
export function pageTitle(title: string, suffixes: readonly string[]): string {
  const suffixed = suffixes.map((suffix) => `${title} | ${suffix}`)
  return suffixed.find((whole) => whole.length <= MAXIMUM_LENGTH) ?? title
}

export function firstThatFits(wordings: readonly string[], most: number): string | undefined {
  return wordings.find((wording) => wording.length <= most)
}

const LINKING_WORDS = /[\s,]+(and|or|of|the)$/

/** Ends a text that is too long after a whole word, never after a linking one. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  // One letter further: a word that ends exactly at the edge is whole.
  const whole = text
    .slice(0, most)
    .replace(/\s+\S*$/, '')
    .slice(0, most - 1)
  return `${whole.replace(LINKING_WORDS, '')}…`
}

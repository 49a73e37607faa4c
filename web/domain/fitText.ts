/** Search results cut longer titles off. */
const MAXIMUM_LENGTH = 60

/** The page's own title, and after it the first of the suffixes that leaves the whole short enough. */
export function pageTitle(title: string, suffixes: readonly string[]): string {
  const suffixed = suffixes.map((suffix) => `${title} | ${suffix}`)
  return suffixed.find((whole) => whole.length <= MAXIMUM_LENGTH) ?? title
}

export function firstThatFits(wordings: readonly string[], most: number): string {
  const fitting = wordings.find((wording) => wording.length <= most)
  if (fitting === undefined) throw new Error(`Shorten one of these to ${most} characters: ${wordings.join(' / ')}`)
  return fitting
}

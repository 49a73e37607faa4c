/** Search results cut longer titles off. */
const MAXIMUM_LENGTH = 70

/** The page's own title, and after it the first of the suffixes that leaves the whole short enough. */
export function pageTitle(title: string, suffixes: readonly string[]): string {
  const suffixed = suffixes.map((suffix) => `${title} | ${suffix}`)
  return suffixed.find((whole) => whole.length <= MAXIMUM_LENGTH) ?? title
}

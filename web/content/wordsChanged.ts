/**
 * The day on which the words of the pages last changed, for the sitemap: a new check of a source is not a new text.
 * Words that every page has move the first day; those of one page move its own day. An article has its day in its front matter.
 */
const everyPage = '2026-11-23'
const onePage: Readonly<Record<string, string>> = {}

export function wordsChanged(path: string, own?: string): string {
  return [everyPage, onePage[path] ?? '', own ?? ''].sort().at(-1) ?? everyPage
}

/**
 * The day on which the words of the pages last changed, for the sitemap: a new check of a source is not a new text.
 * Words that every page has move the first day; those of one page move its own day. An article has its day in its front matter.
 */
const everyPage = '2026-11-23'
/** A path that ends with a slash is for all pages below it, home’s for home alone. */
const somePages: Readonly<Record<string, string>> = {
  '/': '2026-11-24',
  '/anzsco/': '2026-11-24',
  '/blogs': '2026-11-24',
  '/find-your-path': '2026-11-24',
  '/find-your-path/': '2026-11-24',
  '/samples': '2026-11-24',
  '/samples/': '2026-11-24',
  '/services': '2026-11-24',
  '/services/': '2026-11-24',
}

export function wordsChanged(path: string, own?: string): string {
  const some = Object.entries(somePages).flatMap(([key, day]) =>
    key === path || (key !== '/' && key.endsWith('/') && path.startsWith(key)) ? [day] : [],
  )
  return [everyPage, ...some, own ?? ''].sort().at(-1) ?? everyPage
}

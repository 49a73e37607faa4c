/** React with what starts a part in the page: fetched once a part is near or touched. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/runtime\/(mount|translatedText|Boundary|store)\.tsx?$/

/** The smallest views, which every part may use. */
const VIEWS = /\/components\/ui\//

/** What the lists, the comparison and the path share. */
const SEARCH = /\/islands\/search\/|\/domain\/(addressQuery|guideSearch|occupations|occupationSearch|wordSearch)\.ts$/

/** Both forms with their rules, and what the tools share with them. */
const FORMS =
  /\/islands\/(forms|toasts)\/|\/src\/contract\/|\/domain\/(asciiDigits|dialCodes|fillIn|leads|phone|phone\/phoneReading|phone\/phoneLine)\.ts$/

/** Needed on nearly every page: one sheet. */
const SHARED_STYLES = ['styles', 'components/shell', 'components/ui', 'components/page', 'islands/forms']

/** The JavaScript file that a module of the browser's build goes into: one for React, one for each part, where Vite by itself would make more. */
export function jsChunkFor(id: string): string | null {
  const path = sourcePath(id)
  if (REACT.test(path) || VIEWS.test(path)) return 'react'
  if (SEARCH.test(path)) return 'search'
  if (FORMS.test(path)) return 'forms'
  // Their start is in the page's first script.
  if (/\/islands\/(runtime|early)\//.test(path)) return null
  const [, part] = /\/islands\/([^/]+)\/[^/]+$/.exec(path) ?? []
  // What opens a Word file comes with the first file; what it says of it is in the tool.
  if (/\/domain\/draft\/file\/(?!passedOver)|\/node_modules\/fflate\//.test(path)) return 'draftFile'
  const [, rules] = /\/domain\/(draft|path)\//.exec(path) ?? []
  return part ?? rules ?? null
}

/**
 * Fewer would carry rules a page never uses. More would lengthen the policy, which names the hash of each: Cloudflare cuts it off at 2,000 letters.
 */
export function cssChunkFor(id: string): string {
  const path = sourcePath(id)
  const [, folder = 'styles'] = /\/(styles|components\/[^/]+|islands\/[^/]+)\/[^/]+$/.exec(path) ?? []
  return SHARED_STYLES.includes(folder) ? 'styles' : `styles-${folder.replace('/', '-')}`
}

function sourcePath(id: string): string {
  return id.replace(/\\/g, '/').replace(/\?.*$/, '')
}

import { listingPath } from './occupations.ts'
import { samplePath, samples } from './samples.ts'

/** Where the addresses of a folder's pages begin; the first that the site has counts. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  artefacts: ['/services/', '/'],
  comparison: ['/services/'],
  pages: ['/'],
  path: ['/find-your-path/'],
  posts: ['/blogs/'],
  scope: ['/services/'],
  services: ['/services/'],
}

/** Those that have another name than their page. */
const OTHERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(samples.map((sample) => [`samples/${sample.id}.ts`, samplePath(sample)])),
  ...Object.fromEntries((['ea', 'acs', 'iml'] as const).map((authority) => [`pages/listings.ts (${authority})`, listingPath(authority)])),
  'accords.ts': '/find-your-path',
  'path: work': '/find-your-path',
  'path/words.ts': '/find-your-path',
  'pages/homeStory.ts': '/',
  'pages/notFound.ts': '/404',
  'pointsTable.ts': '/services/pr-points-calculator',
}

/** By file of texts, the page that shows them, so that a change is named by its page and not by a file. */
export function pagesOfTexts(places: readonly string[], addresses: readonly string[]): Record<string, string> {
  const known = new Set(addresses)
  const files = new Set(places.map((place) => place.slice(0, place.indexOf('#'))))
  return Object.fromEntries(
    [...files].flatMap((file) => {
      const page = OTHERS[file] ?? pageOf(file, known)
      return page === undefined ? [] : [[file, page]]
    }),
  )
}

/** `services/cdr-writing.ts`, `comparison.ts: home`, `pages/listings.ts (ea)`. */
function pageOf(file: string, known: ReadonlySet<string>): string | undefined {
  const [, folder = '', rest = ''] = /^(\w+)(?:\.ts)?(?:\/|: )(.*)$/.exec(file) ?? []
  const [, part] = /^\w+\.ts(?:: | \()([\w-]+)\)?$/.exec(rest) ?? []
  const name = part ?? rest.replace(/\.\w+$/, '')
  const candidates = (FOLDERS[folder] ?? []).map((start) => start + name)
  return name === 'home' ? '/' : candidates.find((address) => known.has(address))
}

/** What every page has beside its first script: header, popup and both forms. One file. */
const PAGE =
  /\/islands\/(shell|forms)\/|\/islands\/(afterPause|printed)\.ts|\/src\/contract\/|\/domain\/(asciiDigits|dialCodes|fillIn|leads|phone)\.ts$/

/** Needed on nearly every page: one sheet. */
const SHARED_STYLES = ['styles', 'components/shell', 'components/ui', 'components/page', 'components/form']

/** The JavaScript file that a module of the browser's build goes into, where Vite by itself would make more files. */
export function jsChunkFor(id: string): string | null {
  const path = sourcePath(id)
  if (PAGE.test(path)) return 'page'
  return /\/islands\/([^/]+)\/[^/]+\.module\.css$/.exec(path)?.[1] ?? null
}

/**
 * Fewer would carry rules a page never uses. More would lengthen the policy, which names the hash of each: Cloudflare cuts it off at 2,000 letters.
 * Each artefact has a sheet of its own: Vike knows one page for all services, and each service shows one artefact.
 */
export function cssChunkFor(id: string): string {
  const path = sourcePath(id)
  const [, artefact] = /\/components\/artefact\/(\w+)\.module\.css$/.exec(path) ?? []
  if (artefact) return `styles-artefact-${artefact.toLowerCase()}`
  const [, folder = 'styles'] = /\/(styles|components\/[^/]+|islands\/[^/]+)\/[^/]+$/.exec(path) ?? []
  return SHARED_STYLES.includes(folder) ? 'styles' : `styles-${folder.replace('/', '-')}`
}

function sourcePath(id: string): string {
  return id.replace(/\\/g, '/').replace(/\?.*$/, '')
}

/** On nearly every page: one sheet. */
const everywhere = ['styles', 'components/shell', 'components/ui', 'components/page', 'islands/form']

/** One sheet each: Vike knows one page for all services, and each service shows one artefact. */
export const ARTEFACT = 'styles-artefact-'

/**
 * The sheet a style file goes into: one for what all pages share, and one for each other folder of components
 * or islands. Fewer would carry rules a page never uses; more would lengthen the Content-Security-Policy,
 * which names the hash of each and which Cloudflare cuts off at 2,000 letters.
 */
export function styleSheetOf(id: string): string {
  const file = id.replace(/\\/g, '/').replace(/\?.*$/, '')
  const [, artefact] = /\/components\/artefact\/(\w+)\.module\.css$/.exec(file) ?? []
  if (artefact) return `${ARTEFACT}${artefact.toLowerCase()}`
  const [, folder = 'styles'] = /\/(styles|components\/[^/]+|islands\/[^/]+)\/[^/]+$/.exec(file) ?? []
  return everywhere.includes(folder) ? 'styles' : `styles-${folder.replace('/', '-')}`
}

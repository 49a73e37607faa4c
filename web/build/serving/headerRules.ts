export type HeaderRule = { path: string; headers: Record<string, string> }

export type InlineCode = { scripts: readonly string[]; styles: readonly string[] }

type Origins = { siteUrl: string; cmsUrl: string }

/** CDNs send this by default; our own servers have to be told. */
export const PAGE_CACHING = 'public, max-age=0, must-revalidate'

const FOREVER = 'public, max-age=31536000, immutable'
const TWO_YEARS_S = 63_072_000

/** The site uses none of them, so an injected script may not either. */
const refusedFeatures = [
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection',
  'magnetometer microphone midi payment serial usb xr-spatial-tracking',
].flatMap((names) => names.split(' '))

/** No header is in two rules that match the same address: Cloudflare and Netlify would join the two values. */
export function headerRules(origins: Origins, inline: InlineCode, files: readonly string[]): HeaderRule[] {
  return [
    { path: '/*', headers: everywhere(origins, inline) },
    { path: '/assets/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/pictures/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/share/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/icons/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
    ...files.flatMap((path) => {
      const type = typeOf(path)
      return type === undefined ? [] : [{ path, headers: { 'Content-Type': type } }]
    }),
  ]
}

function everywhere({ siteUrl, cmsUrl }: Origins, inline: InlineCode): Record<string, string> {
  const isPublic = siteUrl.startsWith('https:')
  return {
    'Content-Security-Policy': contentSecurityPolicy(cmsUrl, inline, isPublic),
    // A browser keeps this for two years, so http://localhost, where other things are served too, goes without.
    ...(isPublic && { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}` }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

function contentSecurityPolicy(cmsUrl: string, inline: InlineCode, isPublic: boolean): string {
  const directives: [name: string, ...values: readonly string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline.scripts],
    ['style-src', "'self'", ...inline.styles],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(cmsUrl ? [cmsUrl] : [])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  if (isPublic) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Without these, servers use tables of their own or guess from the bytes, which are compressed. */
const types: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
}

function typeOf(path: string): string | undefined {
  if (path === '/rss.xml') return 'application/rss+xml; charset=utf-8'
  return types[path.replace(/^.*\./, '')]
}

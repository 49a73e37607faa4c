import type { Redirect } from '#content/redirects.ts'
import type { AddressRules } from './addressRules.ts'
import { type HeaderRule, PAGE_CACHING } from './headerRules.ts'

/** Cloudflare leaves out longer lines. */
const LONGEST_LINE = 2000

export function headersFile(rules: readonly HeaderRule[]): string {
  const long = rules.flatMap(({ headers }) => Object.entries(headers)).find((header) => header.join(': ').length > LONGEST_LINE)
  if (long) throw new Error(`${long[0]} is longer than ${LONGEST_LINE} letters: put less inline code into the pages`)
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** The caching of pages comes first, so that a later rule can override it. */
export function caddyHeaders(rules: readonly HeaderRule[]): string {
  const pages = { path: '/*', headers: { 'Cache-Control': PAGE_CACHING } }
  return lines(
    [pages, ...rules].flatMap(({ path, headers }) => Object.entries(headers).map(([name, value]) => `header ${path} ${name} \`${value}\``)),
  )
}

/**
 * What `siteFiles.mjs` does, in the same order. Caddy's own `path` and `path_regexp` merge slashes and decode before they look:
 * what was sent is in `{http.request.uri}`.
 */
export function caddyAddresses(rules: AddressRules, redirects: readonly Redirect[]): string {
  return lines([
    `@method not method ${rules.methods.join(' ')}`,
    `header @method Allow "${rules.methods.join(', ')}"`,
    'error @method 405',
    `@impossible not vars_regexp {http.request.uri} \`${rules.possible.replace(/\$$/, '([?]|$)')}\``,
    'error @impossible 404',
    ...rules.impossible.flatMap((pattern, index) => [
      `@impossible${index} vars_regexp {http.request.uri.path} \`${pattern}\``,
      `error @impossible${index} 404`,
    ]),
    ...rules.canonical.map(([pattern, to]) => `uri path_regexp \`${pattern}\` "${to}"`),
    ...redirects.map(({ from, to }) => `redir ${from} ${to} 301`),
    '@moved expression `{http.request.uri.path} != {http.request.orig_uri.path} || {http.request.uri}.matches("^[^?]*%")`',
    'route @moved {',
    '  @missing not file {path} {path}.html {path}index.html',
    '  error @missing 404',
    '  @query expression `{http.request.uri.query} != ""`',
    '  redir @query {path}?{query} 301',
    '  redir {path} 301',
    '}',
    `@manyRanges not header_regexp Range \`${rules.range}\``,
    'request_header @manyRanges -Range',
    '@head method HEAD',
    'request_header @head -Range',
    '@emptyRange {',
    `  header_regexp Range \`${rules.emptyRange}\``,
    '  file {path} {path}.html {path}index.html',
    '}',
    'error @emptyRange 416',
  ])
}

function lines(all: readonly string[]): string {
  return `# Written by the build of the site: edits are lost.\n${all.join('\n')}\n`
}

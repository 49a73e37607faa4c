import type { Redirect } from '#content/redirects.ts'
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

/** Even with a slash at the end: there is no page at that address that would make the server drop it. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  return lines(redirects.flatMap(({ from, to }) => [`redir ${from} ${to} 301`, `redir ${from}/ ${to} 301`]))
}

function lines(all: readonly string[]): string {
  return `# Written by the build of the site: edits are lost.\n${all.join('\n')}\n`
}

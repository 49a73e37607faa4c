import type { Redirect } from '#content/redirects.ts'
import { type HeaderRule, PAGE_CACHING } from './headerRules.ts'

/** Imported by `deploy/caddy/site.caddy`. The caching of pages comes first, so that a rule may say otherwise. */
export function caddyHeaders(rules: readonly HeaderRule[]): string {
  const pages = { path: '/*', headers: { 'Cache-Control': PAGE_CACHING } }
  return lines([pages, ...rules].flatMap(({ path, headers }) => Object.entries(headers).map(([name, value]) => header(path, name, value))))
}

/** With a slash at the end too: the page that would tell the server to drop it is not there. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  return lines(redirects.flatMap(({ from, to }) => [`redir ${from} ${to} 301`, `redir ${from}/ ${to} 301`]))
}

function header(path: string, name: string, value: string): string {
  return `header ${path} ${name} \`${value}\``
}

function lines(all: readonly string[]): string {
  return `# Written by the build of the site: edits are lost.\n${all.join('\n')}\n`
}

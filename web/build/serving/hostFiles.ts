import type { Redirect } from '#content/redirects.ts'
import type { HeaderRule } from './headerRules.ts'

/** Cloudflare leaves out what is longer. */
const LONGEST_LINE = 2000

/** `_headers` of Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const long = rules.flatMap(({ headers }) => Object.entries(headers)).find((header) => header.join(': ').length > LONGEST_LINE)
  if (long) throw new Error(`${long[0]} is longer than ${LONGEST_LINE} letters: put less inline code into the pages`)
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** `_redirects` of Cloudflare Pages and Netlify. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** `vercel.json`, read from the folder that is deployed. Without `statusCode` Vercel would answer 308. */
export function vercelFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}

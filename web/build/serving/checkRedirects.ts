import type { Redirect } from '#content/redirects.ts'

/** A wrong entry would answer a living page with a redirect, or send people to a 404. */
export function checkRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): void {
  const faults = redirects.flatMap(({ from, to }) => [
    ...(/^\/[a-z0-9/.-]*[a-z0-9]$/.test(from) ? [] : [`${from} is not a path such as /old-slug`]),
    ...(pages.has(from) ? [`${from} is a page`] : []),
    ...(pages.has(to.replace(/#.*$/, '')) ? [] : [`${to} is no page`]),
    ...(redirects.filter((other) => other.from === from).length > 1 ? [`${from} is listed twice`] : []),
  ])
  if (faults.length > 0) throw new Error(`content/redirects.ts: ${[...new Set(faults)].join('; ')}`)
}

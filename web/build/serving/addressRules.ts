/**
 * What an address may look like, for every server: `siteFiles.mjs` reads these patterns, and Caddy's file is written from them
 * (`hostFiles.ts`), so they are what JavaScript and Go read alike, without look-around. A hundred requests are sent to each
 * server and compared (`tests/served/addresses.spec.ts`).
 */
export const addressRules = {
  /** Any other is answered 405. */
  methods: ['GET', 'HEAD'],
  /** Of the path as it is sent: plain letters, encoded or not. An encoded slash, or a letter of another script, is in no address of ours. */
  possible: '^/(?:[A-Za-z0-9._~/-]|%(?:2[Dd]|3[0-9]|4[1-9A-Fa-f]|5[0-9AaFf]|6[1-9A-Fa-f]|7[0-9AaEe]))*$',
  /** Of the decoded path. To look for a file with so long a name is a fault; the rest is for servers alone, or the error page. */
  impossible: ['[^/]{200}', '^.{1000}', '/[.]', '^/(?:404|_headers|_redirects)', '[.](?:br|gz)$'],
  /** Of the path as it is sent: each page has one address. Never `//`, which leads to another site. Where these change the path there is a redirect. */
  canonical: [
    ['//+', '/'],
    ['(.)/$', '$1'],
    ['^/index(?:[.]html)*$', '/'],
    ['(?:(?:/index)?[.]html)+$', ''],
  ],
  /** Any other is ignored, such as several ranges at once; one that asks for nothing is refused. */
  range: '^bytes=(?:[0-9]+-[0-9]*|-[0-9]+)$',
  emptyRange: '^bytes=-0+$',
} as const

export type AddressRules = typeof addressRules

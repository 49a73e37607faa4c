import { symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@playwright/test'
import { DIST_DIR, folderOf } from '../e2e/support/addresses.ts'
import { freePorts } from '../e2e/support/freePorts.ts'
import { startSite } from '../e2e/support/servers.ts'
import { spawnCaddy } from './support/caddy.ts'
import { contentOf, pathOfAsset } from './support/site.ts'

type Asked = { path: string; method?: string; range?: string }

const devanagari = '%E0%A4%95'
const paths = [
  ...['/', '/pricing', '/anzsco/eaanzsco', '/services/cdr-writing', '/robots.txt', '/rss.xml', '/data/occupations.csv', '/version.json'],
  // One address for each page.
  ...['//', '///', '//#query', '//?utm_source=x', '/?x=//', '//pricing', '/pricing/', '/pricing//', '//pricing//', '/anzsco//eaanzsco'],
  ...['/index.html', '/index', '/index/', '/index.html/', '/pricing.html', '/pricing.html/', '/pricing/index.html', '/pricing.html.html'],
  ...['/pricing/?from=mail&x=/', '/pricing.html?', '/robots.txt/', '/anzsco/eaanzsco/', '/%70ricing', '/pricing%2Ehtml', '//%70ricing'],
  ...['/blog', '/blog/', '//blog', '/blog.html', '/home', '/home/', '/privacy-policy', '/privacy-policy?x=1', '/points-calculator'],
  // No page, and no way to another site or round in a circle.
  ...[
    '/no-such-page',
    '/no-such-page/',
    '//no-such-page',
    '/no-such-page.html',
    '/pricing/none',
    '/pricing.htm',
    '/Pricing',
    '/assets',
    '/assets/',
  ],
  ...[
    '/pricing%2f',
    '/pricing%2F',
    '/%2f',
    '/%2fpricing',
    '//%2f',
    '/anzsco%2feaanzsco',
    '/pricing%5c',
    '/%5cexample.com/',
    '/\\example.com/',
  ],
  ...['//example.com', '//example.com/', '//example.com//', '/https://example.com/', '//example.com/..%2f', '/https:%2f%2fexample.com'],
  ...[
    '/%00',
    '/pricing%00',
    '/pricing%0a',
    '/pricing%0d%0aX:%20y',
    '/pricing%20',
    '/pricing%09',
    '/pricing;x=1',
    '/pricing,',
    '/pricing&x',
  ],
  ...['/.', '/..', '/./pricing', '/../pricing', '/pricing/.', '/pricing/..', '/%2e%2e/serving/rules.json', '/..%2fserving/rules.json'],
  ...[
    '/.vite/manifest.json',
    '/.git/config',
    '/.env',
    '/404',
    '/404.html',
    '/404/',
    '/404.html.br',
    '/_headers',
    '/_redirects',
    '/_headers/',
  ],
  ...[
    '/robots.txt.br',
    '/pricing.html.br',
    '/pricing.html.gz',
    '/pricing.br',
    '/favicon.ico/x',
    '/pricing#x',
    '/pricing%23x',
    '/pricing%3Fx',
  ],
  // What no file could be called.
  ...[`/${'a'.repeat(255)}`, `/${'a'.repeat(256)}`, `/${'a'.repeat(251)}.html`, `/${devanagari.repeat(86)}`, `/${devanagari}`],
  ...[
    `/blogs/${'a'.repeat(300)}/`,
    `/${'a/'.repeat(2100)}`,
    `//${'a'.repeat(256)}`,
    `/pricing?${'a'.repeat(3000)}`,
    '/café',
    '/%E9',
    '/%c0%af',
  ],
]

const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) =>
  ['/pricing', '/', '/no-such-page', '//pricing/', '/robots.txt'].map((path) => ({ path, method })),
)

const ranges = [
  ...['bytes=0-99', 'bytes=100-', 'bytes=-100', 'bytes=-99999999', 'bytes=0-0', 'bytes=0-99999999', 'bytes=50-10', 'bytes=99999999-'],
  ...['bytes=-0', 'bytes=0-18446744073709551615', 'bytes=18446744073709551615-', 'bytes=0-9,20-29', 'bytes=', 'bytes=-', 'bytes=a-b'],
  ...['items=0-9', 'bytes 0-9', 'x', 'bytes=0x10-0x20', 'bytes=1e2-', 'bytes=--5', 'bytes=5--'],
].flatMap((range) => [
  { path: '/pricing', range },
  { path: pathOfAsset('.css'), range },
  { path: '/no-such-page', range },
  { path: '/pricing', method: 'HEAD', range },
])

const asked: Asked[] = [...paths.map((path) => ({ path })), ...methods, ...ranges]

/** Our own server with a build, and with what a publisher's link leads to; Caddy, and its file for the inbox alone. */
async function startAll(name: string) {
  const [own = 0, linked = 0, caddyPort = 0, inboxPort = 0, nobody = 0, ...httpsPorts] = await freePorts(7)
  const folder = folderOf(name)
  symlinkSync(DIST_DIR, join(folder, 'live'))
  const caddyAt = (file: 'Caddyfile' | 'Caddyfile.inbox', port: number, httpsPort = 0) =>
    spawnCaddy(file, folderOf(`${name}-${file}`), {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      HTTP_PORT: String(port),
      HTTPS_PORT: String(httpsPort),
      SITE_DIR: DIST_DIR,
      CMS_UPSTREAM: `127.0.0.1:${nobody}`,
      ADMIN_FROM: '127.0.0.0/8',
    })
  const servers = [
    await startSite(folder, own, `http://127.0.0.1:${nobody}`),
    await startSite(folderOf(`${name}-linked`), linked, `http://127.0.0.1:${nobody}`, { VERSIONS_FOLDER: folder }),
    caddyAt('Caddyfile', caddyPort, httpsPorts[0]),
    caddyAt('Caddyfile.inbox', inboxPort, httpsPorts[1]),
  ]
  for (const port of [caddyPort, inboxPort]) await expect.poll(() => ask(port, { path: '/' }).catch(() => null)).not.toBeNull()
  return { own, linked, caddyPort, inboxPort, stop: () => Promise.all(servers.map((server) => server.stop())) }
}

test('every server answers every address, method and range alike, and lives', async () => {
  const { own, linked, caddyPort, inboxPort, stop } = await startAll('alike')
  expect(asked.length).toBeGreaterThan(200)
  const different: unknown[] = []
  for (const one of asked) {
    const named = JSON.stringify(one).slice(0, 120)
    const [caddy, ours, published] = await Promise.all([caddyPort, own, linked].map((port) => ask(port, one)))
    for (const [server, answer] of Object.entries({ ours, published }))
      if (!isDeepStrictEqual(answer, caddy)) different.push([named, { caddy, [server]: answer }])
    const refused = one.method !== undefined && one.method !== 'HEAD'
    if (!caddy || caddy.status >= 500 || refused !== (caddy.status === 405)) different.push([named, caddy])
    const ofInbox = await ask(inboxPort, { ...one, path: `/x${one.path}` })
    if (ofInbox.status !== 404) different.push([named, { ofInbox }])
    // One step, and then a page.
    const next = caddy?.location && (await ask(caddyPort, { path: caddy.location.replace(/#.*/, '') }))
    if (next && (next.status !== 200 || !/^\/(?!\/)/.test(caddy.location ?? ''))) different.push([named, caddy, next])
  }
  expect(different).toEqual([])
  await stop()
})

test('addresses, ranges and methods are answered as they should be', async () => {
  const { own, stop } = await startAll('expected')
  const page = contentOf('/pricing.html').length
  const whole = { status: 200, size: page }
  for (const [one, expected] of [
    [{ path: '//' }, { status: 301, location: '/' }],
    [{ path: '//?utm_source=x' }, { status: 301, location: '/?utm_source=x' }],
    [{ path: '/pricing%2f' }, { status: 404 }],
    [{ path: `/${devanagari.repeat(86)}` }, { status: 404 }],
    [
      { path: '/pricing', method: 'POST' },
      { status: 405, allow: 'GET, HEAD' },
    ],
    [
      { path: '/pricing', range: 'bytes=-100' },
      { status: 206, size: 100, range: `bytes ${page - 100}-${page - 1}/${page}` },
    ],
    [{ path: '/pricing', range: 'bytes=50-10' }, { status: 416 }],
    [{ path: '/pricing', range: 'bytes=0-18446744073709551615' }, { status: 416 }],
    [{ path: '/pricing', range: 'bytes=-0' }, { status: 416 }],
    [{ path: '/pricing', range: 'bytes=0-9,20-29' }, whole],
    [{ path: '/pricing', range: 'x' }, whole],
  ] as const)
    expect(await ask(own, one), JSON.stringify(one)).toMatchObject(expected)
  await stop()
})

/** Of a refusal, its words are the server's own. */
function ask(port: number, { path, method = 'GET', range }: Asked) {
  return new Promise<{ status: number; location?: string; allow?: string; range?: string; size?: number; type?: string }>(
    (resolve, reject) => {
      const headers = range === undefined ? {} : { Range: range }
      const sent = request({ host: '127.0.0.1', port, path: encodeURI(path).replaceAll('%25', '%'), method, headers }, (response) => {
        let size = 0
        response.on('data', (chunk: Buffer) => (size += chunk.length))
        response.on('error', reject)
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          const { location, allow } = headers
          const content = status === 416 || status === 405 ? {} : { size, type: headers['content-type']?.replace('application/', 'text/') }
          const range = status === 206 ? { range: headers['content-range'] } : {}
          resolve({ status, ...(location && { location }), ...(allow && { allow }), ...range, ...content } as Awaited<
            ReturnType<typeof ask>
          >)
        })
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}

import zlib from 'node:zlib'
import { expect, test } from '@playwright/test'
import { ask } from './support/ask.ts'
import { contentOf, files, pathOfAsset } from './support/site.ts'

const decoders = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: (bytes: Buffer) => bytes }

for (const [encoding, decode] of Object.entries(decoders)) {
  test(`pages, styles and scripts arrive whole as ${encoding}`, async () => {
    for (const [path, file] of [
      ['/', '/index.html'],
      ['/pricing', '/pricing.html'],
      ['/no-such-page', '/404.html'],
      [pathOfAsset('.css'), pathOfAsset('.css')],
      [pathOfAsset('.js'), pathOfAsset('.js')],
      ['/robots.txt', '/robots.txt'],
    ] as const) {
      const { headers, body } = await ask(path, { headers: { 'Accept-Encoding': encoding } })
      const isSmaller = encoding !== 'identity' && body.length < contentOf(file).length
      expect(headers['content-encoding'], path).toBe(isSmaller ? encoding : undefined)
      expect((isSmaller ? decode : decoders.identity)(body).equals(contentOf(file)), path).toBe(true)
      if (file !== '/robots.txt' && encoding !== 'identity') expect(isSmaller, path).toBe(true)
    }
  })
}

test('a browser gets brotli', async () => {
  const { headers } = await ask('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
  expect(headers['content-encoding']).toBe('br')
  expect(headers.vary).toContain('Accept-Encoding')
})

test('an unchanged page is not sent again, whatever its encoding', async () => {
  const tags = new Set<string>()
  for (const encoding of Object.keys(decoders)) {
    const first = await ask('/pricing', { headers: { 'Accept-Encoding': encoding } })
    const tag = String(first.headers.etag)
    tags.add(tag)
    const again = await ask('/pricing', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  }
  expect(tags.size).toBe(3)
})

test('every file has the type browsers ask for', async () => {
  const types: Record<string, RegExp> = {
    html: /^text\/html; charset=utf-8$/,
    css: /^text\/css; charset=utf-8$/,
    js: /^(text|application)\/javascript(; charset=utf-8)?$/,
    svg: /^image\/svg\+xml/,
    png: /^image\/png$/,
    woff2: /^font\/woff2$/,
    xml: /^(text|application)\/(rss\+)?xml; charset=utf-8$/,
    txt: /^text\/plain; charset=utf-8$/,
    csv: /^text\/csv; charset=utf-8$/,
    json: /^application\/json$/,
    webmanifest: /^application\/manifest\+json$/,
  }
  const seen = new Set<string>()
  const oneOfEach = files.filter((file) => {
    const ending = file.replace(/^.*\./, '')
    return !file.startsWith('/assets/') && ending !== 'html' ? true : !seen.has(ending) && seen.add(ending)
  })
  for (const file of oneOfEach.filter((file) => !file.startsWith('/share/'))) {
    const path = file.replace(/(\/index)?\.html$/, '') || '/'
    const { status, headers } = await ask(path === '/404' ? '/no-such-page' : path, { headers: { 'Accept-Encoding': 'br' } })
    expect(headers['content-type'], `${file} (${status})`).toMatch(types[file.replace(/^.*\./, '')] ?? /^$/)
  }
})

test('files for servers are not sent to visitors', async () => {
  for (const path of [
    '/_headers',
    '/_redirects',
    '/.vite/manifest.json',
    '/serving/rules.json',
    '/../serving/rules.json',
    '/%2e%2e/serving/rules.json',
    '/%00',
    '/pricing%00',
    '/assets/',
    '/data',
  ]) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

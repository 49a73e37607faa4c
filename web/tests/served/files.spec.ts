import zlib from 'node:zlib'
import { expect, test } from '@playwright/test'
import { ask } from './support/ask.ts'
import { contentOf, files, pathOfAsset } from './support/site.ts'

const decoders = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: (bytes: Buffer) => bytes }

for (const [encoding, decode] of Object.entries(decoders)) {
  test(`pages, styles and scripts arrive whole as ${encoding}, and unchanged ones are not sent again`, async () => {
    for (const [path, file] of [
      ['/pricing', '/pricing.html'],
      ['/no-such-page', '/404.html'],
      [pathOfAsset('.css'), pathOfAsset('.css')],
      [pathOfAsset('.js'), pathOfAsset('.js')],
    ] as const) {
      const { status, headers, body } = await ask(path, { headers: { 'Accept-Encoding': encoding } })
      expect(headers['content-encoding'], path).toBe(encoding === 'identity' ? undefined : encoding)
      expect(decode(body).equals(contentOf(file)), path).toBe(true)
      if (status !== 200) continue
      const again = await ask(path, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': String(headers.etag) } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
  })
}

test('a browser gets brotli', async () => {
  const { headers } = await ask('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', expect.stringContaining('Accept-Encoding')])
})

test('each kind of file has the type browsers ask for', async () => {
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
  const oneOfEach = new Map(files.map((file) => [file.replace(/^.*\./, ''), file]))
  for (const [ending, file] of oneOfEach) {
    const { headers } = await ask(file.replace(/(\/index)?\.html$/, '') || '/')
    expect(headers['content-type'], file).toMatch(types[ending] ?? /^$/)
  }
})

test('files for servers are not sent to visitors', async () => {
  for (const path of [
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/vercel.json.br',
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

import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:http2'
import { expect, test } from '@playwright/test'
import { HTTP_PORT, HTTPS_PORT } from '../e2e/support/addresses.ts'
import { HOST, ROOT_CERTIFICATE, SERVED_URL } from './support/addresses.ts'
import { type Answer, ask, sendLead } from './support/ask.ts'
import { pathOfAsset } from './support/site.ts'

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const kinds = [
  { what: 'a page', path: '/pricing', status: 200 },
  { what: 'an occupation', path: '/anzsco/eaanzsco/civil-engineer-233211', status: 200 },
  { what: 'a redirect', path: '/pricing/', status: 301 },
  { what: 'a missing page', path: '/no-such-page', status: 404 },
  { what: 'a missing file', path: '/assets/missing.js', status: 404 },
  { what: 'a script', path: pathOfAsset('.js'), status: 200 },
  { what: 'robots.txt', path: '/robots.txt', status: 200 },
]

for (const { what, path, status } of kinds) {
  test(`${what} has the policy and its companion headers`, async () => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(EVERYWHERE)
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    const policy = policyOf(answer)
    expect(policy['default-src']).toEqual(["'none'"])
    for (const directive of ['script-src', 'style-src']) {
      expect(policy[directive]?.filter((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source))).toEqual([])
    }
    expect(policy).toMatchObject({
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': [],
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
}

test('the inbox’s answers can be neither framed, sniffed nor cached', async () => {
  for (const answer of [await sendLead({}), await ask('/healthz'), await ask('/admin/init')]) {
    expect(answer.headers).toMatchObject({ ...EVERYWHERE, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(policyOf(answer)).toMatchObject({ 'frame-ancestors': ["'none'"], 'script-src': ["'self'"], 'connect-src': ["'self'"] })
    expect(answer.headers['x-powered-by']).toBeUndefined()
  }
})

test('pages are revalidated, hashed files are cached for a year, errors are not cached', async () => {
  const caching = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await caching('/')).toBe('public, max-age=0, must-revalidate')
  expect(await caching('/data/search.json')).toBe('public, max-age=0, must-revalidate')
  expect(await caching(pathOfAsset('.js'))).toBe('public, max-age=31536000, immutable')
  expect(await caching(pathOfAsset('.woff2'))).toBe('public, max-age=31536000, immutable')
  expect(await caching('/assets/missing.js')).toBe('no-cache')
  expect(await caching('/no-such-page')).toBe('no-cache')
})

test('plain HTTP leads to the same address over TLS', async () => {
  const answer = await new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: HTTP_PORT, path: '/pricing?a=b', headers: { Host: HOST } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, to: response.headers.location })
    })
    sent.on('error', reject).end()
  })
  expect(answer).toEqual({ status: 308, to: `https://${HOST}/pricing?a=b` })
})

test('HTTP/2 is spoken and HTTP/3 is offered', async () => {
  const session = connect(SERVED_URL, { ca: readFileSync(ROOT_CERTIFICATE), lookup: toLoopback })
  try {
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      session.on('error', reject)
      session.request({ ':path': '/' }).on('response', resolve).on('error', reject).resume()
    })
    expect(headers[':status']).toBe(200)
    expect(headers['alt-svc']).toContain(`h3=":${HTTPS_PORT}"`)
  } finally {
    session.destroy()
  }
})

function policyOf({ headers }: Answer): Record<string, string[]> {
  const directives = String(headers['content-security-policy']).split(/; ?/)
  return Object.fromEntries(directives.map((directive) => directive.split(' ')).map(([name = '', ...values]) => [name, values]))
}

function toLoopback(_host: string, _options: object, done: (error: null, addresses: { address: string; family: number }[]) => void): void {
  done(null, [{ address: '127.0.0.1', family: 4 }])
}

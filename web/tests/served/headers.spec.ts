import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { HTTP_PORT } from '../e2e/support/addresses.ts'
import { HOST } from './support/addresses.ts'
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
  ['a page', '/anzsco/eaanzsco/civil-engineer-233211', 200],
  ['a redirect', '/pricing/', 301],
  ['a missing page', '/no-such-page', 404],
  ['a missing file', '/assets/missing.js', 404],
  ['a script', pathOfAsset('.js'), 200],
  ['robots.txt', '/robots.txt', 200],
] as const

for (const [what, path, status] of kinds) {
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

function policyOf({ headers }: Answer): Record<string, string[]> {
  const directives = String(headers['content-security-policy']).split(/; ?/)
  return Object.fromEntries(directives.map((directive) => directive.split(' ')).map(([name = '', ...values]) => [name, values]))
}

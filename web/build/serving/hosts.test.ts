import { expect, test } from 'vitest'
import { addressRules } from './addressRules.ts'
import { headerRules, PAGE_CACHING } from './headerRules.ts'
import { caddyAddresses, caddyHeaders, headersFile, redirectsFile } from './hostFiles.ts'

type Sent = Record<string, string>

const rules = headerRules({ siteUrl: 'https://www.example.com', cmsUrl: '' }, { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }, [
  '/rss.xml',
  '/data/occupations.csv',
  '/index.html',
])
const redirects = [
  { from: '/old-slug', to: '/pricing' },
  { from: '/blog/old', to: '/blogs#new' },
]
const addresses = ['/', '/pricing', '/anzsco/eaanzsco', '/rss.xml', '/data/occupations.csv', '/assets/a.js', '/share/a.png', '/icons/a.svg']

test.each(addresses)('Cloudflare Pages and Netlify send for %s what Caddy sends', (address) => {
  const expected = sentByCaddy(address)
  expect(expected['Content-Security-Policy']).toContain("'sha256-a='")
  expect({ 'Cache-Control': PAGE_CACHING, ...sentByHeadersFile(address) }).toEqual(expected)
})

test('Cloudflare Pages and Netlify redirect as Caddy does', () => {
  const expected = redirects.map(({ from, to }) => [from, to, '301'])
  const ofCaddy = caddyAddresses(addressRules, redirects).matchAll(/^redir (\/\S+) (\S+) (\d+)$/gm)
  expect([...ofCaddy].map(([, ...redirect]) => redirect)).toEqual(expected)
  expect(
    redirectsFile(redirects)
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  ).toEqual(expected)
})

test('no two rules that match an address set the same header, which Cloudflare and Netlify would join', () => {
  const twice = addresses.flatMap((address) => {
    const names = rules.filter(({ path }) => matches(path, address)).flatMap(({ headers }) => Object.keys(headers))
    return names.filter((name, place) => names.indexOf(name) !== place).map((name) => `${address} ${name}`)
  })
  expect(twice).toEqual([])
})

function sentByCaddy(address: string): Sent {
  const lines = caddyHeaders(rules).matchAll(/^header (\S+) (\S+) `(.*)`$/gm)
  return Object.fromEntries([...lines].flatMap(([, path = '', name = '', value = '']) => (matches(path, address) ? [[name, value]] : [])))
}

function sentByHeadersFile(address: string): Sent {
  const blocks = headersFile(rules).trim().split('\n\n')
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const [path = '', ...lines] = block.split('\n')
      return matches(path, address)
        ? lines.map((line) =>
            line
              .trim()
              .split(/: (.*)/s)
              .slice(0, 2),
          )
        : []
    }),
  )
}

function matches(path: string, address: string): boolean {
  return path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address
}

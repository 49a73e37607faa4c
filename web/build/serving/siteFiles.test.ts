import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addressRules } from './addressRules.ts'
import { linkedSite, makeAddressOf, openSite } from './siteFiles.mjs'

function site() {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['client', 'serving']) mkdirSync(join(folder, name))
  for (const name of ['404', 'index', 'pricing', 'about']) writeFileSync(join(folder, 'client', `${name}.html`), `<p>${name}</p>`)
  const rules = { pageCaching: 'no-cache', headers: [], redirects: [], addresses: addressRules }
  writeFileSync(join(folder, 'serving', 'rules.json'), JSON.stringify(rules))
  return folder
}

async function served(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
    return [answer.status, await answer.text()]
  }
}

test('a request that cannot be answered is a 500 in the log, and the next one is answered', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => logged.mockRestore())
  const folder = site()
  const pageAt = (path: string) => (path === '/broken' ? Promise.reject(new Error('It broke.')) : Promise.resolve(`<p>${path}</p>`))
  const ask = await served(openSite(folder))
  const preview = await served(openSite(folder, { change: (headers) => headers, pageAt }))
  const link = join(folder, 'live')
  const half = join(folder, 'half')
  mkdirSync(half)
  symlinkSync(half, link)
  const linked = await served(linkedSite(link))
  rmSync(join(folder, 'client', 'pricing.html'))

  expect(await ask('/pricing')).toEqual([500, '500 Internal Server Error'])
  expect(await preview('/broken')).toEqual([500, '500 Internal Server Error'])
  expect(await linked('/')).toEqual([500, '500 Internal Server Error'])
  expect(logged).toHaveBeenCalledTimes(3)
  expect(await ask('/about')).toEqual([200, '<p>about</p>'])
  expect(await preview('/about')).toEqual([200, '<p>/about</p>'])
})

test('a range is sent only of the file that was asked for before', async () => {
  const ask = await served(openSite(site()))
  const part = { Range: 'bytes=-4' }
  expect(await ask('/about', part)).toEqual([206, '</p>'])
  expect(await ask('/about', { ...part, 'If-Range': '"another"' })).toEqual([200, '<p>about</p>'])
  expect(await ask('/about', { Range: 'bytes=12-' })).toEqual([416, '416 Requested Range Not Satisfiable'])
})

test.each([
  ['/', '/'],
  ['//', '/'],
  ['//example.com/', '/example.com'],
  ['/a.html/', '/a'],
  ['/%61', '/a'],
  ['/a%2f', undefined],
  ['/a%00', undefined],
  ['/../a', undefined],
  [`/${'a'.repeat(199)}`, `/${'a'.repeat(199)}`],
  [`/${'a'.repeat(200)}`, undefined],
  [`/${'a/'.repeat(500)}`, undefined],
  ['*', undefined],
])('the one address of %s is %s', (asked, address) => {
  expect(makeAddressOf(addressRules)(asked)).toBe(address)
})

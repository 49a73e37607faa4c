import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchContent } from './fetchContent.ts'

/** An inbox with one token, and with or without something published. */
async function inbox(published: string | undefined): Promise<string> {
  const server = createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer right') response.writeHead(401).end()
    else if (published === undefined) response.writeHead(404).end()
    else response.end(published)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/site-content`
}

test('a build on a CDN reads what is published, with its token', async () => {
  const environment: NodeJS.ProcessEnv = { SITE_CONTENT_URL: await inbox('{"number":4}'), SITE_CONTENT_TOKEN: 'right' }
  await fetchContent(environment)
  expect(readFileSync(environment.SITE_CONTENT ?? '', 'utf8')).toBe('{"number":4}')
})

test.each([
  ['without a token', async () => ({ SITE_CONTENT_URL: await inbox('{}') }), /SITE_CONTENT_TOKEN is missing/],
  ['with a wrong token', async () => ({ SITE_CONTENT_URL: await inbox('{}'), SITE_CONTENT_TOKEN: 'wrong' }), /is not the CONTENT_TOKEN/],
  [
    'before anything is published',
    async () => ({ SITE_CONTENT_URL: await inbox(undefined), SITE_CONTENT_TOKEN: 'right' }),
    /nothing has been published/,
  ],
  ['while the inbox is away', async () => ({ SITE_CONTENT_URL: 'http://127.0.0.1:9/', SITE_CONTENT_TOKEN: 'right' }), /cannot be reached/],
] as const)('%s the build fails, so the CDN keeps its site', async (_, environment, message) => {
  await expect(fetchContent(await environment())).rejects.toThrow(message)
})

test('a build that names no inbox fetches nothing', async () => {
  const environment: NodeJS.ProcessEnv = {}
  await fetchContent(environment)
  expect(environment).toEqual({})
})

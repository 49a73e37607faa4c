import type { AddressInfo } from 'node:net'
import { createServer, resolveConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFiles } from '../../build/occupationData.ts'
import { serveDataFiles } from '../../vite/plugins.ts'

let server: ViteDevServer
let origin: string

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [serveDataFiles],
    server: { host: '127.0.0.1', port: 0, ws: false },
  })
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

test.each(Object.entries(dataFiles))('%s is answered while the site is developed', async (path, make) => {
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toMatch(path.endsWith('.csv') ? /^text\/csv/ : /^application\/json/)
  expect(await answer.text()).toBe(make())
})

test('an address below /data/ without a file is not found', async () => {
  expect((await fetch(`${origin}/data/none.json`)).status).toBe(404)
})

test('the development server listens on this machine only', async () => {
  const { server } = await resolveConfig({}, 'serve')
  expect(server.host).toBe('localhost')
})

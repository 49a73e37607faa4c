import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const REPORTS = /sendBeacon|largest-contentful-paint/
const WEB_DIR = join(import.meta.dirname, '..', '..')

afterEach(() => vi.unstubAllEnvs())

test('with an address the script of every page reports there', async () => {
  const code = await clientCode('/vitals')
  expect(code.some((script) => REPORTS.test(script))).toBe(true)
  expect(code.some((script) => /["'`]\/vitals["'`]/.test(script))).toBe(true)
})

/** The code a visitor would download, with the site's own settings: the one script of every page and its imports. */
async function clientCode(address: string): Promise<string[]> {
  vi.stubEnv('SITE_VITALS_URL', address)
  vi.resetModules()
  const { build } = await import('vite')
  const { default: config } = await import('../../vite.config.ts')
  const built = await build({
    configFile: false,
    root: WEB_DIR,
    logLevel: 'error',
    define: config.define ?? {},
    build: { write: false, rolldownOptions: { input: join(WEB_DIR, 'pages', '+client.ts') } },
  })
  if (!('output' in built)) throw new Error('Vite built something else')
  return built.output.flatMap((file) => (file.type === 'chunk' ? file.code : []))
}

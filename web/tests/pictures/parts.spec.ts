import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { freePort } from '../e2e/support/freePorts.ts'
import { expect, test } from './fixtures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('every state of every part looks as before', async ({ browser }) => {
  test.setTimeout(300_000)
  const server = await createServer({ root, server: { port: await freePort(), strictPort: true } })
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  try {
    await page.goto(`${address}styleguide`)
    await page.locator('h3 a').first().waitFor()
    const states = await page.locator('h3 a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(states.length).toBeGreaterThan(40)
    for (const state of states) {
      await page.goto(state)
      await expect(page.locator('[data-island]')).toHaveAttribute('data-acted', '')
      const asked = new URL(state).searchParams
      const name = `${asked.get('part')}-${asked.get('state')}`.replaceAll(/[^\w]+/g, '-')
      await expect.soft(page).toHaveScreenshot(`part-${name}.png`, { fullPage: true })
    }
  } finally {
    await page.close()
    await server.close()
  }
})

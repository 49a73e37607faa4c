import { chromium, expect, test } from '@playwright/test'
import { HTTPS_PORT } from '../e2e/support/addresses.ts'
import { HOST, SERVED_URL } from './support/addresses.ts'

test('the whole page arrives over HTTP/3', async ({ launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--enable-quic', `--origin-to-force-quic-on=${HOST}:${HTTPS_PORT}`],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${SERVED_URL}/pricing`)
    const protocols = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) =>
        'nextHopProtocol' in entry ? entry.nextHopProtocol : '',
      ),
    )
    expect(protocols.length).toBeGreaterThan(2)
    expect([...new Set(protocols)]).toEqual(['h3'])
  } finally {
    await browser.close()
  }
})

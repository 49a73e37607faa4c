import { chromium } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { SITE_URL } from './support/addresses.ts'
import { watchedFromInside } from './support/rawBrowser.ts'

const KINDS_WITHOUT_A_FORM_IN_VIEW = [
  '/',
  '/services/cdr-writing',
  '/anzsco/eaanzsco',
  '/anzsco/eaanzsco/civil-engineer-233211',
  '/blogs/engineers-australia-plagiarism-rules',
  '/pricing',
  '/samples',
]

test('going back shows the page as it was left, from the back/forward cache', async ({ launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    for (const path of ['/', '/services/cdr-writing', '/anzsco/eaanzsco', '/services/pr-points-calculator']) {
      const page = await browser.newPage()
      await page.goto(`${SITE_URL}${path}`)
      await page.locator('html[data-header=ready]').waitFor({ state: 'attached' })
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })))
      await page.goto(`${SITE_URL}/about`)
      await page.evaluate(() => history.back())
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted')), path).toBe(true)
      await page.close()
    }
  } finally {
    await browser.close()
  }
})

test('a page the browser prepared counts the popup’s 15 seconds from when it is shown', async ({ launchOptions }) => {
  test.setTimeout(90_000)
  const PREPARED_MS = 6_000
  const seen = await watchedFromInside(
    launchOptions.executablePath ?? chromium.executablePath(),
    '/about',
    `
      if (location.pathname === '/about') addEventListener('load', () => {
        const rules = document.createElement('script')
        rules.type = 'speculationrules'
        rules.textContent = JSON.stringify({ prerender: [{ urls: ['/pricing'], eagerness: 'immediate' }] })
        document.head.append(rules)
        setTimeout(() => document.querySelector('footer a[href="/pricing"], a[href="/pricing"]').click(), ${PREPARED_MS})
      })
      else {
        const prepared = document.prerendering
        const look = setInterval(() => {
          if (!document.querySelector('#popup[open]')) return
          clearInterval(look)
          const shownAt = performance.getEntriesByType('navigation')[0].activationStart
          tell({ prepared, shownAt, openedAfter: performance.now() - shownAt })
        }, 50)
      }
    `,
    60_000,
  )
  expect(seen).toMatchObject({ prepared: true })
  const { shownAt, openedAfter } = seen as { shownAt: number; openedAfter: number }
  expect(shownAt).toBeGreaterThan(2_000)
  expect(openedAfter).toBeGreaterThan(14_900)
  expect(openedAfter).toBeLessThan(18_000)
})

for (const [reducedMotion, fades] of [
  ['no-preference', 'true'],
  ['reduce', 'false'],
] as const) {
  test(`the next page ${fades === 'true' ? 'fades in' : 'is there at once'} with motion: ${reducedMotion}`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        document.documentElement.setAttribute('data-faded', String(viewTransition !== null)),
      ),
    )
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    await page.locator('footer a[href="/pricing"]').first().click()
    await page.waitForURL('**/pricing')
    await expect(page.locator('html')).toHaveAttribute('data-faded', fades)
  })
}

test('a page whose form is out of view never fetches React', async ({ page }) => {
  for (const path of KINDS_WITHOUT_A_FORM_IN_VIEW) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(bytes, path).toBeLessThan(20_000)
  }
})

test('menus and links work when no script arrives', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('button', { name: 'Services' }).click()
  const link = page.locator('#menu-services').getByRole('link', { name: 'RPL Writing' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/services\/rpl-writing$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.locator('#drawer').getByRole('link', { name: 'Pricing' })).toBeVisible()
})

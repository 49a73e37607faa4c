import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, headerReady, test } from './fixtures.ts'
import { expectNoFaultAtWidths, expectNoSidewaysScrolling } from './support/accessibility.ts'
import { DIST_DIR } from './support/addresses.ts'

const routes = [...readFileSync(join(DIST_DIR, 'client', 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
)

// One of a kind is enough: the occupations of all lists share a template, as do the posts and the results of the path finder.
const kinds = routes.filter((path, index) => index === routes.findIndex((other) => kindOf(other) === kindOf(path)))

function kindOf(path: string): string {
  if (/^\/anzsco\/\w+\/./.test(path)) return '/anzsco/*/*'
  if (path.startsWith('/blogs/')) return '/blogs/*'
  if (/^\/find-your-path\/./.test(path)) return '/find-your-path/*'
  return path
}

/** The service pages differ in their words, not in their layout: axe checks one of them at both widths and the others once. */
function isFirstOfTemplate(path: string): boolean {
  const template = /^\/services\/(?!pr-points-calculator|cdr-review-proofreading)/
  return !template.test(path) || path === kinds.find((other) => template.test(other))
}

test('the sitemap names the routes', () => {
  expect(kinds.length).toBeGreaterThan(25)
})

for (const path of [...kinds, '/no-such-page']) {
  test(`no accessibility fault and no sideways scrolling on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await headerReady(page)
    await expectNoFaultAtWidths(page, isFirstOfTemplate(path) ? [360, 1280] : [360])
    await expectNoSidewaysScrolling(page, 1280)
  })
}

test('no result of the path finder scrolls sideways on the narrowest phone', async ({ page }) => {
  // It opens some fifty pages.
  test.setTimeout(240_000)
  for (const path of routes.filter((route) => route.startsWith('/find-your-path/'))) {
    await page.goto(path)
    await expectNoSidewaysScrolling(page, 320)
  }
})

test('an unknown address answers 404 with links to real pages', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('before the page has loaded it asks for one script, and never for React', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'load' })
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname)
  })
  expect(early).toEqual([expect.stringMatching(/^\/assets\/entries\/pages_client/)])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, menus open and the forms say how to reach us', async ({ page }) => {
    await page.goto('/services/cdr-writing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Services' }).click()
    await expect(page.locator('#menu-services').getByRole('link', { name: 'RPL Writing' })).toBeVisible()
    await page.keyboard.press('Escape')
    const main = page.getByRole('main')
    await expect(main.locator('noscript p')).toBeVisible()
    await expect(main.locator('noscript p')).toContainText('This form needs JavaScript.')
    await expect(main.locator('noscript').getByRole('link', { name: 'info@example.com' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Submit' })).toBeHidden()
    await expect(page.getByRole('contentinfo').locator('noscript p')).toBeVisible()
  })
})

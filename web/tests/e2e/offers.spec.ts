import { expect, test } from './fixtures.ts'

/** Phone screens before the footer: docs/writing.md. */
const SCREEN = { width: 360, height: 740 }
const offers: Record<string, number> = {
  '/': 15,
  '/services/cdr-writing': 14,
  '/services/career-episode-writing': 14,
  '/services/summary-statement': 14,
  '/services/cpd-writing': 14,
  '/services/ea-application': 14,
  '/services/exp-assessment': 14,
  '/services/stage1-competency-assessment': 14,
  '/services/acs-review': 14,
  '/services/rpl-writing': 14,
  '/services/rpl-review': 14,
  '/services/iml-comp-assessment-writing': 14,
  '/services/iml': 14,
  '/services/review-cover-letter': 14,
  '/pricing': 14,
  '/about': 14,
  '/reviews': 14,
  '/meet-our-agent': 14,
}

test('an offer fits on the screens a buyer reads, with its action on the first and its answers on the first two', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(SCREEN)
  for (const [path, most] of Object.entries(offers)) {
    await page.goto(path)
    const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY)
    expect(end / SCREEN.height, path).toBeLessThanOrEqual(most)
    await expect(page.getByRole('main').locator('a.button-accent').first(), path).toBeInViewport()
    const answers = await page
      .locator('main dl')
      .first()
      .evaluate((list) => list.getBoundingClientRect().bottom + scrollY)
    expect(answers / SCREEN.height, `${path}: the answers in its head`).toBeLessThanOrEqual(2)
  }
})

test('no sheet of the home page’s story covers the words that follow it', async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const next = page.getByRole('heading', { name: 'How it works' })
    await next.scrollIntoViewIfNeeded()
    const sheets = page.getByRole('figure', { name: /draft|answers|final text/ })
    await expect(sheets).toHaveCount(3)
    const places = await sheets.evaluateAll(
      (figures, words) => ({
        ends: figures.map((figure) => figure.getBoundingClientRect().bottom),
        next: words?.getBoundingClientRect().top,
      }),
      await next.elementHandle(),
    )
    expect(Math.max(...places.ends), `${width} px`).toBeLessThanOrEqual(places.next ?? 0)
  }
})

test('on paper every folded part of an offer is open', async ({ page }) => {
  for (const path of ['/pricing', '/about', '/services/cdr-writing']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('main :is(section:not(#enquiry, #related)) details > :not(summary)')
    expect(await answers.count(), path).toBeGreaterThan(4)
    for (const answer of await answers.all()) await expect(answer, path).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await expect(answers.first(), path).toBeHidden()
  }
})

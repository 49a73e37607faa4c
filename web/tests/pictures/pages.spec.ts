import { expect, openWhole, test } from './fixtures.ts'

/** One of each kind of page. */
const PAGES = {
  home: '/',
  'service-ea': '/services/cdr-writing',
  'service-acs': '/services/rpl-writing',
  'service-iml': '/services/iml-comp-assessment-writing',
  'service-portal': '/services/ea-application',
  'service-others': '/services/plagiarism-ai-proofread',
  calculator: '/services/pr-points-calculator',
  samples: '/samples',
  pricing: '/pricing',
  reviews: '/reviews',
  blogs: '/blogs',
  post: '/blogs/acs-experience-deduction',
  about: '/about',
  agent: '/meet-our-agent',
  terms: '/terms',
  policy: '/company-policy',
  listing: '/anzsco/imlanzsco',
  occupation: '/anzsco/eaanzsco/civil-engineer-233211',
  compare: '/anzsco/compare',
  data: '/anzsco/data',
  'not-found': '/nothing-here',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} looks as before`, async ({ page }) => {
    await openWhole(page, path)
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, timeout: 20_000 })
  })
}

test('home and an article look as before in print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const [name, path] of Object.entries({ home: '/', post: PAGES.post })) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`print-${name}.png`, { fullPage: true, timeout: 20_000 })
  }
})

test('home in forced colours looks as before', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('forced-colours.png')
})

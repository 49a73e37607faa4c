import { expect, test } from './fixtures.ts'

/** One of each kind of page. */
const PAGES = [
  '/',
  '/services/cdr-writing',
  '/services/pr-points-calculator',
  '/services/cdr-review-proofreading',
  '/samples',
  '/pricing',
  '/reviews',
  '/blogs',
  '/blogs/acs-experience-deduction',
  '/about',
  '/meet-our-agent',
  '/terms',
  '/company-policy',
  '/anzsco/eaanzsco',
  '/anzsco/eaanzsco/civil-engineer-233211',
  '/anzsco/compare',
  '/anzsco/data',
  '/nothing-here',
]

for (const width of [320, 390, 1280]) {
  test(`no page scrolls sideways at ${width} px`, async ({ visitor }) => {
    test.setTimeout(180_000)
    await visitor.resize(width)
    for (const path of PAGES) {
      await visitor.open(path)
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
  })
}

test('a list to choose from looks as ready as the field beside it', async ({ visitor }) => {
  await visitor.open('/anzsco/eaanzsco')
  const background = (label: string) => visitor.field(label).evaluate((field) => getComputedStyle(field).backgroundColor)
  expect(await background('Category')).toBe(await background('Code, title or what people call it'))
})

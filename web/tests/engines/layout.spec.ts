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

test('no page scrolls sideways, on the narrowest phone, another one and a wide screen', async ({ visitor }) => {
  test.setTimeout(300_000)
  for (const path of PAGES) {
    for (const width of [320, 390, 1280]) {
      await visitor.resize(width)
      if (width === 320) await visitor.open(path)
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('a list to choose from looks as ready as the field beside it', async ({ visitor }) => {
  await visitor.open('/anzsco/eaanzsco')
  const background = (label: string) => visitor.field(label).evaluate((field) => getComputedStyle(field).backgroundColor)
  expect(await background('Category')).toBe(await background('Code, title or what people call it'))
})

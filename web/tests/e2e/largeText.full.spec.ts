import { expect, test } from './fixtures.ts'
import { listedPages, oneOfEachLayout } from './support/addresses.ts'

/** https://www.w3.org/WAI/WCAG22/Understanding/resize-text and reflow: text alone enlarged, and a window of 1280 pixels at 400 %. */
const WINDOWS = [
  { name: 'text alone at 200 %', size: 200, width: 360, height: 740 },
  { name: 'text alone at 130 %', size: 130, width: 360, height: 740 },
  { name: '400 % zoom', size: 100, width: 320, height: 256 },
]

const pages = process.env.TEST_SAMPLE
  ? new Set([...oneOfEachLayout(), ...listedPages().filter((_, index) => index % 3 === 0)])
  : listedPages()

test('no page is wider than its window with larger text alone, or at 400 % zoom', async ({ page }) => {
  const wide: string[] = []
  for (const path of [...pages, '/no-such-page']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const { name, size, width, height } of WINDOWS) {
      await page.setViewportSize({ width, height })
      const { pageWidth, burger } = await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
        for (const folded of document.querySelectorAll('details')) folded.open = true
        return {
          pageWidth: document.documentElement.scrollWidth,
          burger: document.querySelector('header button[popovertarget=drawer]')?.getBoundingClientRect().right ?? 0,
        }
      }, size)
      if (Math.max(pageWidth, burger) > width) wide.push(`${path}, ${name}: ${pageWidth}, menu button to ${burger}`)
    }
  }
  expect(wide).toEqual([])
})

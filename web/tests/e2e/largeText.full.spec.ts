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

/** Of longer ones a browser that knows English shows a hyphen. */
const LONG_WORD = 12

test('no word of a main heading is broken on a phone with text alone at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const broken: string[] = []
  for (const path of oneOfEachLayout()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const words = await page.evaluate((longest) => {
      document.documentElement.style.fontSize = '200%'
      const heading = document.querySelector('main h1')
      const walker = document.createTreeWalker(heading ?? document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1 && word.length <= longest) found.push(word)
        }
      }
      return found
    }, LONG_WORD)
    if (words.length > 0) broken.push(`${path}: ${words.join(', ')}`)
  }
  expect(broken).toEqual([])
})

import { expect, test } from './fixtures.ts'
import { listedPages } from './support/addresses.ts'

/** https://www.w3.org/WAI/WCAG22/Understanding/resize-text and reflow: text alone enlarged, and a window of 1280 pixels at 400 %. */
for (const { name, size, width, height } of [
  { name: 'text alone at 200 %', size: 200, width: 360, height: 740 },
  { name: 'text alone at 130 %', size: 130, width: 360, height: 740 },
  { name: '400 % zoom', size: 100, width: 320, height: 256 },
]) {
  test(`no page is wider than its window with ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height })
    const wide: string[] = []
    for (const path of [...listedPages(), '/no-such-page']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
        for (const folded of document.querySelectorAll('details')) folded.open = true
      }, size)
      const { pageWidth, burger } = await page.evaluate(() => ({
        pageWidth: document.documentElement.scrollWidth,
        burger: document.querySelector('header button[popovertarget=drawer]')?.getBoundingClientRect().right ?? 0,
      }))
      if (Math.max(pageWidth, burger) > width) wide.push(`${path}: ${pageWidth}, menu button to ${burger}`)
    }
    expect(wide).toEqual([])
  })
}

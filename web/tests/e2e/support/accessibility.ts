import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** At each width axe finds no fault in the page as it is, and nothing scrolls sideways. `within` limits what axe checks. */
export async function expectNoFaultAtWidths(page: Page, widths: readonly number[], within = 'html'): Promise<void> {
  for (const width of widths) {
    await expectNoSidewaysScrolling(page, width)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .include(within)
      .withTags(TAGS)
      .analyze()
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    expect(faults, `${width} px`).toEqual([])
  }
}

export async function expectNoSidewaysScrolling(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0)
}

import { expect, type Locator, type Page } from '@playwright/test'
import { faultsOfText } from '../../faultsOfText.ts'

export const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
]
export const PHONE = { width: 360, height: 640 }
export const WINDOWS = [...LAPTOPS, PHONE]

/** Each text of a panel can be read whole, after scrolling at most: `toBeVisible` is true of text that is cut off or under something. */
export async function expectWholeText(panel: Locator, shortened?: string): Promise<void> {
  await expect(panel).toBeVisible()
  await expect.poll(() => panel.evaluate(faultsOfText, shortened), { message: sizeOf(panel.page()) }).toEqual([])
}

export async function expectWholeTextInWindows(panel: Locator, shortened?: string, windows = WINDOWS): Promise<void> {
  for (const size of windows) {
    await panel.page().setViewportSize(size)
    await expectWholeText(panel, shortened)
  }
}

function sizeOf(page: Page): string {
  const { width, height } = page.viewportSize() ?? {}
  return `${width} × ${height}`
}

import type { Locator, Page } from '@playwright/test'

/** Below it the browser reports no duration at all; shorter ones count as this. */
export const SHORTEST_REPORTED_MS = 16

const FORM_FIELD = 'main form [name=fullName], footer form input[type=email]'
const READY_WITHIN_MS = 20_000

/** From touching the menu's button to the next frame. */
export async function openMenu(page: Page): Promise<number> {
  const button = page.locator('header [popovertarget=drawer]').first()
  const duration = await longestInteraction(page, () => button.tap())
  if (!(await page.locator('#drawer').evaluate((drawer) => drawer.matches(':popover-open')))) throw new Error('The drawer did not open')
  await page.evaluate(() => document.querySelector<HTMLElement>('#drawer')?.hidePopover())
  return duration
}

/** The first letter in the page's form, as soon as it is in view; then how long until React answers there. */
export async function typeFirstKey(page: Page): Promise<{ key: number; answersAfter: number }> {
  const field = page.locator(FORM_FIELD).first()
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const seen = Date.now()
  const key = await longestInteraction(page, async () => {
    await field.focus()
    await page.keyboard.press('a')
  })
  await answering(field)
  return { key, answersAfter: Date.now() - seen }
}

/** Ours says when it is ready; the others are ready from the start, or never will be. */
async function answering(field: Locator): Promise<void> {
  await field.evaluate(async (element, limit) => {
    const island = element.closest('[data-island]')
    const end = performance.now() + limit
    while (island !== null && !island.hasAttribute('data-ready') && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, READY_WITHIN_MS)
}

async function longestInteraction(page: Page, interact: () => Promise<unknown>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    type Timed = PerformanceEntry & { interactionId: number }
    const seen: number[] = []
    Object.assign(globalThis, { benchInteractions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timed[]) if (entry.interactionId > 0) seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, SHORTEST_REPORTED_MS)
  await interact()
  await page.waitForTimeout(400)
  const durations = await page.evaluate((): number[] => Reflect.get(globalThis, 'benchInteractions'))
  return Math.max(SHORTEST_REPORTED_MS, ...durations)
}

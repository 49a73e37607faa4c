import { expect, headerReady, test } from './fixtures.ts'
import { expectNoFaultAtWidths, expectNoSidewaysScrolling } from './support/accessibility.ts'
import { oneOfEachLayout } from './support/addresses.ts'
import { CAPPED, openCalculator, sums } from './support/calculator.ts'
import { LAPTOPS } from './support/wholeText.ts'

const layouts = oneOfEachLayout()
/** What differs on a wide screen is the header, columns and tables. */
const WIDE = ['/', '/draft-checker', '/anzsco/compare', '/pricing']

for (const path of [...layouts, '/no-such-page']) {
  test(`${path} has no accessibility fault and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200)
    await headerReady(page)
    await expectNoFaultAtWidths(page, WIDE.includes(path) ? [320, 1280] : [320])
    await expectNoSidewaysScrolling(page, 1280)
  })
}

test('each kind of page is among them', () => {
  expect(layouts.length).toBeGreaterThan(15)
  expect(layouts.length).toBeLessThan(30)
})

for (const size of LAPTOPS)
  test(`the sums and their ledger fit beside the questions at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    const calculator = await openCalculator(page, CAPPED)
    await expect(calculator.getByRole('row', { name: /^Work limit/ })).toBeVisible()
    // The panel that both are in would scroll.
    const hidden = () => sums(calculator).evaluate(({ parentElement: panel }) => (panel ? panel.scrollHeight - panel.clientHeight : null))
    await expect.poll(hidden, { message: 'Pixels below its edge: make a row lower in islands/points' }).toBe(0)
  })

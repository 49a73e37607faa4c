import { expect, test } from './fixtures.ts'
import { CAPPED, openCalculator, sums } from './support/calculator.ts'
import { expectSoundLayout, tellingLayouts } from './support/layouts.ts'
import { LAPTOPS } from './support/wholeText.ts'

for (const path of tellingLayouts)
  test(`${path} has no accessibility fault and never scrolls sideways`, ({ page }) => expectSoundLayout(page, path))

for (const size of LAPTOPS)
  test(`the sums and their ledger fit beside the questions at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    const calculator = await openCalculator(page, CAPPED)
    await expect(calculator.getByRole('row', { name: /^Work limit/ })).toBeVisible()
    // The panel that both are in would scroll.
    const hidden = () => sums(calculator).evaluate(({ parentElement: panel }) => (panel ? panel.scrollHeight - panel.clientHeight : null))
    await expect.poll(hidden, { message: 'Pixels below its edge: make a row lower in islands/points' }).toBe(0)
  })

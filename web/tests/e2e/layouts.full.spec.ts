import { expect, test } from './fixtures.ts'
import { expectSoundLayout, otherLayouts } from './support/layouts.ts'

for (const path of otherLayouts)
  test(`${path} has no accessibility fault and never scrolls sideways`, ({ page }) => expectSoundLayout(page, path))

test('each kind of page is among them', () => {
  expect(otherLayouts.length).toBeGreaterThan(10)
  expect(otherLayouts.length).toBeLessThan(25)
})

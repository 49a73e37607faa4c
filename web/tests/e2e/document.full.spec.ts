import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { offerPages } from './support/addresses.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const path of offerPages()) {
  test(`the document of ${path} gives each of its answers by thumb and by keyboard`, { tag: '@engines' }, async ({ page }) => {
    await page.goto(path)
    await expectPenMoves(page)
    const sheet = page.locator('[data-document] fieldset').first()
    expect(await sheet.locator('[data-answer]').count()).toBeGreaterThan(2)
    for (const box of await sheet.getByRole('checkbox').all()) await expectAnswerOfStretch(box)
    const rows = await sheet.locator('fieldset').all()
    for (const group of rows.length > 0 ? rows : [sheet]) await expectAnswersOfChoices(group)
  })
}

test('on paper every document has all of its answers, and none is kept from a screen reader', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of offerPages()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const sheet = page.locator('[data-document] fieldset').first()
    await expectReadable(sheet.locator('[data-answer]'))
    await expect(sheet.locator('[aria-hidden=true] [data-answer], [data-answer][aria-hidden=true]')).toHaveCount(0)
  }
})

/** The drawing rests with one sentence answered, and the pen moves to what the next one proves. */
async function expectPenMoves(page: Page): Promise<void> {
  const drawing = page.locator('[data-document] svg[role=img]')
  await expect(drawing).toHaveAccessibleName(/\.$/)
  const choices = page.locator('[data-document] fieldset').getByRole('radio')
  const circled = await shownPens(drawing)
  expect(circled).toHaveLength(1)
  await labelOf(choices.nth(1)).click()
  await expect.poll(() => shownPens(drawing)).toHaveLength(1)
  await expect.poll(() => shownPens(drawing)).not.toEqual(circled)
}

/** Which of the pen's circles can be seen, by their places among all. */
function shownPens(drawing: Locator): Promise<number[]> {
  return drawing.evaluate((svg) =>
    [...svg.querySelectorAll('svg[data-for] > path:only-child')].flatMap((path, index) => {
      const isPen = path.parentElement?.getAttribute('viewBox') === '0 0 100 100'
      return isPen && path.checkVisibility({ opacityProperty: true }) ? [index] : []
    }),
  )
}

/** A marked stretch answers with the note after it, and takes it back. */
async function expectAnswerOfStretch(box: Locator): Promise<void> {
  const note = box.locator('xpath=following-sibling::*[@data-answer][1]')
  await expectReadable(note, false)
  await labelOf(box).click()
  await expectReadable(note)
  await box.press('Space')
  await expectReadable(note, false)
}

/** Each choice of a group lights what is for its number, or says why its line belongs where it does. */
async function expectAnswersOfChoices(group: Locator): Promise<void> {
  const choices = await group.getByRole('radio').all()
  for (const choice of choices) {
    await labelOf(choice).click()
    await expect(choice).toBeChecked()
    await expectReadable(await answersTo(choice, group))
  }
  const [first, second] = choices
  if (first === undefined || second === undefined) return
  await first.focus()
  await first.press('Space')
  await first.press('ArrowDown')
  await expect(second).toBeChecked()
  await expectReadable(await answersTo(second, group))
}

async function answersTo(choice: Locator, group: Locator): Promise<Locator> {
  const numbered = group.locator(`[data-answer][data-for~="${await choice.getAttribute('data-n')}"]`)
  return (await numbered.count()) > 0 ? numbered : group.locator('[data-answer]')
}

function labelOf(control: Locator): Locator {
  return control.locator('xpath=following-sibling::label[1]')
}

/** Neither clipped away nor transparent. */
async function expectReadable(answers: Locator, wanted = true): Promise<void> {
  const count = await answers.count()
  expect(count).toBeGreaterThan(0)
  const areReadable = () =>
    answers.evaluateAll((elements) =>
      elements.map((element) => {
        const { clipPath, opacity } = getComputedStyle(element)
        return clipPath === 'none' && opacity === '1'
      }),
    )
  await expect.poll(areReadable).toEqual(new Array(count).fill(wanted))
}

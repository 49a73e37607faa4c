import { expect, test } from './fixtures.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the paragraph on home says of each pressed sentence what it proves, by thumb and by keyboard', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/')
    const paragraph = page.getByRole('group', { name: /five sentences/ })
    const noteOn = (about: string) => paragraph.locator('[data-answer]', { hasText: about })
    await expect(paragraph.getByRole('checkbox')).toHaveCount(5)
    for (const note of await paragraph.locator('[data-answer]').all()) await expect(note).not.toHaveCSS('clip-path', 'none')

    await paragraph.getByText('I communicated effectively').click()
    await expect(noteOn('Praise, and no act')).toHaveCSS('clip-path', 'none')
    await expect(noteOn('Engineering methods')).not.toHaveCSS('clip-path', 'none')

    await paragraph.getByRole('checkbox', { name: /I re-ran the slope model/ }).focus()
    await page.keyboard.press('Space')
    await expect(noteOn('Engineering methods')).toHaveCSS('clip-path', 'none')
    await expect(noteOn('Praise, and no act')).toHaveCSS('clip-path', 'none')
  })

  test('on paper every sentence has its answer', async ({ page }) => {
    await page.goto('/')
    const paragraph = page.getByRole('group', { name: /five sentences/ })
    await expect(paragraph.locator('[data-answer]')).toHaveCount(5)
    await page.emulateMedia({ media: 'print' })
    for (const note of await paragraph.locator('[data-answer]').all()) await expect(note).toHaveCSS('clip-path', 'none')
  })

  test('an element lights the line that proves it, and a gap stays dark', { tag: '@engines' }, async ({ page }) => {
    await page.goto('/services/cdr-writing')
    const map = page.getByRole('group', { name: 'Press an element' })
    const proof = map.getByRole('listitem').filter({ hasText: 'Finds 0.23 s' })
    const answers = map.locator('[data-answer]')
    await map.locator('label', { hasText: 'PE2.1' }).click()
    await expect(answers.filter({ hasText: 'measured time' })).toHaveCSS('opacity', '1')
    await expect(proof).toHaveCSS('background-color', /251|0\.98/)
    await map.getByRole('radio', { name: /PE2\.1/ }).press('ArrowUp')
    await expect(answers.filter({ hasText: 'no evidence' })).toHaveCSS('opacity', '1')
    await expect(answers.filter({ hasText: 'measured time' })).toHaveCSS('opacity', '0')
    await expect(proof).not.toHaveCSS('background-color', /251|0\.98/)
  })

  test('a line that is sorted says where it belongs and why, and a day that is chosen says what counts', async ({ page }) => {
    await page.goto('/services/cpd-writing')
    const line = page.getByRole('group', { name: '2027, power systems' })
    const why = line.getByText('It has not happened yet')
    await expect(why).not.toHaveCSS('clip-path', 'none')
    await line.getByText('Keep').click()
    await expect(why).toHaveCSS('clip-path', 'none')

    await page.goto('/services/acs-review')
    const years = page.getByRole('group', { name: 'How many years' })
    await expect(years.locator('[data-answer]', { hasText: 'after 30 June 2018' })).toHaveCSS('opacity', '1')
    await years.getByText('4 years', { exact: true }).click()
    await expect(years.locator('[data-answer]', { hasText: 'after 30 June 2020' })).toHaveCSS('opacity', '1')

    await page.goto('/pricing')
    const example = page.getByRole('group', { name: 'What will you order' })
    await example.getByText('with employment assessment', { exact: true }).click()
    await expect(example.locator('[data-answer]', { hasText: '1,512.50' })).toHaveCSS('opacity', '1')
  })
})

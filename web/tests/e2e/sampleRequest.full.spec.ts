import { expect, hold, ready, sampleFormOn, test } from './fixtures.ts'

test('the samples lead to each other and to the form with their discipline, which a stored request clears under the focus', async ({
  page,
  address,
}) => {
  const { held, letGo } = hold()
  await page.route('**/api/form-datas', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/samples#retaining-wall')
  const civil = page.locator('#retaining-wall')
  await expect(civil).toBeInViewport()
  await civil.getByRole('link', { name: 'CDR sample: civil engineer' }).click()
  await expect(page).toHaveURL(/\/samples\/cdr-sample-civil-engineer$/)
  await page.getByRole('link', { name: 'Request a sample' }).click()
  const form = sampleFormOn(page)
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('233211')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await form.getByLabel('Discipline').focus()
  letGo()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  await expect(form.getByLabel('Discipline')).toBeFocused()
  await expect(form.getByLabel('Discipline')).toHaveValue('')
})

test('a sample’s page chooses its discipline whatever email was typed elsewhere, but not over one that was chosen', async ({ page }) => {
  const form = sampleFormOn(page)
  await page.goto('/pricing')
  await ready(form)
  await form.getByLabel('Email').fill('asha@example.com')
  for (const [path, code] of [
    ['/samples/cdr-sample-civil-engineer', '233211'],
    ['/samples/cdr-sample-mechanical-engineer', '233512'],
  ] as const) {
    await page.goto(path)
    await ready(form)
    await form.getByLabel('Email').pressSequentially('a')
    await expect(form.getByLabel('Discipline'), path).toHaveValue(code)
  }
  await form.getByLabel('Discipline').selectOption('Mining Engineer')
  await page.goto('/samples/cdr-sample-civil-engineer')
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('233611')
})

test('an occupation chooses its discipline in the footer’s form, before the form has started and after', async ({ page }) => {
  await page.goto('/anzsco/eaanzsco/structural-engineer-233214')
  const form = sampleFormOn(page)
  const link = page.getByRole('link', { name: 'Request an annotated sample for this discipline' })
  await link.click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Discipline')).toHaveValue('233214')
  await expect(page).toHaveURL('/anzsco/eaanzsco/structural-engineer-233214#request-a-sample')
  await ready(form)
  await form.getByLabel('Discipline').selectOption('others')
  await expect(form.getByPlaceholder('Please specify')).toBeVisible()
  await link.click()
  await expect(form.getByLabel('Discipline')).toHaveValue('233214')
  await expect(form.getByPlaceholder('Please specify')).toHaveCount(0)
  await expect(form.getByLabel('Email')).toBeFocused()
})

test('an address can choose a discipline that is offered, once', async ({ page }) => {
  const form = sampleFormOn(page)
  await page.goto('/pricing?discipline=999999#request-a-sample')
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('')
  await page.goto('/pricing?discipline=233512#request-a-sample')
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Discipline')).toHaveValue('233512')
  await expect(page).toHaveURL('/pricing#request-a-sample')
  await ready(form)
  await form.getByLabel('Discipline').selectOption('233211')
  await page.reload()
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('233211')
})

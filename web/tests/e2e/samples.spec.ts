import { expect, hold, ready, sampleFormOn, test } from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

test('the index leads to each sample, and old anchors still reach theirs', async ({ page }) => {
  await page.goto('/samples#retaining-wall')
  const civil = page.locator('#retaining-wall')
  await expect(civil).toBeInViewport()
  await civil.getByRole('link', { name: 'CDR sample: civil engineer' }).click()
  await expect(page).toHaveURL(/\/samples\/cdr-sample-civil-engineer$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('civil engineer')
})

test('a sample of a discipline opens the footer form with that discipline chosen', async ({ page, address }) => {
  await page.goto('/samples/cdr-sample-civil-engineer')
  await page.getByRole('link', { name: 'Request a sample' }).click()
  const form = sampleFormOn(page)
  await ready(form)
  await expect(form.getByLabel('Discipline')).toHaveValue('233211')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
  await expect(form.getByLabel('Discipline')).toHaveValue('')
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Footer Form', queries: 'Sample Code=233211' }])
})

test('a stored request clears the discipline of the page that has the focus, too', async ({ page, address }) => {
  const { held, letGo } = hold()
  await page.route('**/api/form-datas', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/samples/cdr-sample-civil-engineer')
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

test('a discipline chosen earlier is kept on the page of another sample', async ({ page }) => {
  await page.goto('/samples')
  await ready(sampleFormOn(page))
  await sampleFormOn(page).getByLabel('Discipline').selectOption('Mining Engineer')
  await page.goto('/samples/cdr-sample-civil-engineer')
  await ready(sampleFormOn(page))
  await expect(sampleFormOn(page).getByLabel('Discipline')).toHaveValue('233611')
})

test('an email typed elsewhere changes nothing of the discipline that a sample’s page chooses', async ({ page }) => {
  await page.goto('/pricing')
  await ready(sampleFormOn(page))
  await sampleFormOn(page).getByLabel('Email').fill('asha@example.com')
  for (const [path, code] of [
    ['/samples/cdr-sample-civil-engineer', '233211'],
    ['/samples/cdr-sample-mechanical-engineer', '233512'],
    ['/samples/cdr-sample-electrical-engineer', '233311'],
  ] as const) {
    await page.goto(path)
    await ready(sampleFormOn(page))
    await sampleFormOn(page).getByLabel('Email').pressSequentially('a')
    await expect(sampleFormOn(page).getByLabel('Discipline'), path).toHaveValue(code)
  }
})

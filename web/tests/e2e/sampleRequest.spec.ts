import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, openSampleForm, STORED, test, toastOn } from './fixtures.ts'
import { WEB_DIR } from './support/addresses.ts'
import { leadsFrom } from './support/leads.ts'

test('a sample request needs a discipline and an email, and stores the code and nothing else', async ({ page, address }) => {
  const form = await openSampleForm(page, '/pricing')
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('/api/'))))
  await expect(form.getByLabel('Discipline').locator('option')).toHaveCount(27)
  await expect(form.getByLabel('Discipline').locator('option').first()).toHaveText('Select Discipline')
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(form.getByLabel('Discipline')).toBeFocused()
  await form.getByLabel('Discipline').selectOption('Civil Engineer')
  await form.getByLabel('Email').fill('not an address')
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  expect(calls).toBe(0)

  await form.getByLabel('Email').fill(address)
  const request = page.waitForRequest('**/api/form-datas')
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(toastOn(page, STORED)).toBeVisible()
  const contract = JSON.parse(readFileSync(join(WEB_DIR, '..', 'cms', 'tests', 'fixtures', 'sample-request.json'), 'utf8'))
  expect((await request).postDataJSON()).toEqual({ data: { ...contract.data, email: address } })
  expect(leadsFrom(address)).toMatchObject([
    { full_name: null, email: address, phone: null, subject: 'Footer Form', queries: 'Sample Code=233211' },
  ])
  await expect(form.getByLabel('Email')).toHaveValue('')
  await expect(form.getByLabel('Discipline')).toHaveValue('')
})

test('“Others” asks for details, and does not send the answer', async ({ page, address }) => {
  const form = await openSampleForm(page, '/pricing')
  await expect(form.getByPlaceholder('Please specify')).toBeHidden()
  await form.getByLabel('Discipline').selectOption('Please Specify')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(form.getByPlaceholder('Please specify')).toBeFocused()
  expect(leadsFrom(address)).toEqual([])

  await form.getByPlaceholder('Please specify').fill('Acoustics')
  await form.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(toastOn(page, STORED)).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ queries: 'Sample Code=others' }])
})

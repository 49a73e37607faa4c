import type { Page } from '@playwright/test'
import { SERVED_URL } from './support/addresses.ts'
import { sendLead } from './support/ask.ts'
import { EVAL_PROBE, expect, forgetEvalProbe, hold, test } from './support/fixtures.ts'
import { addSalesPerson, neverWaitForIdle, openAdmin, signIn } from './support/signIn.ts'

test.use({ expectedErrors: [EVAL_PROBE] })

async function openLeads(page: Page) {
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(page.getByText('Spam is left out.')).toBeVisible()
}

const row = (page: Page, address: string) => page.getByRole('row', { name: address })

test('a day of the team: views, an answer, two people at once, several leads at once', async ({ page, context, address, complaints }) => {
  const from = { Referer: `${SERVED_URL}/pricing?utm_campaign=May` }
  await sendLead({ fullName: 'Asha Gurung', email: address, subject: 'Quote', queries: 'first' }, from)
  const second = address.replace('@', '-b@')
  await sendLead({ fullName: 'Bela Rai', email: second, subject: 'Quote', queries: 'second' })
  await neverWaitForIdle(context)
  await page.goto('/admin')
  await signIn(page)

  // A view pressed once must not be on the list the next time.
  await openLeads(page)
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Won' }).click()
  await expect(page.getByText('Only the view “Won” is shown.')).toBeVisible()
  await openLeads(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await openLeads(page)
  await expect(row(page, address).first()).toContainText('/pricing')

  await row(page, address).getByRole('link', { name: 'Asha Gurung' }).click()
  await expect(page.getByRole('textbox', { name: 'Campaign', exact: true })).toHaveValue('May')
  const answer = page.getByRole('link', { name: 'Email', exact: true })
  await expect(answer).toHaveAttribute('href', /^mailto:.*body=Hello%20Asha%20Gurung/)
  // What opens is a program of this machine; the press is what the inbox hears.
  await answer.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await answer.click()
  await expect(page.getByText('Answer opened: Email')).toBeVisible()
  await expect(page.getByText('Status: new → contacted')).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Notes').fill('Wants an RPL review')
  await page.getByLabel('Notes').fill('Call on Monday')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Notes: (empty) → Wants an RPL review')).toBeVisible()
  // A press beside the open form must not hide what the other person saved before it.
  await answer.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await answer.click()
  await expect(page.getByText('Answer opened: Email')).toHaveCount(2)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notes is now “Wants an RPL review”')).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Call on Monday')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Wants an RPL review\n\nCall on Monday')
  await other.close()

  // A tick must not change a lead that is no longer in sight.
  await openLeads(page)
  await row(page, second).getByRole('checkbox').click()
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Lost' }).click()
  await expect(page.getByText('Only the view “Lost” is shown.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toHaveCount(0)

  await openLeads(page)
  // Another test's lead can come to the top of the list and move the others while one is ticked.
  await expect(async () => {
    for (const each of [address, second]) await row(page, each).first().getByRole('checkbox').check({ timeout: 5_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  for (const each of [address, second]) await expect(row(page, each)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Spam', exact: true }).click()
  for (const each of [address, second]) await expect(row(page, each)).toBeVisible()

  forgetEvalProbe(complaints)
})

test('a day is written before its month', async ({ page, address, complaints }) => {
  await sendLead({ fullName: 'Asha Gurung', email: address, subject: 'Quote', queries: 'first' })
  await openAdmin(page)
  await openLeads(page)
  await row(page, address).getByRole('link', { name: 'Asha Gurung' }).click()
  await page.getByLabel('Follow up on').fill('3/12/2030')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Follow up on: (empty) → 2030-12-03')).toBeVisible()
  await expect(page.getByLabel('Follow up on')).toHaveValue('03/12/2030')
  forgetEvalProbe(complaints)
})

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const) {
  test(`on a ${device} a day typed just before Save is saved, alone and beside a note`, async ({ page, address, complaints }) => {
    await page.setViewportSize({ width, height: 844 })
    const fullName = `Asha ${address.replace(/@.*/, '')}`
    await sendLead({ fullName, email: address, subject: 'Quote', queries: 'first' })
    await openAdmin(page)
    await page.getByRole('link', { name: 'New today' }).click()
    await page.getByRole('link', { name: fullName }).click()
    const day = page.getByLabel('Follow up on')
    const save = page.getByRole('button', { name: 'Save' })

    await day.pressSequentially('30/11/2030')
    await save.click()
    await expect(page.getByText('Follow up on: (empty) → 2030-11-30')).toBeVisible()

    await page.getByLabel('Notes').fill('Call on Monday')
    await day.fill('')
    await day.pressSequentially('1.12.2030')
    await save.click()
    await expect(page.getByText('Follow up on: 2030-11-30 → 2030-12-01')).toBeVisible()
    await page.reload()
    await expect(day).toHaveValue('01/12/2030')
    await expect(page.getByLabel('Notes')).toHaveValue('Call on Monday')

    // Half a day is not saved in silence.
    await day.fill('30/11')
    await save.click()
    await expect(page.getByText(/Not saved|not right yet/)).toBeVisible()
    await expect(day).toHaveValue('30/11')
    await expect(day).toHaveAccessibleDescription(/Write the day like this/)
    forgetEvalProbe(complaints)
  })
}

test('on a phone a lead opens at its message, however far down the list it was', async ({ page, address, complaints }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const fullName = `Asha ${address.replace(/@.*/, '')}`
  await sendLead({ fullName, email: address, subject: 'Quote', queries: 'first' })
  await openAdmin(page)
  await page.getByRole('link', { name: 'New today' }).click()
  await page.getByRole('link', { name: fullName }).click()
  await expect(page.getByLabel('Message')).toHaveValue('first')
  await expect(page.getByLabel('Message')).toBeInViewport()
  forgetEvalProbe(complaints)
})

test('the menu of a lead offers Sales nothing that it may not do', async ({ page, address, complaints }) => {
  await sendLead({ fullName: 'Asha Gurung', email: address, subject: 'Quote', queries: 'first' })
  await page.goto('/admin')
  await signIn(page, await addSalesPerson(address.replace('@', '-sales@')))
  await openLeads(page)
  await row(page, address).first().getByRole('button', { name: 'Row actions' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /duplicate|delete/i })).toHaveCount(0)
  forgetEvalProbe(complaints)
})

test('a status set in the list is known in the lead: a save after it is no conflict', async ({ page, address, complaints }) => {
  await sendLead({ fullName: 'Asha Gurung', email: address, subject: 'Quote', queries: 'first' })
  await openAdmin(page)
  await openLeads(page)
  // Opened once, Strapi keeps the lead for a minute.
  await row(page, address).getByRole('link', { name: 'Asha Gurung' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('first')
  await openLeads(page)
  await expect(async () => {
    await row(page, address).first().getByRole('checkbox').check({ timeout: 5_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Set status' }).click()
  await page.getByRole('button', { name: 'quoted', exact: true }).click()
  await expect(row(page, address).first()).toContainText('quoted')
  await row(page, address).first().getByRole('link', { name: 'Asha Gurung' }).click()
  await expect(page.getByText('Status: new → quoted')).toBeVisible()
  await page.getByLabel('Notes').fill('Call on Monday')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notes: (empty) → Call on Monday')).toBeVisible()
  forgetEvalProbe(complaints)
})

test('a lead whose save got no answer keeps what was typed', async ({ page, address, complaints }) => {
  await sendLead({ fullName: 'Asha Gurung', email: address, subject: 'Quote', queries: 'first' })
  await openAdmin(page)
  await openLeads(page)
  await row(page, address).getByRole('link', { name: 'Asha Gurung' }).click()
  await page.getByLabel('Notes').fill('Call on Monday')
  await page.route('**/leads/*', (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 502 }) : route.continue()))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not saved. Your text is still here. The inbox could not be reached.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(page.getByLabel('Notes')).toHaveValue('Call on Monday')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notes: (empty) → Call on Monday')).toBeVisible()
  forgetEvalProbe(complaints)
})

test('a button never opens other words than the preview shows', async ({ page, address, complaints }) => {
  await sendLead({ fullName: 'Asha Gurung', email: address, phone: '+61 491 570 006', subject: 'Quote', queries: 'first' })
  const { held, letGo } = hold()
  await page.route('**/leads/templates', async (route) => {
    await held
    await route.fulfill({ json: [{ documentId: 't', name: 'Chat', channel: 'whatsapp', subject: null, text: 'Hi {name}!' }] })
  })
  await openAdmin(page)
  await openLeads(page)
  await row(page, address).getByRole('link', { name: 'Asha Gurung' }).click()
  await expect(page.getByRole('button', { name: 'Email', exact: true })).toBeDisabled()
  await expect(page.getByText('Write a reply template')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute('href', /text=Hi%20Asha%20Gurung!$/)
  await expect(page.getByRole('link', { name: 'Empty email' })).not.toHaveAttribute('href', /body=/)

  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/leads/templates', (route) => route.fulfill({ status: 502 }))
  await page.reload()
  await expect(page.getByText('The reply templates could not be read.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Empty WhatsApp' })).toHaveAttribute('href', /61491570006$/)
  forgetEvalProbe(complaints)
})

test('the numbers on Home are counted again when the page is looked at again', async ({ page, address, complaints }) => {
  await openAdmin(page)
  const count = async () => Number.parseInt((await page.getByRole('link', { name: 'New today' }).textContent()) ?? '', 10)
  const before = await count()
  await sendLead({ fullName: 'Asha Gurung', email: address, subject: 'Quote', queries: 'first' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(count).toBeGreaterThan(before)
  forgetEvalProbe(complaints)
})

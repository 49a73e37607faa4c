import type { LeadList, LeadNumbers, LeadSummary, ListedLead } from '../../../cms/src/leads/leadApi.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { SERVED_URL } from './support/addresses.ts'
import { ask, sendLead } from './support/ask.ts'
import { DESK_ERRORS, ended, lead, listOf, pane, rows, timeline } from './support/desk.ts'
import { addSalesPerson, expectNoFaultInMain, neverWaitForIdle, openAdmin, signIn } from './support/signIn.ts'

test.use({ expectedErrors: DESK_ERRORS })

const listedLead = (index: number): ListedLead => ({
  documentId: `lead${index}`,
  person: 'Rajesh Sharma',
  at: new Date().toISOString(),
  leadStatus: 'new',
  others: 12,
  alike: ['address', 'phone', 'name'],
  unsent: null,
  here: [],
  words: null,
  about: null,
  owner: null,
  ownerId: null,
  followUpOn: null,
})
const from = { Referer: `${SERVED_URL}/pricing?utm_campaign=May` }

test('by keyboard alone: find, read, take, answer, note, follow up, and take the answer back', async ({ page, address }) => {
  await sendLead(lead(address), from)
  await sendLead(lead(address.replace('@', '-b@'), 'Bela Rai'))
  await openAdmin(page, '/admin/leads')
  await expect(rows(page).first()).toBeVisible()
  const press = (key: string) => page.keyboard.press(key)
  await press('/')
  await page.keyboard.type(address.replace(/@.*/, ''))
  await expect(rows(page)).toHaveCount(2)
  await press('Escape')
  await press('j')
  await expect(pane(page)).toHaveAccessibleName('Bela Rai')
  await press('j')
  await expect(pane(page)).toHaveAccessibleName('Asha Gurung')
  await expect(pane(page)).toContainText('first words')
  await expect(page.getByRole('region', { name: 'Where it came from' })).toContainText('/pricing')
  await press('a')
  await expect(timeline(page)).toContainText('Owner: none →')
  await press('n')
  await page.keyboard.type('Wants an RPL review')
  await press('Tab')
  await press('Enter')
  await expect(timeline(page)).toContainText('Wants an RPL review')
  await press('f')
  await press('Enter')
  await expect(timeline(page)).toContainText('Follow up on: none →')
  await expect(page.getByRole('button', { name: /^Follow up/ })).toBeFocused()
  await press('e')
  await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue(/^Hello Asha Gurung/)
  await page.getByRole('button', { name: 'I have answered by phone' }).press('Enter')
  await expect(timeline(page)).toContainText('Status: New → Contacted')
  await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeFocused()
  await press('z')
  await expect(timeline(page)).toContainText('Status: Contacted → New')
  await press('?')
  await expect(page.getByRole('alertdialog')).toContainText('the next lead')
})

test('two people at one lead see each other, and keep what both write', async ({ page, browser, address }) => {
  await sendLead(lead(address))
  await openAdmin(page, listOf(address))
  await rows(page).getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Answer', exact: true })).toBeVisible()
  const context = await browser.newContext({ baseURL: SERVED_URL, ignoreHTTPSErrors: true })
  await neverWaitForIdle(context)
  const other = await context.newPage()
  await other.goto('/admin')
  await signIn(other, await addSalesPerson(address.replace('@', '-sales@')))
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Sam Rai is answering').first()).toBeVisible()
  await expect(other.getByText(/has it open/).first()).toBeVisible()
  for (const each of [page, other]) await expectNoFaultInMain(each)
  await page.getByLabel('Note for the team').fill('Call on Monday')
  await other.getByLabel('Note for the team').fill('Wants an RPL review')
  for (const each of [page, other]) await each.getByRole('button', { name: 'Save the note' }).click()
  for (const each of [page, other]) {
    await expect(timeline(each)).toContainText('Call on Monday')
    await expect(timeline(each)).toContainText('Wants an RPL review')
  }
  await expect(other.getByRole('button', { name: 'Export' }), 'Sales has no right to it').toHaveCount(0)
  await context.close()
})

test('five leads to spam in three presses, and back in one', async ({ page, address }) => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await sendLead(lead(address.replace('@', `-${name}@`), `Lead ${name}`))
  await openAdmin(page, listOf(address.replace(/@.*/, '')))
  await expect(rows(page)).toHaveCount(5)
  await rows(page).getByRole('checkbox').first().click()
  await rows(page)
    .getByRole('checkbox')
    .last()
    .click({ modifiers: ['Shift'] })
  await page.getByRole('group', { name: 'The ticked leads' }).getByRole('button', { name: 'Spam' }).click()
  await expect(page.getByText('5 leads: Marked as spam.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(5)
})

test('on a phone a row shows the whole name, whatever else it says', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const counts = { new: 1, mine: 0, due: 0, waiting: 0, all: 1, spam: 0 }
  await page.route('**/leads/list?*', (route) =>
    route.fulfill({ json: { asOf: 'now', leads: [listedLead(0)], hasMore: false, counts, found: null } satisfies LeadList }),
  )
  await openAdmin(page, '/admin/leads')
  const name = rows(page).getByText('Rajesh Sharma')
  await expect(name).toBeVisible()
  expect(
    await name.evaluate((text) => text.getBoundingClientRect().width - (text.parentElement?.getBoundingClientRect().width ?? 0)),
  ).toBeLessThan(0.1)
  await expect(rows(page)).toContainText('12 more: same address, phone, name')
})

test('250 ticked leads are changed and taken back, a hundred at a time', async ({ page }) => {
  const listed = Array.from({ length: 250 }, (_, index) => listedLead(index))
  const counts = { new: 250, mine: 0, due: 0, waiting: 0, all: 250, spam: 0 }
  await page.route('**/leads/list?*', (route) =>
    route.fulfill({ json: { asOf: 'now', leads: listed, hasMore: false, counts, found: null } satisfies LeadList }),
  )
  const heard: number[] = []
  await page.route(/\/leads\/(bulk|undo)$/, (route) => {
    const { documentIds = [], changes = [] }: { documentIds?: string[]; changes?: object[] } = route.request().postDataJSON()
    heard.push(documentIds.length + changes.length)
    const undo = documentIds.map((documentId) => ({ documentId, revision: 1 }))
    return route.fulfill({ json: { undo, count: changes.length, sent: 0 } })
  })
  await openAdmin(page, '/admin/leads?limit=1000')
  await rows(page).getByRole('checkbox').first().click()
  await rows(page)
    .getByRole('checkbox')
    .last()
    .click({ modifiers: ['Shift'] })
  await page.keyboard.press('s')
  await expect(page.getByText('250 leads: Marked as spam.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  expect(heard).toEqual([100, 100, 50, 100, 100, 50])
})

for (const [device, width] of [
  ['phone', 390],
  ['tablet', 1024],
  ['desktop', 1440],
] as const)
  test(`on a ${device}: a lead that comes in shows by itself, a typed day is saved, and axe finds nothing`, async ({ page, address }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAdmin(page)
    if (width < 1440) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Leads', exact: true }).last().click()
    await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
    await sendLead(lead(address, `Asha ${address.replace(/@.*/, '')}`))
    const row = rows(page).filter({ hasText: `Asha ${address.replace(/@.*/, '')}` })
    await expect(row).toBeVisible()
    await row.getByRole('link').click()
    await page.getByRole('button', { name: 'Follow up' }).click()
    await page.getByLabel('Day to follow up').fill('30/11')
    await expect(page.getByText('Write the day like this: 30/11/2026.')).toBeVisible()
    await page.getByLabel('Day to follow up').fill('29/11/2030')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Follow up', exact: true }).click()
    await expect(page.getByLabel('Day to follow up'), 'Escape saves nothing').toHaveValue('')
    await page.getByLabel('Day to follow up').fill('30/11/2030')
    // Leaving the field is enough.
    await page.getByLabel('Note for the team').focus()
    await expect(timeline(page)).toContainText('Follow up on: none → 30/11/2030')
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Call +61412345678 (Australia)' })).toHaveAttribute('href', 'tel:+61412345678')
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeAttached()
    await expectNoFaultInMain(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (width > 390) return
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(row.getByRole('link')).toBeFocused()
  })

test('a caller is entered by hand and corrected, and two leads of one person merge and come apart', async ({ page, address }) => {
  await sendLead(lead(address))
  await openAdmin(page, listOf(address))
  await page.getByRole('button', { name: 'Enter a lead' }).click()
  await page.getByRole('button', { name: 'Save the lead' }).click()
  const refusal = page.getByRole('dialog').getByRole('alert')
  await expect(refusal).toContainText(/email|phone/i)
  await page.route('**/leads/new', (route) => route.fulfill({ status: 401, json: ended }))
  await page.getByRole('button', { name: 'Save the lead' }).click()
  await expect(refusal).toHaveText('Your session has ended. Sign in again in this tab.')
  await page.unroute('**/leads/new')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Enter a lead' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect(refusal).toBeHidden()
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha')
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByLabel('What they want').fill('Called about a CDR')
  await page.getByRole('button', { name: 'Save the lead' }).click()
  await expect(page.getByRole('region', { name: 'Where it came from' })).toContainText('Phone call, entered by hand')
  await page.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Gurung')
  await page.getByRole('button', { name: 'Save the lead' }).click()
  await expect(timeline(page)).toContainText('Name: Asha → Asha Gurung')
  // Leads of other tests have this name too.
  const merge = page.getByRole('listitem').filter({ hasText: 'Same address' }).getByRole('button', { name: 'Merge into this lead' })
  await merge.click()
  const others = page.getByRole('region', { name: 'Other leads' })
  await expect(others).toContainText('Also sent, merged into this lead')
  await expect(others).toContainText('first words')
  await page.getByRole('button', { name: 'Unmerge' }).click()
  await expect(merge).toBeVisible()
})

test('a couple with one phone is one lead only once that is confirmed, and its other address is shown', async ({ page, address }) => {
  const his = address.replace('@', '-ram@')
  await sendLead({ ...lead(his, 'Ram Sharma'), queries: 'please reply to this mail' })
  await sendLead(lead(address, 'Sita Sharma'))
  await openAdmin(page, listOf(address))
  await expect(rows(page)).toContainText(/more: same phone/)
  await rows(page).getByRole('link').click()
  const others = page.getByRole('region', { name: 'Other leads' })
  const other = others.getByRole('listitem').filter({ hasText: his })
  await other.getByRole('button', { name: 'Merge into this lead' }).click()
  await expect(other.getByRole('alert')).toContainText('The names differ: two people may have one phone or address.')
  await other.getByRole('button', { name: 'It is one person: merge' }).click()
  await expect(other).toContainText('please reply to this mail')
  await expect(other).toContainText('Ram Sharma')
  await expect(other.getByRole('link', { name: `Write to ${his}` })).toHaveAttribute('href', /^mailto:/)
  await expect(other.getByRole('button', { name: 'Copy number' }), 'it is the same').toHaveCount(0)
  await expectNoFaultInMain(page)
})

test('an address that cannot be written to and a number that cannot be called say so, and are corrected', async ({ page, address }) => {
  const mistyped = address.replace('.', ',')
  await sendLead({ ...lead(mistyped), phone: '9841000999' })
  await openAdmin(page, listOf(mistyped))
  await rows(page).getByRole('link').click()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('alert')).toHaveText(/This address cannot be written to/)
  await expect(page.getByText('9841000999 (cannot be called)')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call / })).toHaveCount(0)
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'I have answered by email' })).toBeDisabled()
  await page.getByRole('button', { name: 'Correct the address' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Is it an Australian number?')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+977 0 9841 000999')
  await expect(dialog).not.toContainText('Is it an Australian number?')
  await dialog.getByRole('button', { name: 'Save the lead' }).click()
  await expect(answer.getByRole('alert'), 'the address is as it was').toBeVisible()
  await page.getByRole('button', { name: 'Correct the address' }).click()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(mistyped.replace(',', ',,'))
  await dialog.getByRole('button', { name: 'Save the lead' }).click()
  await expect(dialog.getByRole('alert')).toContainText('email: this address cannot be written to.')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await dialog.getByRole('button', { name: 'Save the lead' }).click()
  await expect(answer.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Call +9779841000999 (Nepal)' })).toHaveAttribute('href', 'tel:+9779841000999')
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/9779841000999/)
})

for (const width of [390, 1440])
  test(`at ${width} px: a bar of Numbers and its figure in the table open the same leads, and axe finds nothing`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await sendLead(lead(address), from)
    await openAdmin(page, '/admin/numbers')
    const weeks = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Enquiries by week and service' }) })
    await weeks.locator('svg a').last().click()
    await expect(rows(page).first()).toBeVisible()
    const opened = page.url()
    await expect(page.getByRole('button', { name: /^Since: / })).toBeVisible()
    await page.goBack()
    await weeks.getByText('As a table').click()
    await weeks.getByRole('table').getByRole('link').last().click()
    await expect(page).toHaveURL(opened)
    await page.goBack()
    const folded = page.getByText('As a table')
    await expect(folded.first()).toBeVisible()
    for (const each of await folded.all()) await each.click()
    await expect(page.getByRole('table')).toHaveCount(await folded.count())
    await expectNoFaultInMain(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('Numbers without an enquiry are a sentence', async ({ page }) => {
  const empty = { since: '2026-09-07', total: 0, spam: 2 } satisfies Partial<LeadNumbers>
  await page.route('**/leads/numbers', (route) => route.fulfill({ json: empty }))
  await openAdmin(page, '/admin/numbers')
  await expect(page.getByText('No enquiry has come in since 7 Sept 2026, and 2 messages were marked as spam.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('the numbers on Home are counted again when the page is looked at again', async ({ page }) => {
  let newToday = 3
  const followUps = { today: 1, late: 2 }
  const ownersWhoLeft = [{ id: 7, name: 'Tom Rai', open: 5 }]
  // Other tests send leads of today meanwhile, and mark some as spam.
  await page.route('**/leads/summary', async (route) => {
    const { authorization = '' } = route.request().headers()
    const { body } = await ask('/leads/summary', { headers: { authorization } })
    const summary: LeadSummary = JSON.parse(String(body))
    await route.fulfill({ json: { ...summary, newToday, followUps, ownersWhoLeft } })
  })
  await openAdmin(page)
  await expect(page.getByRole('link', { name: '3 Came today' })).toBeVisible()
  for (const [name, query] of [
    ['1 Follow up today', 'view=due&only=today'],
    ['2 Follow-up overdue', 'view=due&only=late'],
    ['5 Open leads of Tom Rai, who has left', 'owner=7&only=open'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/admin/leads?${query}`)
  newToday = 4
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name: '4 Came today' })).toBeVisible()
})

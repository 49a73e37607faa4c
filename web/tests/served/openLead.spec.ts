// What someone writes in an open lead, whatever happens to the inbox, the page or the lead meanwhile.
import type { Route } from '@playwright/test'
import type { OneLead } from '../../../cms/src/leads/leadApi.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { ask, sendLead } from './support/ask.ts'
import { DESK_ERRORS, ended, lead, listOf, pane, rows, timeline } from './support/desk.ts'
import { openAdmin } from './support/signIn.ts'

test.use({ expectedErrors: DESK_ERRORS })

const oneLead = ({ pathname, searchParams }: URL) => /^\/leads\/[a-z0-9]{24}$/.test(pathname) && searchParams.has('doing')

test('nothing typed is lost: the inbox away, the page loaded again, the lead erased', async ({ page, address }) => {
  await sendLead(lead(address))
  await openAdmin(page, listOf(address))
  await rows(page).getByRole('link').click()
  const note = page.getByLabel('Note for the team')
  const words = 'שלום '.repeat(1000).trim()
  await note.fill(words)
  await page.route('**/leads/*/notes', (route) => route.fulfill({ status: 502 }))
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('The note is not saved; your text is still here.')).toBeVisible()
  await page.route('**/leads/*/notes', (route) => route.fulfill({ status: 401, json: ended }))
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Your session has ended. Sign in again in this tab.')).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue(words)
  const erased = { error: { status: 404, name: 'NotFoundError', message: 'This lead has been erased.' } }
  await page.route(oneLead, (route) => route.fulfill({ status: 404, json: erased }))
  await expect(page.getByText('This lead has been erased.')).toBeVisible()
  await expect(note).toHaveValue(words)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(timeline(page)).toContainText(words.slice(0, 100))
  await expect(note).toHaveValue('')
})

test('a template takes the place of what was written only once that is chosen', async ({ page, address }) => {
  const template = (name: string) => ({ documentId: name, name, subject: `About ${name}`, text: `Hello {name|there}, this is ${name}.` })
  await page.route('**/leads/templates', (route) => route.fulfill({ json: ['first', 'second'].map(template) }))
  await sendLead(lead(address))
  await openAdmin(page, listOf(address))
  await rows(page).getByRole('link').click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Answer', exact: true })
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option', { name }).click()
  }
  await choose('second')
  await expect(text, 'nothing was written').toHaveValue('Hello Asha Gurung, this is second.')
  await text.fill('Half an answer')
  await choose('first')
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await expect(text).toHaveValue('Half an answer')
  await choose('first')
  await page.getByRole('button', { name: 'Use the template' }).click()
  await expect(text).toHaveValue('Hello Asha Gurung, this is first.')
})

test('an answer whose confirmation was lost is kept once, though the page was loaded again', async ({ page, address }) => {
  await sendLead(lead(address))
  await openAdmin(page, listOf(address))
  await rows(page).getByRole('link').click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Answer', exact: true })
  await text.fill('It costs 500 dollars')
  await page.route('**/leads/*/answers', async (route) => {
    const request = route.request()
    const { authorization = '' } = request.headers()
    const headers = { authorization, 'Content-Type': 'application/json' }
    const answered = await ask(new URL(request.url()).pathname, { method: 'POST', headers, body: request.postData() ?? '' })
    expect(answered.status).toBe(200)
    await route.abort()
  })
  const press = () => page.getByRole('button', { name: 'I have answered by WhatsApp' }).click()
  await press()
  await expect(page.getByText('The answer is not kept; your text is still here.')).toBeVisible()
  await page.unroute('**/leads/*/answers')
  await page.reload()
  await expect(text).toHaveValue('It costs 500 dollars')
  await press()
  await expect(page.getByText('Kept as answered.')).toBeVisible()
  await expect(timeline(page).getByText('It costs 500 dollars')).toHaveCount(1)
})

test('whoever writes to a lead that becomes part of another is told, and keeps the text', async ({ page, address }) => {
  await sendLead(lead(address))
  await sendLead({ ...lead(address), queries: 'second words' })
  await openAdmin(page, listOf(address))
  await rows(page).getByRole('link').first().click()
  await expect(pane(page)).toContainText('second words')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Answer', exact: true })
  await text.fill('Half an answer')
  const other = await page.context().newPage()
  await other.goto(listOf(address))
  await rows(other).getByRole('link').last().click()
  await expect(pane(other)).toContainText('first words')
  // Leads of other tests have this phone too.
  await other.getByRole('listitem').filter({ hasText: 'second words' }).getByRole('button', { name: 'Merge into this lead' }).click()
  await expect(other.getByText('Also sent, merged into this lead')).toBeVisible()

  await expect(page.getByText('This lead is part of another by now.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^I have answered by/ })).toHaveCount(0)
  await expect(text).toHaveValue('Half an answer')
  await page.getByRole('button', { name: 'Open that lead' }).click()
  await expect(pane(page)).toContainText('first words')
})

test('an open lead is read again by itself, and what is half typed stays', async ({ page, address }) => {
  await sendLead(lead(address))
  await openAdmin(page, listOf(address))
  const isAway = (route: Route) => route.fulfill({ status: 502 })
  await page.route(oneLead, isAway)
  await rows(page).getByRole('link').click()
  await expect(page.getByText('The lead could not be read.')).toBeVisible()
  const answer = page.waitForResponse((response) => oneLead(new URL(response.url())) && response.ok())
  await page.unroute(oneLead, isAway)
  const read: OneLead = await (await answer).json()
  await page.getByRole('button', { name: 'Follow up' }).click()
  const day = page.getByLabel('Day to follow up')
  await day.fill('30/11')
  await page.route(oneLead, isAway)
  const old = page.getByText('This may be out of date: the inbox did not answer.')
  await expect(old).toBeVisible()
  // As the outbox writes it: the lead itself has not changed.
  const entry = {
    id: 'sent',
    at: new Date().toISOString(),
    by: 'Sam Rai',
    byId: 1,
    kind: 'answer',
    field: 'answer',
    after: 'Email',
  } as const
  const json = { ...read, timeline: [{ ...entry, state: 'failed', error: 'No such mailbox.' }] } satisfies OneLead
  await page.route(oneLead, (route) => route.fulfill({ json }))
  await expect(timeline(page)).toContainText('Answer by email could not be sent. No such mailbox.')
  await expect(old).toBeHidden()
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('30/11')
})

test('an answer is on its way until a first try has failed', async ({ page, address }) => {
  await sendLead(lead(address))
  await openAdmin(page, listOf(address))
  const answer = page.waitForResponse((response) => oneLead(new URL(response.url())) && response.ok())
  await rows(page).getByRole('link').click()
  const read: OneLead = await (await answer).json()
  const entry = { id: 'one', at: new Date().toISOString(), by: 'Sam Rai', byId: 0, kind: 'answer', field: 'answer', to: address } as const
  let error: string | null = null
  await page.route(oneLead, (route) =>
    route.fulfill({ json: { ...read, timeline: [{ ...entry, state: 'waiting', error }] } satisfies OneLead }),
  )
  const bar = page.getByRole('status').filter({ hasText: `The answer of Sam Rai to ${address}` })
  await expect(bar).toContainText('is on its way.')
  error = 'The mail server is away.'
  await expect(bar).toContainText('has not left yet. It is tried again.')
  await expect(bar).toContainText(error)
})

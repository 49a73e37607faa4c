import type { Page } from '@playwright/test'
import type { ShownChange, ShownVersion, SiteState } from '../../../cms/src/ownersContent/siteAnswers.ts'
import { expect, hold, test } from '../e2e/fixtures.ts'
import { EVAL_PROBE, openAdmin } from './support/signIn.ts'

test.use({ expectedErrors: EVAL_PROBE })

const ARTICLES = '/admin/content-manager/collection-types/api::article.article'
const DETAILS = '/admin/content-manager/single-types/api::site-details.site-details'

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const saveOf = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const NO_ANSWER = 'Not saved. Your text is still here. The inbox could not be reached.'

async function writeArticle(page: Page, title: string) {
  await openAdmin(page, `${ARTICLES}/create`)
  await titleOf(page).fill(title)
  await saveOf(page).click()
  await expect(page.getByText('Created', { exact: true })).toBeVisible()
}

test('what is typed in an article stays when the inbox does not answer, and is saved when it does', async ({ page, address }) => {
  await writeArticle(page, address)

  await page.route(isStored, (route) => route.fulfill({ status: 502 }))
  await titleOf(page).fill('A second title')
  await page.getByRole('button', { name: 'None yet. Press to add one.' }).click()
  await page.getByRole('textbox', { name: 'Publisher' }).fill('Engineers Australia')
  await saveOf(page).click()
  await expect(page.getByText(NO_ANSWER)).toBeVisible()
  await expect(saveOf(page)).toBeEnabled()
  await expect(titleOf(page)).toHaveValue('A second title')

  // An answer that names a field is told at the field.
  await page.unrouteAll()
  await page.route(isStored, (route) => (route.request().method() === 'PUT' ? route.fulfill(refusedTitle) : route.continue()))
  await saveOf(page).click()
  await expect(titleOf(page)).toHaveAccessibleDescription('Too odd for a title')
  await expect(titleOf(page)).toHaveValue('A second title')

  await page.unrouteAll()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Title: ${address} → A second title`)).toBeVisible()
  await expect(page.getByText('Sources: (empty) → Engineers Australia')).toBeVisible()
  await expect(saveOf(page)).toBeDisabled()
  await page.reload()
  await expect(titleOf(page)).toHaveValue('A second title')
})

test('a mistake is marked at its field, and the lists lead to it', async ({ page, address }) => {
  await writeArticle(page, address)
  await page.getByRole('button', { name: /^Take .* for slug$/ }).click()
  await expect(page.getByRole('textbox', { name: 'End of the address' })).toHaveValue(/^[a-z0-9-]+$/)
  await titleOf(page).fill(`${address}: our top experts`)
  await expect(titleOf(page)).toHaveAccessibleDescription(/Take out “top experts”/)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  for (const [cell, words] of [
    ['Heading of column 2', 'Where it comes from'],
    ['Row 1, column 1', 'Degree'],
    ['Row 1, column 2', 'Your university'],
  ] as const)
    await page.getByRole('textbox', { name: cell }).fill(words)
  await page.getByRole('button', { name: 'Add the table' }).click()
  await expect(page.getByRole('textbox', { name: 'Article', exact: true })).toHaveValue(/\| Degree \| Your university \|/)
  await saveOf(page).click()
  await expect(page.getByText(`Title: ${address} → ${address}: our top experts`)).toBeVisible()

  await openAdmin(page, ARTICLES)
  await expect(page.getByRole('row', { name: new RegExp(address) })).toContainText('not published yet, has mistakes')
  await openAdmin(page, '/admin/site')
  const change = page.getByRole('listitem').filter({ hasText: `New: ${address}` })
  await change.getByRole('link', { name: 'Title', exact: true }).click()
  await expect(titleOf(page)).toBeFocused()
})

test('a day typed just before Save is saved, in an article and in one of its sources', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await writeArticle(page, address)
  // Today is there already.
  await page.getByLabel('First published').clear()
  await page.getByLabel('First published').pressSequentially('3/12/2030')
  await saveOf(page).click()
  await expect(page.getByText(/First published: [\d-]+ → 2030-12-03/)).toBeVisible()

  await page.getByRole('button', { name: 'None yet. Press to add one.' }).click()
  await page.getByLabel('When you read it').pressSequentially('4/12/2030')
  await saveOf(page).click()
  await expect(page.getByText(/Sources: \(empty\) → .*2030-12-04/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First published')).toHaveValue('03/12/2030')
  // Its entry is closed again, so the list is shown.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Sources 1, Publisher' }).click()
  await expect(page.getByText('Sources (1)')).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Publisher' })).toBeFocused()
})

test('site details that were never saved keep what was typed too, also while they are being saved', async ({ page }) => {
  await openAdmin(page, DETAILS)
  const place = page.getByRole('textbox', { name: 'Place' })
  await place.fill('Sydney')
  await page.route(isStored, (route) => route.fulfill({ status: 502 }))
  await saveOf(page).click()
  await expect(page.getByText(NO_ANSWER)).toBeVisible()
  await expect(place).toHaveValue('Sydney')
  await page.unrouteAll()
  await saveOf(page).click()
  await expect(page.getByText('Created', { exact: true })).toBeVisible()
  await expect(saveOf(page)).toBeDisabled()

  const { held, letGo } = hold()
  await page.route(isStored, async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await place.fill('Melbourne')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+s')
  await sent
  // Back to what was stored before: it is a change of what is stored now.
  await place.fill('Sydney')
  letGo()
  await expect(page.getByText('Place: Sydney → Melbourne')).toBeVisible()
  await expect(place).toHaveValue('Sydney')
  await saveOf(page).click()
  await expect(page.getByText('Place: Melbourne → Sydney')).toBeVisible()
  await place.fill('')
  await saveOf(page).click()
  await expect(page.getByText('Place: Sydney → (empty)')).toBeVisible()

  const promise = page.getByRole('checkbox', { name: 'We are willing to try mediation before a court.' })
  await promise.check()
  await saveOf(page).click()
  await expect(page.getByText(/your name: \(empty\) → We are willing to try mediation/)).toBeVisible()
  await page.reload()
  await expect(promise).toBeChecked()
  await expect(page.getByText(/On \/terms\. Confirmed by .+ \d{4}/)).toBeVisible()
})

test('of two people on one article the second is told, and undoes nothing', async ({ page, context, address }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await writeArticle(page, address)
  const other = await context.newPage()
  await other.goto(page.url())
  await titleOf(other).fill('The title of another')
  await saveOf(other).click()
  await expect(other.getByText(`Title: ${address} → The title of another`)).toBeVisible()
  await other.close()

  await titleOf(page).fill('My own title')
  await saveOf(page).click()
  const told = 'Administrator has saved this since you opened it. Copy your words, load the page again, and put them in.'
  await expect(page.getByText(told)).toBeVisible()
  await expect(titleOf(page)).toHaveValue('My own title')
  await page.reload()
  await expect(titleOf(page)).toHaveValue('The title of another')
  await titleOf(page).fill('My own title')
  await saveOf(page).click()
  await expect(page.getByText('Title: The title of another → My own title')).toBeVisible()
})

test('a draft is discarded as it was looked at, and not what a colleague has saved since', async ({ page, context, address }) => {
  await writeArticle(page, address)
  const [, documentId = ''] = /::article\.article\/(\w+)/.exec(page.url()) ?? []
  const other = await context.newPage()
  await other.goto(page.url())
  await openAdmin(page, '/admin/site')
  const discard = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(`^Discard .*${name}$`) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Discard/ })
      .click()
  }
  await expect(page.getByRole('button', { name: new RegExp(`^Discard .*${address}$`) })).toBeVisible()
  await titleOf(other).fill(`${address} again`)
  await saveOf(other).click()
  await expect(other.getByText(`Title: ${address} → ${address} again`)).toBeVisible()
  await discard(address)
  await expect(page.getByText(`${address} again was changed meanwhile. Look at the changes again.`)).toBeVisible()

  // The form says besides which version it shows: what is pending is asked for again and again.
  await other.route('**/site/state', (route) =>
    route.fulfill({ json: { ...site, changes: [{ ...change(address), kind: 'article', documentId }] } }),
  )
  const sent = other.waitForRequest('**/site/discard')
  await other.reload()
  await other.getByRole('button', { name: `Discard draft ${address}` }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  expect((await sent).postDataJSON()).toEqual({ kind: 'article', documentId, seen: `seen ${address}` })
  expect((await sent).headers()['if-match']).toMatch(/^"\d{4}-.*Z"$/)
  await other.close()

  await discard(`${address} again`)
  await expect(page.getByRole('button', { name: new RegExp(`^Discard .*${address}`) })).toHaveCount(0)
})

const NOW = Date.parse('2026-11-22T03:00:00Z')
const change = (name: string, dueAt: number | null = null, isDraft = true): ShownChange => ({
  documentId: name.replaceAll(' ', '-'),
  kind: 'price',
  what: 'changed',
  name,
  page: 'Prices',
  seen: `seen ${name}`,
  mistakes: [],
  notices: [],
  differences: [],
  isTakenBack: false,
  scheduled: dueAt === null ? null : { documentId: name.replaceAll(' ', '-'), what: 'changed', name, dueAt, isDraft },
})
const version = (number: number, state: ShownVersion['state']): ShownVersion => ({
  id: number,
  number,
  state,
  by: 'Sam Rai',
  madeAt: NOW,
  dueAt: null,
  liveAt: NOW,
  seconds: 3,
  failure: null,
  broughtBack: null,
  changes: [{ what: 'changed', name: 'Site details' }],
})
/** As the inbox answers; the one of these tests has no publisher. */
const site = {
  isOn: true,
  canPreview: false,
  base: 8,
  live: 8,
  unknown: null,
  changes: [change('RPL Writing'), change('ACS Review'), change('CDR Writing', Date.parse('2026-12-03T03:00:00Z'))],
  mistakes: [],
  published: [],
  scheduled: [],
  texts: [],
  troubles: [],
  versions: [version(8, 'live'), version(7, 'live'), version(6, 'live')],
  now: NOW,
} satisfies SiteState

/** What was sent to be published is in the answer's list. */
async function hearPublishing(page: Page): Promise<unknown[]> {
  const heard: unknown[] = []
  await page.route(/\/site\/(publish|unschedule|discard|versions\/.*)$/, (route) => {
    heard.push({ path: new URL(route.request().url()).pathname, ...route.request().postDataJSON() })
    return route.fulfill({ json: { version: null } })
  })
  return heard
}

test('a scheduled change is left for its time, and what a press is refused for is named', async ({ page }) => {
  await page.route('**/site/state', (route) => route.fulfill({ json: site }))
  const heard = await hearPublishing(page)
  await openAdmin(page)
  await expect(page.getByRole('link', { name: 'Receipt', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Look at 3 changes and publish' }).click()
  const scheduled = page.getByRole('checkbox', { name: 'Publish CDR Writing' })
  await expect(scheduled).not.toBeChecked()
  await expect(page.getByRole('listitem').filter({ has: scheduled })).toContainText('goes live 3 Dec 2026, 2:00 pm (Sydney)')
  await page.getByRole('button', { name: 'Publish 2 changes' }).click()
  const both = [
    { documentId: 'RPL-Writing', seen: 'seen RPL Writing' },
    { documentId: 'ACS-Review', seen: 'seen ACS Review' },
  ]
  await expect.poll(() => heard).toEqual([{ path: '/site/publish', base: 8, dueAt: null, chosen: both }])

  await page.route('**/site/publish', (route) => route.fulfill(refusedPrice))
  await scheduled.click()
  await page.getByRole('button', { name: 'Publish 3 changes' }).click()
  await expect(page.getByText('One thing has to be put right first.')).toBeVisible()
  await expect(page.getByText('CDR Writing, Valid from: Only so with the others.')).toBeVisible()
})

test('a draft that is not the one that goes live says so, and takes its place or cancels it with one press', async ({ page }) => {
  const dueAt = Date.parse('2026-12-03T03:00:00Z')
  const deleted = { documentId: 'deleted', what: 'added', name: 'ACS Review', dueAt, isDraft: false } as const
  const scheduled = { ...version(9, 'scheduled'), number: null, dueAt, changes: [{ what: 'changed', name: 'CDR Writing' } as const] }
  const json: SiteState = {
    ...site,
    changes: [change('CDR Writing', dueAt, false)],
    scheduled: [deleted],
    versions: [scheduled, ...site.versions],
  }
  await page.route('**/site/state', (route) => route.fulfill({ json }))
  const heard = await hearPublishing(page)
  await openAdmin(page)
  await expect(page.getByText('CDR Writing: goes live 3 Dec 2026, 2:00 pm (Sydney).')).toBeVisible()
  await page.getByRole('link', { name: 'Look at one change and publish' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Publish CDR Writing' }) })
  await expect(row).toContainText('an earlier draft goes live 3 Dec 2026, 2:00 pm (Sydney). What was saved since is not in it.')
  await page.getByRole('button', { name: 'Schedule this draft: CDR Writing' }).click()
  await page.getByRole('button', { name: 'Cancel it: what is scheduled of ACS Review' }).click()
  await page.getByRole('button', { name: 'Discard draft CDR Writing' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('It leaves what is scheduled for 3 Dec 2026, 2:00 pm (Sydney).')
  const chosen = [{ documentId: 'CDR-Writing', seen: 'seen CDR Writing' }]
  const cancelled = { path: '/site/unschedule', documentId: 'deleted' }
  await expect.poll(() => heard).toEqual([{ path: '/site/publish', base: 8, dueAt, chosen }, cancelled])
})

test('nothing is shown to press before the list above it has come; a first version is asked about when it cannot be read', async ({
  page,
}) => {
  await page.route('**/site/state', (route) => route.fulfill({ json: { ...site, base: 0 } }))
  const heard = await hearPublishing(page)
  const { held, letGo } = hold()
  let asked = 0
  await page.route('**/site/go-live', async (route) => {
    asked += 1
    await held
    await route.fulfill({ status: 502 })
  })
  await openAdmin(page, '/admin/site')
  const publish = page.getByRole('button', { name: 'Publish 2 changes' })
  // The second time with what is published: the state of the site is there.
  await expect.poll(() => asked).toBe(2)
  await expect(publish).toHaveCount(0)
  letGo()
  await publish.click()
  await expect(page.getByRole('alertdialog')).toContainText('the list of what is left could not be read')
  expect(heard).toEqual([])
  await page.getByRole('button', { name: 'Publish all the same' }).click()
  await expect.poll(() => heard).toMatchObject([{ path: '/site/publish' }])
})

test('a mistake in a text leads to Words', async ({ page }) => {
  const mistakes = [{ path: 'now', label: 'Your words', message: 'Too long.' }]
  const text = { ...change('A text'), kind: 'text', mistakes } as const
  const written = {
    documentId: text.documentId,
    page: 'Home',
    path: '/',
    place: 'home#1',
    was: 'Before',
    now: 'After',
    isPublished: false,
    isLeaving: false,
    leftOut: null,
  }
  await page.route('**/site/state', (route) => route.fulfill({ json: { ...site, changes: [text], texts: [written] } satisfies SiteState }))
  await openAdmin(page, '/admin/site')
  await expect(page.getByRole('link', { name: 'Your words', exact: true })).toHaveAttribute(
    'href',
    '/admin/words?place=home%231&page=%2F#now',
  )
})

test('a day without a time publishes nothing', async ({ page }) => {
  await page.route('**/site/state', (route) => route.fulfill({ json: site }))
  const heard = await hearPublishing(page)
  await openAdmin(page, '/admin/site')
  const at = page.getByLabel('Or publish at (your own clock)')
  const then = page.getByRole('button', { name: 'Publish then' })
  await at.focus()
  await page.keyboard.type('03122030')
  await expect(then).toBeDisabled()
  await expect(at).toHaveAccessibleDescription('Choose the day and the time.')
  await page.keyboard.press('Tab')
  await expect(then).toBeDisabled()
  await at.fill('2030-12-03T10:30')
  await expect(then).toBeEnabled()
  await at.fill('')
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeEnabled()
  await expect(at).toHaveAttribute('max', '9999-12-31T23:59')
  expect(heard).toEqual([])
})

test('answers that are slow or do not come take nothing away, and the page is told when it is live', async ({ page }) => {
  const building = { ...site, versions: [version(9, 'building'), ...site.versions] }
  let answer: 'building' | 'none' | 'live' = 'building'
  await page.route('**/site/state', async (route) => {
    const now = answer
    if (now === 'none') return route.fulfill({ status: 502 })
    // Slower than the admin asks.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    return route.fulfill({ json: now === 'live' ? { ...site, live: 9, versions: [version(9, 'live'), ...site.versions] } : building })
  })
  await openAdmin(page, '/admin/site')
  await expect(page.getByText('Version 9 is being built and checked.')).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Publish RPL Writing' })
  await box.click()
  await expect(page.getByRole('button', { name: 'Publish one change' })).toBeEnabled()

  answer = 'none'
  await expect(page.getByText('This may be out of date: the inbox did not answer.')).toBeVisible()
  await expect(box).not.toBeChecked()
  answer = 'live'
  await expect(page.getByText('The site shows version 9 since')).toBeVisible()
  await expect(page.getByText('This may be out of date')).toHaveCount(0)
  await expect(box).not.toBeChecked()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

function isStored({ pathname }: URL): boolean {
  return /^\/content-manager\/(collection|single)-types\/api::(article|site-details)/.test(decodeURIComponent(pathname))
}

const mistake = { kind: 'price', documentId: 'CDR-Writing', name: 'CDR Writing', path: 'validFrom', label: 'Valid from' }
const refusedPrice = refusal('One thing has to be put right first.', { mistakes: [{ ...mistake, message: 'Only so with the others.' }] })

const odd = 'Too odd for a title'
const refusedTitle = refusal(odd, { errors: [{ path: ['title'], message: odd, name: 'ValidationError' }] })

/** As Strapi answers what does not fit. */
function refusal(message: string, details: object) {
  return { status: 400, json: { data: null, error: { status: 400, name: 'ValidationError', message, details } } }
}

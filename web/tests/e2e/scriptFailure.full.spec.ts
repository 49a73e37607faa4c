import type { Locator, Page } from '@playwright/test'
import { ANSWER_MS, TOAST_MS } from '#domain/shell.ts'
import {
  CHUNKS,
  enquiryOn,
  expect,
  FAILED,
  fillEnquiry,
  headerReady,
  holdScripts,
  NOT_SENT,
  openWithChunksHeld,
  painted,
  readyWithStoppedClock,
  STORED,
  sampleFormOn,
  test,
  toastOn,
} from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

const NOT_WORKING = 'This tool is not working. Nothing you typed is lost.'

/** The script that the page itself names. */
const FIRST = '**/assets/entries/**'
const PAGE = '/services/cdr-writing'

// The page logs each script that did not arrive.
test.use({ expectedErrors: /Failed to fetch dynamically imported module/ })

type Absence = {
  open: (page: Page, path: string) => Promise<unknown>
  end: (page: Page) => Promise<void>
}

/** Every way a script can fail to arrive, and its end. */
const absences: Record<string, Absence> = {
  'is refused': {
    open: async (page, path) => {
      await page.route(CHUNKS, (route) => route.abort())
      await page.goto(path)
    },
    end: (page) => page.unroute(CHUNKS),
  },
  'is cut off with the network': {
    open: async (page, path) => {
      const release = await openWithChunksHeld(page, path)
      await page.context().setOffline(true)
      await release()
    },
    end: (page) => page.context().setOffline(false),
  },
}

for (const [how, { open, end }] of Object.entries(absences)) {
  test(`an enquiry whose script ${how} says so, keeps every word, and is sent once the script comes`, async ({ page, address }) => {
    await open(page, PAGE)
    const form = enquiryOn(page)
    await fillEnquiry(form, address)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expectNotSent(page, form)
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Gurung')
    await expect(form.getByLabel('Email')).toHaveValue(address)
    await expect(form.locator('textarea')).toHaveValue('Is anybody there?')
    await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()

    await end(page)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(toastOn(page, STORED)).toBeVisible()
    await expect(toastOn(page, FAILED)).toHaveCount(0)
    await expect(form.getByText(NOT_SENT)).toBeHidden()
    expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', queries: 'Is anybody there?' }])
  })
}

for (const [which, scripts] of [
  ['first script', FIRST],
  ['script', CHUNKS],
] as const) {
  test(`an enquiry whose ${which} hangs ends after 15 seconds, and a late one does not send it behind the visitor’s back`, async ({
    page,
    address,
  }) => {
    await page.clock.install()
    const letGo = await holdScripts(page, scripts)
    await page.goto(PAGE, { waitUntil: 'commit' })
    const form = enquiryOn(page)
    await fillEnquiry(form, address)
    // A minute, so that a slow machine cannot be past it. What it ends is the page's own wait for its scripts: nothing is sent yet.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    await page.clock.runFor(ANSWER_MS - 100)
    await expect(toastOn(page, FAILED)).toHaveCount(0)
    await page.clock.runFor(200)
    // A toast stays while it is pointed at.
    await page.mouse.move(0, 0)
    await expectNotSent(page, form)
    await page.clock.runFor(TOAST_MS)
    await expect(toastOn(page, FAILED)).toHaveCount(0)

    await letGo()
    await readyWithStoppedClock(page, page.locator('main [data-island="enquiry-form"][data-status=ready]'))
    await expect(form.locator('textarea')).toHaveValue('Is anybody there?')
    expect(leadsFrom(address)).toEqual([])
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(toastOn(page, STORED)).toBeVisible()
    expect(leadsFrom(address)).toHaveLength(1)
  })
}

test('a sample request whose page has lost its first script says so, and is sent once the script comes', async ({ page, address }) => {
  await page.route(FIRST, (route) => route.abort())
  await page.goto('/about')
  const form = sampleFormOn(page)
  await form.getByLabel('Discipline').selectOption('233211')
  await form.getByLabel('Email').fill(address)
  await form.locator('[type=submit]').click()
  await expect(toastOn(page, FAILED)).toBeVisible()
  await expect(form.getByText('Your request was not sent.')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(address)
  expect(new URL(page.url()).search).toBe('')
  await page.unroute(FIRST)
  await form.locator('[type=submit]').click()
  await expect(toastOn(page, STORED)).toBeVisible()
  await expect(form.getByText('Your request was not sent.')).toBeHidden()
  expect(leadsFrom(address)).toHaveLength(1)
})

test('an enquiry pressed before the first script comes is sent when it comes', async ({ page, address }) => {
  const letGo = await holdScripts(page, FIRST)
  await page.goto(PAGE, { waitUntil: 'commit' })
  const form = enquiryOn(page)
  await fillEnquiry(form, address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await form.locator('textarea').press('Control+Enter')
  await letGo()
  await expect(toastOn(page, STORED)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(1)
})

/** A tool of each kind, the part of it that can be read without its script, and what shows that it works. */
const tools: { name: string; how: string; path: string; place: string; reads: string; works: (page: Page) => Promise<void> }[] = [
  {
    name: 'points calculator',
    how: 'is refused',
    path: '/services/pr-points-calculator',
    place: '#calculator',
    reads: 'Add up your points',
    works: async (page) => {
      await page.getByRole('radio', { name: '25 to 32' }).check()
      await expect(page.getByRole('region', { name: 'Your sum' }).locator('dd').first()).toHaveText('30')
    },
  },
  {
    name: 'cost worksheet',
    how: 'is cut off with the network',
    path: '/pricing',
    place: '#worksheet',
    reads: 'AUD 0',
    works: async (page) => {
      await page.locator('#worksheet input').first().fill('250')
      await expect(page.locator('#worksheet output')).toHaveText('AUD 250')
    },
  },
]

for (const { name, how, path, place, reads, works } of tools) {
  test(`the ${name} whose script ${how} says so, can be read, and starts at the next try`, async ({ page }) => {
    await absences[how]?.open(page, path)
    const tool = page.locator(place).first()
    const folded = page.locator('details').filter({ has: tool })
    if (await folded.count()) await folded.locator('summary').first().click()
    await tool.scrollIntoViewIfNeeded()
    const note = tool.getByRole('alert').filter({ hasText: NOT_WORKING })
    await expect(note).toBeVisible()
    await expect(page.getByRole('main').getByText(reads).first()).toBeVisible()

    await note.getByRole('button', { name: 'Try again' }).click()
    await expect(note).toBeVisible()
    await absences[how]?.end(page)
    // The browser may have noticed that it is online again, and started the tool, before the press.
    await expect(async () => {
      const again = note.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click({ timeout: 1_000 })
      await expect(note).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await works(page)
  })
}

test('menus open with the first script alone, and with the drawer stay open when the others come', async ({ page }) => {
  await page.route(CHUNKS, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto(PAGE)
  await refused
  await painted(page)
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('link', { name: 'RPL Writing' }).first()).toBeVisible()
  await page.unroute(CHUNKS)

  const arrive = await openWithChunksHeld(page, '/about')
  const button = page.getByRole('button', { name: 'Services' })
  await button.click()
  await arrive()
  await headerReady(page)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#menu-services')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  const arriveAgain = await openWithChunksHeld(page, '/about')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await arriveAgain()
  await headerReady(page)
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
})

async function expectNotSent(page: Page, form: Locator): Promise<void> {
  const toast = toastOn(page, FAILED)
  await expect(toast).toHaveCount(1)
  await expect(toast).toBeVisible()
  await expect(toast.locator('..')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  const words = form.getByText(NOT_SENT)
  await expect(words).toBeVisible()
  const ways = words.locator('..')
  await expect(ways.getByRole('link', { name: 'info@example.com' })).toBeVisible()
  await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
}

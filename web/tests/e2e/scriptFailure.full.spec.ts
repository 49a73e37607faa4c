import type { Locator, Page } from '@playwright/test'
import {
  CHUNKS,
  enquiryOn,
  expect,
  headerReady,
  hold,
  openWithChunksHeld,
  painted,
  passPopupTime,
  popupOn,
  readyWithStoppedClock,
  sampleFormOn,
  savingData,
  stoppedClock,
  test,
} from './fixtures.ts'
import { leadsFrom } from './support/leads.ts'

const FAILED = 'Failed to submit form. Please try again.'
const STORED = 'Your query was submitted successfully!'
const NOT_LOADED = 'This tool did not load. Check your connection and try again, or reload the page.'

/** The script that the page itself names. */
const FIRST = '**/assets/entries/**'

// The page logs each script that did not arrive.
test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] })

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
  'is gone after a release': {
    open: async (page, path) => {
      await page.route(CHUNKS, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' }))
      await page.goto(path)
    },
    end: (page) => page.unroute(CHUNKS),
  },
  'is cut off with the network': {
    open: async (page, path) => {
      const release = await openWithChunksHeld(page, path)
      await page.context().setOffline(true)
      release()
    },
    end: (page) => page.context().setOffline(false),
  },
}

for (const [how, { open, end }] of Object.entries(absences)) {
  test(`an enquiry whose script ${how} says so, keeps every word, and is sent once the script comes`, async ({ page, address }) => {
    await open(page, '/services/cdr-writing')
    const form = enquiryOn(page)
    await fill(form, address)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expectNotSent(page, form)
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Gurung')
    await expect(form.getByLabel('Email')).toHaveValue(address)
    await expect(form.locator('textarea')).toHaveValue('Is anybody there?')
    await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()

    await end(page)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(STORED)).toBeVisible()
    await expect(page.getByText(FAILED)).toHaveCount(0)
    await expect(form.getByText('Your message was not sent.')).toBeHidden()
    expect(leadsFrom(address)).toMatchObject([{ full_name: 'Asha Gurung', queries: 'Is anybody there?' }])
  })
}

test('an enquiry whose script hangs ends after 15 seconds, and a late script does not send it behind the visitor’s back', async ({
  page,
  address,
}) => {
  await page.clock.install()
  const release = await openWithChunksHeld(page, '/services/cdr-writing')
  const form = enquiryOn(page)
  await fill(form, address)
  // A minute, so that a slow machine cannot be past it. What it ends is the page's own wait for its scripts: nothing is sent yet.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await page.clock.runFor(14_000)
  await expect(page.getByText(FAILED)).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expectNotSent(page, form)

  release()
  await page.clock.runFor(1_000)
  await expect(page.locator('main [data-island="enquiry-form"][data-ready]')).toHaveCount(1)
  await expect(form.locator('textarea')).toHaveValue('Is anybody there?')
  expect(leadsFrom(address)).toEqual([])
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(STORED)).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(1)
})

test('a press that was held for its script ends 15 seconds later, although the inbox was asked in between', async ({ page, address }) => {
  const [script, inbox] = [hold(), hold()]
  await page.route(CHUNKS, async (route) => {
    await script.held
    await route.continue()
  })
  await page.route('**/api/form-datas', async (route) => {
    await inbox.held
    await route.abort()
  })
  await stoppedClock(page)
  await page.goto('/services/cdr-writing', { waitUntil: 'domcontentloaded' })
  const form = enquiryOn(page)
  await fill(form, address)
  const sent = page.waitForRequest('**/api/form-datas')
  const pressedAt = await page.evaluate(() => performance.now())
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.clock.runFor(8_000)
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeEnabled()
  script.letGo()
  await readyWithStoppedClock(page, form.locator('[type=submit]:disabled'))
  await sent
  const left = pressedAt + 15_000 - (await page.evaluate(() => performance.now()))
  await page.clock.runFor(left - 200)
  await expect(page.getByText(FAILED)).toHaveCount(0)
  await page.clock.runFor(400)
  await expectNotSent(page, form)
  inbox.letGo()
})

for (const [path, formOn] of [
  ['/services/cdr-writing', enquiryOn],
  ['/about', sampleFormOn],
] as const) {
  test(`a form on ${path} whose page has lost its first script says so, and is sent once the script comes`, async ({ page, address }) => {
    await page.route(FIRST, (route) => route.abort())
    await page.goto(path)
    const form = formOn(page)
    const press = () => form.locator('[type=submit]').click()
    if (formOn === enquiryOn) await fill(form, address)
    else {
      await form.getByLabel('Discipline').selectOption('233211')
      await form.getByLabel('Email').fill(address)
    }
    await press()
    await expect(page.getByRole('status').getByText(FAILED)).toBeVisible()
    await expect(form.getByText(/^Your (message|request) was not sent\./)).toBeVisible()
    await expect(form.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue(address)
    expect(new URL(page.url()).search).toBe('')

    await page.unroute(FIRST)
    await press()
    await expect(page.getByText(STORED)).toBeVisible()
    await expect(form.getByText(/^Your (message|request) was not sent\./)).toBeHidden()
    expect(leadsFrom(address)).toHaveLength(1)
  })
}

test('an enquiry pressed before the first script comes is sent when it comes', async ({ page, address }) => {
  const letGo = await openWithFirstScriptHeld(page)
  const form = enquiryOn(page)
  await fill(form, address)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await form.locator('textarea').press('Control+Enter')
  letGo()
  await expect(page.getByText(STORED)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(1)
})

test('an enquiry whose page waits for its first script ends after 15 seconds, and is not sent behind the visitor’s back', async ({
  page,
  address,
}) => {
  await page.clock.install()
  const letGo = await openWithFirstScriptHeld(page)
  const form = enquiryOn(page)
  await fill(form, address)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.clock.runFor(14_900)
  await expect(page.getByText(FAILED)).toHaveCount(0)
  await page.clock.runFor(200)
  // A toast stays while it is pointed at.
  await page.mouse.move(0, 0)
  await expectNotSent(page, form)
  await page.clock.runFor(6_000)
  await expect(page.getByText(FAILED)).toHaveCount(0)

  letGo()
  await readyWithStoppedClock(page, page.locator('main [data-island="enquiry-form"][data-ready]'))
  expect(leadsFrom(address)).toEqual([])
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(STORED)).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(1)
})

test('a popup whose form does not start opens in time, accepts text and says that it was not sent', async ({ page, address }) => {
  await savingData(page)
  await stoppedClock(page)
  await page.goto('/about')
  await readyWithStoppedClock(page, page.locator('html[data-header="ready"]'))
  await page.route(CHUNKS, (route) => route.abort())
  await passPopupTime(page)
  const popup = popupOn(page)
  await expect(popup).toBeVisible()
  await fill(popup, address)
  await popup.getByRole('button', { name: 'Submit' }).click()
  await expect(popup.getByRole('status').getByText(FAILED)).toBeVisible()
  await expect(popup.getByText('Your message was not sent.')).toBeVisible()
  await page.unroute(CHUNKS)
  await popup.getByRole('button', { name: 'Submit' }).click()
  await expect(popup.getByRole('status').getByText(STORED)).toBeVisible()
  expect(leadsFrom(address)).toMatchObject([{ subject: 'Sample Request /about' }])
})

/** Each tool, the part of it that can be read without its script, and what shows that it works. */
const tools: { name: string; path: string; place: string; reads: string; works: (page: Page) => Promise<void> }[] = [
  {
    name: 'points calculator',
    path: '/services/pr-points-calculator',
    place: '#calculator',
    reads: 'Add up your points',
    works: async (page) => {
      await page.getByRole('radio', { name: '25 to 32' }).check()
      await expect(page.getByRole('region', { name: 'Your sum' }).locator('dd').first()).toHaveText('30')
    },
  },
  {
    name: 'draft checker',
    path: '/services/cdr-review-proofreading',
    place: '#checker',
    reads: 'Look at the structure of your draft',
    works: async (page) => {
      await page.getByRole('textbox', { name: 'Your text: Episode 1' }).fill('1.1 I designed the bridge.')
      await expect(page.locator('#checker').getByText('4 words').first()).toBeVisible()
    },
  },
  {
    name: 'search of a list',
    path: '/anzsco/eaanzsco?q=naval',
    place: '[data-listing]',
    reads: 'Civil Engineer',
    works: (page) => expect(page.locator('[data-row]:visible')).toHaveCount(2),
  },
  {
    name: 'search of the guides',
    path: '/blogs?q=diploma',
    place: '[data-guides]',
    reads: 'English tests',
    works: (page) => expect(page.getByText(/^1 of \d+ guides$/).first()).toBeVisible(),
  },
  {
    name: 'comparison',
    path: '/anzsco/compare?codes=ea-233211,ea-233214',
    place: '[data-comparison]',
    reads: 'Compare',
    works: (page) => expect(page.getByRole('columnheader', { name: /Structural Engineer/ })).toBeVisible(),
  },
  {
    name: 'cost worksheet',
    path: '/pricing',
    place: '[data-worksheet]',
    reads: 'AUD 0',
    works: async (page) => {
      await page.locator('[data-worksheet] input').first().fill('250')
      await expect(page.locator('[data-worksheet] output')).toHaveText('AUD 250')
    },
  },
  {
    name: 'checklist',
    path: '/services/cdr-writing',
    place: '[data-checklist]',
    reads: 'Tick what you have.',
    works: (page) => expect(page.getByRole('button', { name: 'Print this list' })).toBeVisible(),
  },
]

const ways = Object.entries(absences)
for (const [index, { name, path, place, reads, works }] of tools.entries()) {
  // Each way a script can fail is tried on more than one tool: how it fails is none of theirs.
  const [how, { open, end }] = ways[index % ways.length] as (typeof ways)[number]
  test(`the ${name} whose script ${how} says so, can be read, and starts at the next try`, async ({ page }) => {
    await open(page, path)
    const tool = page.locator(place).first()
    const folded = page.locator('details').filter({ has: tool })
    if (await folded.count()) await folded.locator('summary').first().click()
    await tool.scrollIntoViewIfNeeded()
    const note = tool.getByText(NOT_LOADED)
    await expect(note).toBeVisible()
    await expect(note).toHaveRole('status')
    await expect(page.getByRole('main').getByText(reads).first()).toBeVisible()

    await tool.getByRole('button', { name: 'Try again' }).click()
    await expect(note).toBeVisible()
    await end(page)
    // The browser may have noticed that it is online again, and started the tool, before the press.
    await expect(async () => {
      const again = tool.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click({ timeout: 1_000 })
      await expect(note).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await works(page)
  })
}

test('a tool that did not load starts by itself once the browser is online again', async ({ page }) => {
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto('/pricing')
  const worksheet = page.locator('[data-worksheet]')
  await worksheet.scrollIntoViewIfNeeded()
  await expect(worksheet.getByText(NOT_LOADED)).toBeVisible()
  await page.unroute(CHUNKS)
  // On a machine without an outside network the browser never fires this event itself.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(worksheet.getByText(NOT_LOADED)).toHaveCount(0)
})

test('a page that gets only its first script throws no error and its menus open', async ({ page }) => {
  await page.route(CHUNKS, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/services/cdr-writing')
  await refused
  await painted(page)
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(page.getByRole('link', { name: 'RPL Writing' }).first()).toBeVisible()
})

test('a menu and the drawer that were opened before their script came stay open', async ({ page }) => {
  const arrive = await openWithChunksHeld(page, '/about')
  const button = page.getByRole('button', { name: 'Services' })
  await button.click()
  await expect(page.locator('#menu-services')).toBeVisible()
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

/** The service's page while its first script is on the way. Returns what lets it through. */
async function openWithFirstScriptHeld(page: Page): Promise<() => void> {
  const { held, letGo } = hold()
  await page.route(FIRST, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services/cdr-writing', { waitUntil: 'commit' })
  return letGo
}

async function fill(form: Locator, address: string): Promise<void> {
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('Is anybody there?')
}

async function expectNotSent(page: Page, form: Locator): Promise<void> {
  const toast = page.getByRole('status').getByText(FAILED)
  await expect(toast).toHaveCount(1)
  await expect(toast).toBeVisible()
  await expect(toast.locator('..')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  const words = form.getByText('Your message was not sent.')
  await expect(words).toBeVisible()
  await expect(words.getByRole('link', { name: 'info@example.com' })).toBeVisible()
  await expect(words.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
}

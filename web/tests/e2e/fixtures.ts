import { test as base, expect, type JSHandle, type Locator, type Page } from '@playwright/test'
import { POPUP_DELAY_MS } from '#domain/shell.ts'
import { neverOpenPopup } from './support/keepPopupAway.ts'

export { expect }

/** The browser's own words for a request that failed: tests take scripts and servers away on purpose. */
const NETWORK = /^Failed to load resource/

/** No script here starts a fade between two pages: the browser says that it has ended its own, because a test resized the window or went on. */
const FADE = /Transition was (aborted|skipped)/

type Fixtures = {
  /** An address that only this test uses, to find its lead in the database. */
  address: string
  /** Errors that the test causes on purpose. */
  expectedErrors: RegExp
  /** Whether the popup opens when its time has come: a slow machine may be in the middle of something else. */
  popupComes: boolean
  /** Fails the test when a page logs an error or a warning, throws, or leaves a promise rejection unhandled. */
  quietPage: undefined
}

export const test = base.extend<Fixtures>({
  // Playwright reads which fixtures are wanted from the first parameter's pattern.
  // biome-ignore lint/correctness/noEmptyPattern: none is wanted here
  address: async ({}, use, { testId }) => {
    await use(`${testId.slice(-12)}-${Date.now().toString(36)}@example.com`)
  },
  expectedErrors: [/^$/, { option: true }],
  popupComes: [false, { option: true }],
  quietPage: [
    async ({ browserName, context, expectedErrors, popupComes }, use) => {
      if (!popupComes) await context.addInitScript(neverOpenPopup)
      if (browserName === 'firefox') await context.addInitScript(tellReactOfFilledFields)
      const faults: string[] = []
      // An unhandled rejection is a web error, too.
      context.on('weberror', (fault) => {
        const words = String(fault.error())
        if (!FADE.test(words) && !expectedErrors.test(words)) faults.push(words)
      })
      context.on('console', (message) => {
        const words = message.text()
        if (/error|warning/.test(message.type()) && !expectedErrors.test(words) && !NETWORK.test(words))
          faults.push(`${words} (${message.location().url})`)
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** In Firefox Playwright fills a field as a script of the page would, which React takes for its own change and not for typing. */
function tellReactOfFilledFields(): void {
  type Tracked = { _valueTracker?: { setValue: (value: string) => void } }
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      if (!isTrusted) (target as Tracked)._valueTracker?.setValue('\u0000')
    },
    true,
  )
}

/** The enquiry card of the page, not the one in the popup. */
export function enquiryOn(page: Page): Locator {
  return page.locator('main form').filter({ has: page.getByLabel('Full name') })
}

export function sampleFormOn(page: Page): Locator {
  return page.getByRole('form', { name: 'Request a Sample' })
}

export function popupOn(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Get Started' })
}

export const STORED = 'Your query was submitted successfully!'
export const FAILED = 'Failed to submit form. Please try again.'
/** In the form itself. */
export const NOT_SENT = 'Your message was not sent.'

/** Both toasts are in the page from the start, and shown when they have something to say. */
export const toastOn = (place: Page | Locator, words: typeof STORED | typeof FAILED): Locator =>
  place.getByText(words).filter({ visible: true })

/** All that an enquiry needs. */
export async function fillEnquiry(form: Locator, email: string, message = 'Is anybody there?'): Promise<void> {
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Email').fill(email)
  await form.locator('textarea').fill(message)
}

/** Fills it in, and waits until it is stored. */
export async function sendEnquiry(form: Locator, email: string, message?: string): Promise<void> {
  await fillEnquiry(form, email, message)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toastOn(form.page(), STORED)).toBeVisible()
}

/** Holds what the forms send until the returned function is called; then it arrives, or is lost. */
export async function holdLeads(page: Page, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  const { held, letGo } = hold()
  await page.route('**/api/form-datas', async (route) => {
    await held
    await route[end]()
  })
  return letGo
}

/** Waits until the islands in view have started: their HTML is there long before. */
export async function ready(form: Locator): Promise<void> {
  // A translated part is rendered anew, maybe while it is scrolled to.
  await expect(async () => {
    await form.scrollIntoViewIfNeeded({ timeout: 5_000 })
    await startedIsland(form).waitFor({ state: 'attached', timeout: 20_000 })
  }).toPass()
}

const startedIsland = (form: Locator): Locator => form.locator('xpath=ancestor-or-self::*[@data-island][@data-status="ready"]')

/** A page's own enquiry form, once it has started. */
export async function openEnquiry(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await ready(enquiryOn(page))
  return enquiryOn(page)
}

export async function openSampleForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await ready(sampleFormOn(page))
  return sampleFormOn(page)
}

const shellOf = (page: Page): Locator => page.locator('html[data-header="ready"]')

/** Waits until everything that a page starts after loading has started: header, popup and the rest. */
export async function headerReady(page: Page): Promise<void> {
  await shellOf(page).waitFor({ state: 'attached' })
}

/** Waits until everything under way is painted: only then does a missing element prove anything. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** From the start, time passes only when the test says so: a slow machine must not open, close or end anything. Call it before `goto`. */
export async function stoppedClock(page: Page): Promise<void> {
  // Without `install`: from there to the pause real time would pass, and count for the page that is opened.
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00'))
}

/** Lets a page whose clock is stopped get ready, in steps too small for anything else to happen. */
export async function readyWithStoppedClock(page: Page, sign = shellOf(page)): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(sign).toBeAttached({ timeout: 250 })
  }).toPass()
}

/** A page whose clock is stopped, once it is ready. */
export async function openWithStoppedClock(page: Page, path: string, sign?: Locator): Promise<void> {
  await stoppedClock(page)
  await page.goto(path)
  await readyWithStoppedClock(page, sign)
}

/** A page and its form, whose clock is stopped, once the form and the popup's timer have started. */
export async function openFormWithStoppedClock(page: Page, path: string, form = enquiryOn(page)): Promise<Locator> {
  await openWithStoppedClock(page, path)
  await form.scrollIntoViewIfNeeded()
  await readyWithStoppedClock(page, startedIsland(form))
  return form
}

/** The time after which the popup comes, and a little more for it to come, on a page whose clock is stopped. */
export async function passPopupTime(page: Page): Promise<void> {
  await page.clock.runFor(POPUP_DELAY_MS + 500)
}

/** Everything that a screen reader announces of a live region from now on. */
export function announcedBy(status: Locator): Promise<JSHandle<string[]>> {
  return status.evaluateHandle((element) => {
    const said: string[] = []
    const hear = () => said.push(element.textContent ?? '')
    new MutationObserver(hear).observe(element, { childList: true, characterData: true, subtree: true })
    return said
  })
}

/** The scripts that a page asks for after its first one. */
export const CHUNKS = '**/assets/chunks/**'

/** Scripts that are under way and do not come until the returned function is called. */
export async function holdScripts(page: Page, scripts = CHUNKS): Promise<() => Promise<void>> {
  const { held, letGo } = hold()
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    letGo()
    // A held request must have gone on before its route ends.
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Opens a page whose scripts but the first are held. */
export async function openWithChunksHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await holdScripts(page)
  const asked = page.waitForRequest(CHUNKS)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await asked
  return arrive
}

/** Something that a test holds back until it lets it go. */
export function hold(): { held: Promise<void>; letGo: () => void } {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { held, letGo }
}

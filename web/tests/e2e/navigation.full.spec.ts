import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { POPUP_DELAY_MS } from '#domain/shell.ts'
import {
  enquiryOn,
  expect,
  headerReady,
  holdScripts,
  openWithStoppedClock,
  popupOn,
  ready,
  STORED,
  sampleFormOn,
  test,
  toastOn,
} from './fixtures.ts'
import { SITE_URL } from './support/addresses.ts'

test.use({ popupComes: true })

// The back/forward cache is the whole browser's, not the headless shell's.
const BROWSER = process.env.CHROMIUM_PATH ?? chromium.executablePath()

test('going back shows the page as it was left, from the back/forward cache', async ({ launchOptions }) => {
  await withCache(launchOptions, async (page) => {
    for (const path of ['/', '/anzsco/eaanzsco', '/services/pr-points-calculator']) {
      await page.goto(`${SITE_URL}${path}`)
      await headerReady(page)
      await noteReturn(page)
      await page.goto(`${SITE_URL}/about`)
      await backFromCache(page)
    }
  })
})

test('a page from the back/forward cache shows an email as it was corrected on a later page, and no request that was sent there', async ({
  launchOptions,
  address,
}) => {
  await withCache(launchOptions, async (page) => {
    const sample = sampleFormOn(page)
    await page.goto(`${SITE_URL}/services/cdr-writing`)
    await ready(enquiryOn(page))
    await enquiryOn(page).getByLabel('Email').fill('asha@exmaple.com')
    await ready(sample)
    await sample.getByLabel('Discipline').selectOption('Please Specify')
    await sample.getByPlaceholder('Please specify').fill('Acoustics')
    await sample.getByLabel('Email').fill(address)
    await noteReturn(page)
    await page.goto(`${SITE_URL}/about`)
    await ready(enquiryOn(page))
    await enquiryOn(page).getByLabel('Email').fill('asha@example.com')
    await ready(sample)
    await expect(sample.getByPlaceholder('Please specify')).toHaveValue('Acoustics')
    await sample.getByLabel('Email').fill(address)
    await sample.getByRole('button', { name: 'Request a Sample' }).click()
    await expect(toastOn(page, STORED)).toBeVisible()
    await backFromCache(page)
    await expect(enquiryOn(page).getByLabel('Email')).toHaveValue('asha@example.com')
    await expect(sample.getByLabel('Discipline')).toHaveValue('')
    await expect(sample.getByPlaceholder('Please specify')).toBeHidden()
  })
})

// Without the back/forward cache, as on a phone with little memory: the page is loaded anew. Playwright turns the cache off.

test('a country that only the script lists is still chosen after Back, and its number is sent', async ({ page }) => {
  const form = enquiryOn(page)
  await page.goto('/services/cdr-writing')
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Country code').selectOption('kw')
  await form.getByLabel('Phone', { exact: true }).fill('5000 1234')
  await form.locator('textarea').fill('Call me')
  await page.goto('/terms')
  const arrive = await holdScripts(page)
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await arrive()
  await ready(form)
  await expect(form.getByLabel('Country code')).toHaveValue('kw')
  await expect(form.getByLabel('Phone', { exact: true })).toHaveValue('5000 1234')
  const request = page.waitForRequest('**/api/form-datas')
  await form.getByRole('button', { name: 'Submit' }).click()
  expect((await request).postDataJSON().data.phone).toBe('+96550001234')
})

test('after Back a page shows nothing of what a later page has sent', async ({ page, address }) => {
  const form = enquiryOn(page)
  const sample = sampleFormOn(page)
  await page.goto('/meet-our-agent')
  await ready(form)
  await form.getByLabel('Full name').fill('Asha Gurung')
  await form.getByLabel('Country code').selectOption('np')
  await form.getByLabel('Email').fill(address)
  await form.locator('textarea').fill('One question')
  await ready(sample)
  await sample.getByLabel('Discipline').selectOption('233211')
  await sample.getByLabel('Email').fill(address)
  // Another page whose form asks for the same.
  await page.goto('/reviews')
  await ready(form)
  await expect(form.locator('textarea')).toHaveValue('One question')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Full name')).toHaveValue('')
  await ready(sample)
  await sample.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(sample.getByLabel('Email')).toHaveValue('')

  const arrive = await holdScripts(page)
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await arrive()
  await ready(form)
  for (const label of ['Full name', 'Email']) await expect(form.getByLabel(label)).toHaveValue('')
  await expect(form.getByLabel('Country code')).toHaveValue('au')
  await expect(form.locator('textarea')).toHaveValue('')
  await ready(sample)
  await expect(sample.getByLabel('Email')).toHaveValue('')
  await expect(sample.getByLabel('Discipline')).toHaveValue('')
})

// Chromium prerenders nothing while a test looks on: this is what it tells a page that was prepared ten seconds before it is shown.
test('a page the browser prepared counts the popup’s time from when it is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await openWithStoppedClock(page, '/about')
  await page.clock.runFor(10_000)
  await page.evaluate(() => {
    const shownAt = performance.now()
    performance.getEntriesByType = () => [{ activationStart: shownAt } as unknown as PerformanceEntry]
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await page.clock.runFor(POPUP_DELAY_MS - 100)
  await expect(popupOn(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(popupOn(page)).toBeVisible()
})

test('the next page fades in, unless the visitor wants less motion', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.faded = String(viewTransition !== null)
    }),
  )
  for (const [reducedMotion, fades] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    await page.locator('footer a[href="/pricing"]').first().click()
    await page.waitForURL('**/pricing')
    await expect(page.locator('html')).toHaveAttribute('data-faded', fades)
  }
})

/** Visits in the whole browser, with the cache that Playwright turns off. */
async function withCache(launchOptions: LaunchOptions, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions, executablePath: BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    await visit(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** Before leaving a page: lets `backFromCache` see that this very page has come back. */
async function noteReturn(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })))
}

async function backFromCache(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted')).catch(() => 'on the way')).toBe(true)
}

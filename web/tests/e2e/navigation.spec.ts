import { chromium, type LaunchOptions, type Page } from '@playwright/test'
import { enquiryOn, expect, headerReady, ready, sampleFormOn, savingData, test } from './fixtures.ts'
import { SITE_URL } from './support/addresses.ts'
import { observeWithoutDevtools } from './support/observeWithoutDevtools.ts'

// The back/forward cache and prerendering are the whole browser's, not the headless shell's.
const BROWSER = process.env.CHROMIUM_PATH ?? chromium.executablePath()

const KINDS_WITHOUT_A_FORM_IN_VIEW = [
  '/',
  '/services/cdr-writing',
  '/anzsco/eaanzsco',
  '/anzsco/eaanzsco/civil-engineer-233211',
  '/blogs/engineers-australia-plagiarism-rules',
  '/pricing',
  '/samples',
]

test('going back shows the page as it was left, from the back/forward cache', async ({ launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, executablePath: BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    for (const path of ['/', '/services/cdr-writing', '/anzsco/eaanzsco', '/services/pr-points-calculator']) {
      const page = await browser.newPage()
      await page.goto(`${SITE_URL}${path}`)
      await page.locator('html[data-header=ready]').waitFor({ state: 'attached' })
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })))
      await page.goto(`${SITE_URL}/about`)
      await page.evaluate(() => history.back())
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted')).catch(() => 'on the way'), path).toBe(true)
      await page.close()
    }
  } finally {
    await browser.close()
  }
})

test('a page from the back/forward cache shows an email as it was corrected on a later page', async ({ launchOptions }) => {
  await withCache(launchOptions, async (page) => {
    await page.goto(`${SITE_URL}/services/cdr-writing`)
    await ready(enquiryOn(page))
    await enquiryOn(page).getByLabel('Email').fill('asha@exmaple.com')
    await noteReturn(page)
    await page.goto(`${SITE_URL}/about`)
    await ready(enquiryOn(page))
    await enquiryOn(page).getByLabel('Email').fill('asha@example.com')
    await backFromCache(page)
    await expect(enquiryOn(page).getByLabel('Email')).toHaveValue('asha@example.com')
  })
})

test('a result from the back/forward cache has its own answers in the message again, after another result', async ({ launchOptions }) => {
  await withCache(launchOptions, async (page) => {
    const message = enquiryOn(page).getByLabel('Your path and your question')
    await page.goto(`${SITE_URL}/find-your-path/engineers-australia/cdr-country-outside-accords#answers=engineering.four-years.nepal`)
    await ready(enquiryOn(page))
    await expect(message).toHaveValue(/Country: Nepal/)
    await noteReturn(page)
    await page.goto(`${SITE_URL}/find-your-path/engineers-australia/cdr-before-accord#answers=engineering.four-years.india.before`)
    await ready(enquiryOn(page))
    await expect(message).toHaveValue(/Country: India/)
    await message.fill(`${await message.inputValue()}\n\nMine is from 2012.`)
    await backFromCache(page)
    await expect(message).toHaveValue(/Country: Nepal[\s\S]*Mine is from 2012\./)
    await expect(message).not.toHaveValue(/India/)
  })
})

test('a page from the back/forward cache no longer shows a sample request that a later page has sent', async ({
  launchOptions,
  address,
}) => {
  await withCache(launchOptions, async (page) => {
    const form = sampleFormOn(page)
    await page.goto(`${SITE_URL}/pricing`)
    await ready(form)
    await form.getByLabel('Discipline').selectOption('Please Specify')
    await form.getByPlaceholder('Please specify').fill('Acoustics')
    await form.getByLabel('Email').fill(address)
    await noteReturn(page)
    await page.goto(`${SITE_URL}/about`)
    await ready(form)
    await expect(form.getByPlaceholder('Please specify')).toHaveValue('Acoustics')
    await form.getByRole('button', { name: 'Request a Sample' }).click()
    await expect(page.getByText('Your query was submitted successfully!')).toBeVisible()
    await backFromCache(page)
    await expect(form.getByLabel('Email')).toHaveValue('')
    await expect(form.getByLabel('Discipline')).toHaveValue('')
    await expect(form.getByPlaceholder('Please specify')).toHaveCount(0)
  })
})

test('a page the browser prepared counts the popup’s 15 seconds from when it is shown', async () => {
  const SINCE_SHOWN_MS = 4_000
  const seen = await observeWithoutDevtools(
    BROWSER,
    '/about',
    // The second page is shown once it is prepared. Its clock stops 4 s after that, so the remaining wait is exact.
    `
      if (location.pathname === '/about') addEventListener('load', async () => {
        const rules = document.createElement('script')
        rules.type = 'speculationrules'
        rules.textContent = JSON.stringify({ prerender: [{ urls: ['/pricing'], eagerness: 'immediate' }] })
        document.head.append(rules)
        while (!await isMarked()) await new Promise((resolve) => setTimeout(resolve, 50))
        document.querySelector('footer a[href="/pricing"], a[href="/pricing"]').click()
      })
      else {
        const prepared = document.prerendering
        addEventListener('load', () => setTimeout(mark, 500))
        const shownAt = () => performance.getEntriesByType('navigation')[0].activationStart
        performance.now = () => shownAt() + ${SINCE_SHOWN_MS}
        const { setTimeout } = window
        window.setTimeout = (work, delay, ...values) => {
          // Another timer runs for 15 s, the limit for a script to arrive: it is not the popup.
          if (delay > 5_000 && delay < 15_000) tell({ prepared, shown: !document.prerendering && shownAt() > 0, delay })
          return setTimeout(work, delay, ...values)
        }
      }
    `,
    60_000,
  )
  expect(seen).toEqual({ prepared: true, shown: true, delay: 15_000 - SINCE_SHOWN_MS })
})

for (const [reducedMotion, fades] of [
  ['no-preference', 'true'],
  ['reduce', 'false'],
] as const) {
  test(`the next page ${fades === 'true' ? 'fades in' : 'is there at once'} with motion: ${reducedMotion}`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        document.documentElement.setAttribute('data-faded', String(viewTransition !== null)),
      ),
    )
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    await page.locator('footer a[href="/pricing"]').first().click()
    await page.waitForURL('**/pricing')
    await expect(page.locator('html')).toHaveAttribute('data-faded', fades)
  })
}

test('a page whose form is out of view never fetches React for a visitor who saves data', async ({ page }) => {
  await savingData(page)
  for (const path of KINDS_WITHOUT_A_FORM_IN_VIEW) {
    await page.goto(path)
    await headerReady(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(bytes, path).toBeLessThan(20_000)
  }
})

test('menus and links work when no script arrives', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('button', { name: 'Services' }).click()
  const link = page.locator('#menu-services').getByRole('link', { name: 'RPL Writing' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/services\/rpl-writing$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.locator('#drawer').getByRole('link', { name: 'Pricing' })).toBeVisible()
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

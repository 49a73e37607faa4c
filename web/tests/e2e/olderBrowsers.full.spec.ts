import type { Page } from '@playwright/test'
import {
  enquiryOn,
  expect,
  headerReady,
  passPopupTime,
  popupOn,
  ready,
  readyWithStoppedClock,
  sampleFormOn,
  sendEnquiry,
  stoppedClock,
  test,
} from './fixtures.ts'
import { expectNoSidewaysScrolling } from './support/accessibility.ts'
import { leadsFrom } from './support/leads.ts'

test.use({ popupComes: true })

const PAGE = '/services/cdr-writing'

/**
 * Each feature under a name that no browser knows, in every page, style sheet and script: the browser then treats it
 * as one that came before it. What a script asks for is removed instead.
 */
const missing: Record<string, { rename?: [RegExp, string][]; remove?: () => void }> = {
  popovers: {
    rename: [
      [/popover/g, 'xpopover'],
      [/Popover/g, 'XPopover'],
    ],
  },
  'modal dialogs': {
    remove: () => {
      for (const name of ['showModal', 'show', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
      Reflect.deleteProperty(window, 'HTMLDialogElement')
    },
  },
  ':has(), named details and alternative text of content': {
    rename: [
      [/:has\(/g, ':xhas('],
      [/<details name=/g, '<details data-name='],
      [/([")]) \/ ""/g, '$1 // ""'],
    ],
  },
  'what scripts have had since 2022': {
    remove: () => {
      for (const name of ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'])
        Reflect.deleteProperty(Array.prototype, name)
      Reflect.deleteProperty(AbortSignal, 'timeout')
      Reflect.deleteProperty(URLSearchParams.prototype, 'size')
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
      for (const name of ['ariaLabel', 'ariaBusy', 'ariaLive']) Reflect.deleteProperty(Element.prototype, name)
    },
  },
}

// The renamed parts have other hashes than the policy names.
test.use({ bypassCSP: true })

// The browser still fetches ahead when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function openWithout(page: Page, feature: string, path: string): Promise<void> {
  const { rename = [], remove } = missing[feature] ?? {}
  if (remove) await page.addInitScript(remove)
  if (rename.length > 0) {
    await page.route(/\/assets\/.*\.js$|\/[^.]*$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      // The server ends a connection that was idle for five seconds, maybe while it is used again.
      const answer = await route.fetch({ maxRetries: 3 })
      const body = rename.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), await answer.text())
      await route.fulfill({ response: answer, body })
    })
  }
  await page.goto(path)
}

for (const feature of Object.keys(missing)) {
  test(`without ${feature} the page reads, menus lead on and forms send, also on a phone`, async ({ page, address }) => {
    await openWithout(page, feature, PAGE)
    await headerReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Nothing lies over it.
    await page.getByRole('heading', { level: 1 }).click({ trial: true })

    const menu = page.locator('#menu-services').getByRole('link', { name: 'RPL Writing' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Services' }).focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')

    const form = enquiryOn(page)
    await ready(form)
    await sendEnquiry(form, address, 'From an older phone')
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    expect(leadsFrom(address)).toMatchObject([{ queries: 'From an older phone' }])
    await expectNoSidewaysScrolling(page, 1280)

    await expectNoSidewaysScrolling(page, 390)
    const drawer = page.locator('#drawer')
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await drawer.getByText('Services', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'RPL Writing' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
}

test('without popovers one menu is open at a time, a press outside closes it, and the popup comes in its time', async ({ page }) => {
  await stoppedClock(page)
  await openWithout(page, 'popovers', PAGE)
  await readyWithStoppedClock(page)
  const services = page.getByRole('button', { name: 'Services', exact: true })
  await services.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-services')).toBeVisible()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'ANZSCO', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-anzsco')).toBeVisible()
  await expect(page.locator('#menu-services')).toBeHidden()
  await page.mouse.click(640, 760)
  await expect(page.locator('#menu-anzsco')).toBeHidden()
  await passPopupTime(page)
  await expect(popupOn(page)).toBeVisible()
})

test('without modal dialogs there is no popup, and nothing of it shows', async ({ page }) => {
  await stoppedClock(page)
  await openWithout(page, 'modal dialogs', '/about')
  await readyWithStoppedClock(page)
  await passPopupTime(page)
  await expect(page.locator('#popup')).toBeHidden()
  await expect(sampleFormOn(page)).toBeVisible()
})

for (const feature of [':has(), named details and alternative text of content', 'what scripts have had since 2022']) {
  test(`without ${feature} the searches, the path, the calculator and the draft checker work`, async ({ page }) => {
    await openWithout(page, feature, '/anzsco/eaanzsco?q=petroleum')
    await expect(page.getByRole('main').getByRole('link', { name: '233612 Petroleum Engineer' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '233211 Civil Engineer' })).toBeHidden()

    await page.goto('/find-your-path')
    await page.getByRole('main').getByRole('link', { name: 'Engineering', exact: false }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Which engineering qualification/)

    await page.goto('/services/pr-points-calculator')
    const calculator = page.getByRole('form', { name: 'Add up your points' })
    await ready(calculator)
    await calculator.getByRole('radio', { name: '25 to 32' }).check()
    await expect(calculator.getByRole('region', { name: 'Your sum' })).toContainText('30')

    await page.goto('/draft-checker')
    const checker = page.getByRole('form', { name: 'Check the structure of your draft' })
    await ready(checker)
    await page.getByRole('textbox', { name: 'Your text: Episode 1' }).fill('1.1 We was designed the wall.\n\n1.3 I checked it.')
    await expect(checker).toContainText('Left out: 1.2.')
  })
}

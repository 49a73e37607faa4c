import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { MENU_CLOSE_MS } from '#domain/shell.ts'
import { expect, headerReady, openWithStoppedClock, painted, test } from './fixtures.ts'

const servicePages = readdirSync(new URL('../../content/services/', import.meta.url)).length

const PAGE = '/about'
const serviceLink = 'Stage 1 Competency Assessment'
const menu = (page: Page, name: 'services' | 'anzsco') => page.locator(`#menu-${name}`)
const button = (page: Page, name: 'Services' | 'ANZSCO') => page.getByRole('button', { name, exact: true })

test('menus open under the pointer, one at a time, and close 150 ms after it has left', { tag: '@engines' }, async ({ page }) => {
  await openWithStoppedClock(page, PAGE)
  await button(page, 'ANZSCO').hover()
  await expect(menu(page, 'anzsco')).toBeVisible()
  await button(page, 'Services').hover()
  // Not at once: the pointer may only cross it.
  await expect(menu(page, 'services')).toBeHidden()
  await page.clock.runFor(MENU_CLOSE_MS)
  await expect(menu(page, 'services')).toBeVisible()
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page, 'anzsco')).toBeHidden()

  const to = await menu(page, 'services').getByRole('link', { name: 'Get Started' }).boundingBox()
  if (to === null) throw new Error('The menu has no place on the screen')
  await page.mouse.move(to.x, to.y, { steps: 60 })
  await page.clock.runFor(300)
  await expect(menu(page, 'services')).toBeVisible()

  await page.mouse.move(640, 780)
  await page.clock.runFor(140)
  await expect(menu(page, 'services')).toBeVisible()
  await page.clock.runFor(20)
  await expect(menu(page, 'services')).toBeHidden()
})

test('a menu opens and closes with its button, the keyboard and a click outside', { tag: '@engines' }, async ({ page }) => {
  await openWithStoppedClock(page, PAGE)
  await button(page, 'ANZSCO').click()
  await expect(menu(page, 'anzsco')).toBeVisible()
  await page.clock.runFor(350)
  await button(page, 'ANZSCO').click()
  await expect(menu(page, 'anzsco')).toBeHidden()

  await button(page, 'Services').focus()
  await page.keyboard.press('Enter')
  await expect(menu(page, 'services')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu(page, 'services').getByRole('link', { name: 'CDR Writing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page, 'services')).toBeHidden()
  await expect(button(page, 'Services')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu(page, 'services')).toBeVisible()
  await page.mouse.click(640, 700)
  await expect(menu(page, 'services')).toBeHidden()
})

test('the services menu has its four groups and the card, which leads to the query section clear of the header', async ({ page }) => {
  await page.goto(PAGE)
  await headerReady(page)
  for (const link of [`/#query from ${PAGE}`, '/#query from /']) {
    await button(page, 'Services').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page, 'services').getByRole('heading', { level: 2 })).toHaveText([
      'Engineers Australia',
      'Australian Computer Society',
      'Institute of Managers and Leaders',
      'Others',
      'Make us a part of your journey',
    ])
    await expect(menu(page, 'services').locator('section a')).toHaveCount(servicePages)
    await menu(page, 'services').getByRole('link', { name: 'Get Started' }).click()
    await expect(page, link).toHaveURL(/\/#query$/)
    await expect(menu(page, 'services')).toBeHidden()
    await headerReady(page)
  }
  await expect(async () => {
    const top = await page.locator('#query').evaluate((section) => section.getBoundingClientRect().top)
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
    expect(top).toBeGreaterThanOrEqual(header - 1)
    expect(top).toBeLessThan(400)
  }).toPass()
})

test('past 50 px the header is solid, past 300 px one can go back to the top, and at the end the bar is full', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  await headerReady(page)
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await painted(page)
  }
  const header = page.getByRole('banner')
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  const barWidth = () => page.locator('#progress').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)
  const backToTop = page.getByRole('button', { name: 'Back to top' })
  expect(await barWidth()).toBe(0)
  expect(await background()).toBe('rgba(0, 0, 0, 0)')
  await scrollTo(50)
  await expect(header.locator('[data-logo=normal]')).toBeVisible()
  await scrollTo(51)
  await expect(header.locator('[data-logo=white]')).toBeVisible()
  await expect.poll(background).toBe(await inkOf(page))
  await scrollTo(300)
  await expect(backToTop).toBeHidden()
  await scrollTo(301)
  await expect(backToTop).toBeVisible()
  await scrollTo(100_000)
  await expect.poll(barWidth).toBe(1)
  await backToTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const skipLink = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skipLink, 'the keyboard goes on from there').toBeFocused()
  await expect(skipLink, 'and over the logo it is only for the keyboard').not.toBeInViewport()

  await page.goto('/company-policy')
  await expect(header.locator('[data-logo=white]')).toBeVisible()
  await expect(header).toHaveCSS('background-color', await inkOf(page))
})

test('Contact Us opens WhatsApp and the footer four social networks, each in a new tab', async ({ page }) => {
  await page.goto(PAGE)
  const contact = page.getByRole('banner').getByRole('link', { name: /^Contact Us/ })
  await expect(contact).toHaveAttribute('href', /^https:\/\/wa\.me\/61491570006\?text=/)
  await expect(contact).toHaveAttribute('target', '_blank')
  const footer = page.getByRole('contentinfo')
  for (const label of ['CDR Review', 'EA Portal Upload', 'ACS Portal Upload', 'IML Portal Upload', 'info@example.com'])
    await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible()
  await expect(footer.getByText('Sydney', { exact: true })).toBeVisible()
  for (const network of ['Facebook', 'Instagram', 'YouTube'])
    await expect(footer.getByRole('link', { name: new RegExp(`^${network}`) })).toHaveAttribute('target', '_blank')
  await expect(footer.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(2)
})

test('the drawer replaces the navigation at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/services/cdr-writing')
  await expect(button(page, 'Services')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible()
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(button(page, 'Services')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1025)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the drawer opens one section at a time, its Contact Us only closes it, and the next page has none open', async ({
    page,
    context,
  }) => {
    await page.goto(PAGE)
    await headerReady(page)
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await drawer.getByText('Services', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: serviceLink })).toBeVisible()
    await drawer.getByText('ANZSCO', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Engineers Australia' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: serviceLink })).toBeHidden()
    await drawer.getByText('ANZSCO', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Engineers Australia' })).toBeHidden()

    await expect(drawer.getByText('Ready to get started?')).toBeVisible()
    await drawer.getByRole('button', { name: 'Contact Us' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(PAGE)
    expect(context.pages()).toHaveLength(1)

    await page.getByRole('button', { name: 'Open navigation' }).click()
    await drawer.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(drawer).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(PAGE)
    await expect(drawer).toBeHidden()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })

  test('while the drawer is open the keyboard reaches nothing behind it, and then it is back at the button', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto(PAGE)
    await headerReady(page)
    const burger = page.getByRole('button', { name: 'Open navigation' })
    await burger.focus()
    for (const close of ['Escape', 'Enter']) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Navigation' })).toBeFocused()
      await expect(page.locator('main')).toHaveJSProperty('inert', true)
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('Shift+Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBe(null)
      }
      await page.getByRole('button', { name: 'Close navigation' }).focus()
      await page.keyboard.press(close)
      await expect(burger).toBeFocused()
    }
  })
})

/** The token as the browser computes it. */
function inkOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--ink)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
}

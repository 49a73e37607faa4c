import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, headerReady, painted, readyWithStoppedClock, stoppedClock, test } from './fixtures.ts'

const servicePages = readdirSync(new URL('../../content/services/', import.meta.url)).length

const PAGE = '/about'
const serviceLink = 'Stage 1 Competency Assessment'

/** Ready, with time that passes only when the test says so. */
async function openAndStopTime(page: Page): Promise<void> {
  await stoppedClock(page)
  await page.goto(PAGE)
  await readyWithStoppedClock(page, page.locator('html[data-header="ready"]'))
}

test('menus open on hover and close 150 ms after the pointer leaves', async ({ page }) => {
  await openAndStopTime(page)
  const panel = page.locator('#menu-services')
  await page.getByRole('button', { name: 'Services' }).hover()
  await expect(panel).toBeVisible()
  await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(640, 780)
  await page.clock.runFor(140)
  await expect(panel).toBeVisible()
  await page.clock.runFor(20)
  await expect(panel).toBeHidden()
})

test('one menu is open at a time', async ({ page }) => {
  await page.goto(PAGE)
  await headerReady(page)
  await page.getByRole('button', { name: 'Services' }).hover()
  await expect(page.locator('#menu-services')).toBeVisible()
  await page.getByRole('button', { name: 'ANZSCO' }).hover()
  await expect(page.locator('#menu-anzsco')).toBeVisible()
  await expect(page.locator('#menu-services')).toBeHidden()
})

test('moving from the button into the open menu does not close it', async ({ page }) => {
  await openAndStopTime(page)
  const button = page.getByRole('button', { name: 'Services' })
  await button.hover()
  await expect(page.locator('#menu-services')).toBeVisible()
  const to = await page.locator('#menu-services').getByRole('link', { name: 'Get Started' }).boundingBox()
  if (to === null) throw new Error('The menu has no place on the screen')
  await page.mouse.move(to.x, to.y, { steps: 60 })
  await page.clock.runFor(300)
  await expect(page.locator('#menu-services')).toBeVisible()
  await expect(page.locator('#menu-anzsco')).toBeHidden()
})

test('a menu opens and closes with the keyboard and gives the focus back', async ({ page }) => {
  await page.goto(PAGE)
  await headerReady(page)
  const button = page.getByRole('button', { name: 'Services' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-services')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#menu-services').getByRole('link', { name: 'CDR Writing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu-services')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a click outside closes a menu, a click on its button toggles it', async ({ page }) => {
  await openAndStopTime(page)
  const button = page.getByRole('button', { name: 'ANZSCO' })
  await button.click()
  await expect(page.locator('#menu-anzsco')).toBeVisible()
  await page.clock.runFor(350)
  await button.click()
  await expect(page.locator('#menu-anzsco')).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-anzsco')).toBeVisible()
  await page.mouse.click(640, 700)
  await expect(page.locator('#menu-anzsco')).toBeHidden()
})

test('the services menu has its four groups and the card', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('#menu-services')
  await expect(menu.getByRole('heading', { level: 2 })).toHaveText([
    'Engineers Australia',
    'Australian Computer Society',
    'Institute of Managers and Leaders',
    'Others',
    'Make us a part of your journey',
  ])
  await expect(menu.locator('section a')).toHaveCount(servicePages)
  await menu.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/#query$/)
})

test('on the home page Get Started closes the menu that it is in', async ({ page }) => {
  await page.goto('/')
  await headerReady(page)
  await page.getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('#menu-services')
  await menu.getByRole('link', { name: 'Get Started' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/#query$/)
  await expect(menu).toBeHidden()
})

test('Get Started shows the query section clear of the header', async ({ page }) => {
  await page.goto('/samples')
  await page.goto('/#query')
  await expect(async () => {
    const top = await page.locator('#query').evaluate((section) => section.getBoundingClientRect().top)
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
    expect(top).toBeGreaterThanOrEqual(header - 1)
    expect(top).toBeLessThan(400)
  }).toPass({ timeout: 10_000 })
})

test('a link opens its folded part again, also in a browser that does not do so by itself', async ({ page }) => {
  await page.goto('/about')
  await headerReady(page)
  const part = page.locator('details').filter({ hasText: 'Everything we refuse' })
  const link = page.getByRole('link', { name: 'The whole list' })
  await link.click()
  await expect(part.getByRole('table')).toBeVisible()
  await part.locator('summary').click()
  await expect(part.getByRole('table')).toBeHidden()
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect(part.getByRole('table')).toBeVisible()
})

test('the header turns solid past 50 px, and Back to top appears past 300 px', async ({ page }) => {
  await page.goto(PAGE)
  const header = page.getByRole('banner')
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(header.locator('[data-logo=normal]')).toBeVisible()
  expect(await background()).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
  await painted(page)
  await expect(header.locator('[data-logo=normal]')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
  await expect(header.locator('[data-logo=white]')).toBeVisible()
  await expect.poll(background).toBe(await inkOf(page))

  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await painted(page)
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the company policy has a solid header from the start', async ({ page }) => {
  await page.goto('/company-policy')
  await expect(page.getByRole('banner').locator('[data-logo=white]')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCSS('background-color', await inkOf(page))
})

test('the progress bar is full at the end of the page and never more', async ({ page }) => {
  await page.goto(PAGE)
  const width = () => page.locator('#progress').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)
  expect(await width()).toBe(0)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(width).toBe(1)
})

test('Contact Us opens WhatsApp in a new tab', async ({ page }) => {
  await page.goto(PAGE)
  const contact = page.getByRole('banner').getByRole('link', { name: /^Contact Us/ })
  await expect(contact).toHaveAttribute('href', 'https://wa.me/61491570006')
  await expect(contact).toHaveAttribute('target', '_blank')
})

test('the footer names contact details and opens four social networks in new tabs', async ({ page }) => {
  await page.goto(PAGE)
  const footer = page.getByRole('contentinfo')
  for (const label of ['CDR Review', 'EA Portal Upload', 'ACS Portal Upload', 'IML Portal Upload']) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible()
  }
  await expect(footer.getByText('Sydney', { exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'info@example.com' })).toBeVisible()
  for (const network of ['Facebook', 'Instagram', 'YouTube']) {
    await expect(footer.getByRole('link', { name: new RegExp(`^${network}`) })).toHaveAttribute('target', '_blank')
  }
  await expect(footer.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(2)
})

test.describe('at 1024 px and less', () => {
  test.use({ viewport: { width: 1024, height: 800 } })

  test('the drawer replaces the navigation and opens one section at a time', async ({ page }) => {
    await page.goto(PAGE)
    await headerReady(page)
    await expect(page.getByRole('button', { name: 'Services' })).toBeHidden()
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer).toBeVisible()
    await drawer.getByText('Services', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: serviceLink })).toBeVisible()
    await drawer.getByText('ANZSCO', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Engineers Australia' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: serviceLink })).toBeHidden()
    await drawer.getByText('ANZSCO', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Engineers Australia' })).toBeHidden()
  })

  test('the pages below it have the phone’s single column, and beside the contents from 1025 px', async ({ page }) => {
    await page.goto('/services/cdr-writing')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const columns = () => contents.locator('xpath=..').evaluate((parent) => getComputedStyle(parent).gridTemplateColumns.split(' ').length)
    expect(await columns()).toBe(1)
    await page.setViewportSize({ width: 1025, height: 800 })
    expect(await columns()).toBe(2)
  })

  test('Contact Us in the drawer only closes the drawer', async ({ page, context }) => {
    await page.goto(PAGE)
    await headerReady(page)
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer.getByText('Ready to get started?')).toBeVisible()
    await drawer.getByRole('button', { name: 'Contact Us' }).click()
    await expect(drawer).toBeHidden()
    expect(page.url()).toMatch(/\/about$/)
    expect(context.pages()).toHaveLength(1)
  })

  test('while the drawer is open the keyboard reaches nothing behind it, and then it is back at the button', async ({ page }) => {
    await page.goto(PAGE)
    await headerReady(page)
    const burger = page.getByRole('button', { name: 'Open navigation' })
    await burger.focus()
    for (const close of ['Escape', 'Enter']) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Navigation' })).toBeFocused()
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('Shift+Tab')
        expect(
          await page.evaluate(() => document.activeElement?.closest('#drawer') ?? document.activeElement === document.body),
        ).toBeTruthy()
      }
      await page.getByRole('button', { name: 'Close navigation' }).focus()
      await page.keyboard.press(close)
      await expect(burger).toBeFocused()
    }
  })

  test('the drawer keeps the keyboard inside and is closed on the next page and after going back', async ({ page }) => {
    await page.goto(PAGE)
    await headerReady(page)
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await drawer.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(drawer).toBeHidden()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
  })
})

test.describe('at 1025 px', () => {
  test.use({ viewport: { width: 1025, height: 800 } })

  test('the desktop navigation shows and nothing overflows', async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('button', { name: 'Services' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1025)
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

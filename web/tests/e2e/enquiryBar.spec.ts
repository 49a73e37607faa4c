import type { Locator } from '@playwright/test'
import { enquiryOn, expect, headerReady, sampleFormOn, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const bar = '[data-enquiry-bar]'

test('the enquiry is one tap away once the first button has left the window, and makes way for each form', async ({ page }) => {
  await page.goto('/pricing')
  await headerReady(page)
  await expect(page.locator(bar)).toBeHidden()
  await page.locator('#packages').scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await expect(page.locator(bar).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)

  await page.locator(bar).getByRole('link', { name: 'Ask about your case' }).click()
  await expect(enquiryOn(page)).toBeInViewport()
  await expect(page.locator(bar)).toBeHidden()
  await sampleFormOn(page).scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeHidden()
})

test('it is there once the header covers the first button', async ({ page }) => {
  await page.goto('/services/cdr-writing')
  await headerReady(page)
  const button = page.getByRole('main').getByRole('link', { name: 'Ask about your case' }).first()
  await button.evaluate((link) => scrollTo(0, scrollY + link.getBoundingClientRect().top))
  await expect(page.locator(bar)).toBeVisible()
  await expect(button).toBeInViewport()
})

test('it makes way for the drawer and for a focused field', async ({ page }) => {
  await page.goto('/pricing')
  await headerReady(page)
  await page.locator('#packages').scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.locator(bar)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.locator(bar)).toBeVisible()
  await page.locator('#worksheet input').first().focus()
  await expect(page.locator(bar)).toBeHidden()
})

test('no link that the keyboard reaches is hidden under it', async ({ page }) => {
  await page.goto('/blogs/do-i-need-a-cdr')
  await headerReady(page)
  await page.locator('article h2').nth(2).scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const covered = () =>
      page.evaluate((selector) => {
        const focused = document.activeElement?.getBoundingClientRect()
        const cover = document.querySelector(selector)?.getBoundingClientRect()
        const inBar = document.activeElement?.closest(selector) !== null
        return (
          !inBar &&
          focused !== undefined &&
          cover !== undefined &&
          cover.height > 0 &&
          focused.top >= cover.top &&
          focused.top < innerHeight
        )
      }, bar)
    // The page scrolls smoothly to what has the focus.
    await expect.poll(covered).toBe(false)
  }
})

test('Back to top is in it beside its links and covers no words, or above it where there is no room', async ({ page }) => {
  await page.goto('/pricing')
  await headerReady(page)
  await page.locator('#packages').scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  const backToTop = page.getByRole('button', { name: 'Back to top' })
  const roomBeside = async () => {
    const [last, button] = [await page.locator(bar).getByRole('link').last().boundingBox(), await backToTop.boundingBox()]
    return last && button && button.y === last.y ? button.x - (last.x + last.width) : Number.NaN
  }
  await expect.poll(roomBeside).toBeGreaterThanOrEqual(8)
  await backToTop.click({ trial: true })

  await page.setViewportSize({ width: 320, height: 740 })
  await expectAbove(backToTop, page.locator(bar))
})

test('it gives way to the sums of the calculator, which carry the enquiry, and comes back after them', async ({ page }) => {
  await page.goto('/services/pr-points-calculator')
  await headerReady(page)
  const sums = page.getByRole('region', { name: 'Your sum' })
  await page.getByRole('group', { name: 'Highest qualification' }).scrollIntoViewIfNeeded()
  await expect(sums).toBeInViewport({ ratio: 1 })
  await expect(page.locator(bar)).toBeHidden()
  await expectAbove(page.getByRole('button', { name: 'Back to top' }), sums)

  await page.locator('#split').scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await page.getByRole('group', { name: 'Highest qualification' }).scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeHidden()
  await sums.getByRole('link', { name: 'Ask about your case' }).click()
  await expect(enquiryOn(page)).toBeInViewport()
})

test('it gives way to the comparison of a list', async ({ page }) => {
  await page.goto('/anzsco/eaanzsco')
  await headerReady(page)
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  await boxes.nth(4).scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await boxes.nth(3).check()
  await boxes.nth(4).check()
  await expect(page.locator(bar)).toBeHidden()
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await expect(page).toHaveURL(/\/anzsco\/compare/)
})

test('a guide leads to the form of its service', async ({ page }) => {
  await page.goto('/blogs/do-i-need-a-cdr')
  await headerReady(page)
  await page.locator('article h2').nth(2).scrollIntoViewIfNeeded()
  await page.locator(bar).getByRole('link', { name: 'Ask about your case' }).click()
  await expect(page).toHaveURL(/\/services\/[a-z-]+#enquiry$/)
  await expect(enquiryOn(page)).toBeInViewport()
})

test('a jump over the head shows it, as a link into the page does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await page.goto('/pricing')
  await headerReady(page)
  await expect(page.getByRole('main').locator('a.button-accent').first()).not.toBeInViewport()
  await page.evaluate(() => document.querySelector('#packages')?.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator(bar)).toBeVisible()
})

test.describe('at 200 % zoom', () => {
  // What a window of 360 × 740 px has at 200 %, and the narrowest one that WCAG asks for.
  for (const [width, height] of [
    [180, 370],
    [320, 400],
  ] as const)
    test(`in ${width} × ${height} px its enquiry is whole, and most of the page is not covered`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/pricing')
      await headerReady(page)
      await page.locator('#worksheet').scrollIntoViewIfNeeded()
      const link = page.locator(bar).getByRole('link', { name: 'Ask about your case' })
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await page.locator(bar).boundingBox())?.height).toBeLessThan(height / 4)
      await expect.poll(() => page.locator(bar).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    })

  test('a window too short for it, as at 400 %, is left to the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/pricing')
    await headerReady(page)
    await page.locator('#worksheet').scrollIntoViewIfNeeded()
    await expect(page.locator('html')).toHaveAttribute('data-enquiry-near')
    await expect(page.locator(bar)).toBeHidden()
  })
})

test('while the keyboard of a phone is open, nothing covers the field that is typed into', async ({ page }) => {
  await page.goto('/pricing')
  await headerReady(page)
  const field = page.locator('#worksheet input').nth(3)
  await field.scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await field.focus()
  await page.setViewportSize({ width: 360, height: 380 })
  await field.scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeHidden()
  const isOnTop = () =>
    field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
  await expect.poll(isOnTop).toBe(true)

  await field.blur()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator(bar)).toBeVisible()
})

test('a screen reader meets it in the page’s main part, only while it is shown', async ({ page }) => {
  await page.goto('/pricing')
  await headerReady(page)
  const enquiry = page.getByRole('main').getByRole('link', { name: 'Ask about your case' })
  const whatsapp = page.getByRole('main').getByRole('link', { name: 'WhatsApp (opens in a new tab)' })
  await expect(page.locator(bar)).toBeHidden()
  const before = [await enquiry.count(), await whatsapp.count()]
  await page.locator('#packages').scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await expect.poll(async () => [await enquiry.count(), await whatsapp.count()]).toEqual(before.map((count) => count + 1))
})

test.describe('in forced colours', () => {
  test('both of its links look like buttons, on an opaque ground', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/pricing')
    await headerReady(page)
    await page.locator('#packages').scrollIntoViewIfNeeded()
    await expect(page.locator(bar)).toBeVisible()
    const { ground, edges } = await page.locator(bar).evaluate((element) => ({
      ground: getComputedStyle(element).backgroundColor,
      edges: [...element.querySelectorAll('a')].map((link) => getComputedStyle(link).borderTopColor),
    }))
    expect(ground).toMatch(/^rgb\(/)
    expect(edges).toHaveLength(2)
    for (const edge of edges) expect(edge).not.toBe(ground)
  })
})

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the contents column has the enquiry and stays in view', async ({ page }) => {
    await page.goto('/pricing')
    await headerReady(page)
    await page.locator('#worksheet').scrollIntoViewIfNeeded()
    await expect(page.locator(bar)).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Ask about your case' }).last(),
    ).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a line of two links at the end of the page', async ({ page }) => {
    await page.goto('/blogs/do-i-need-a-cdr')
    await expect(page.locator(bar).getByRole('link', { name: 'Ask about your case' })).toBeVisible()
    await expect(page.locator(bar)).toHaveCSS('position', 'static')
  })
})

/** Both may still be moving with a page that scrolls smoothly. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible()
  const gap = async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
    return above && below ? below.y - (above.y + above.height) : Number.NaN
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
}

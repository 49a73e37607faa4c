import { enquiryOn, expect, headerReady, sampleFormOn, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const bar = '[data-enquiry-bar]'

test('the enquiry is one tap away once the first button has left the window, and makes way for drawer, fields and forms', async ({
  page,
}) => {
  await page.goto('/pricing')
  await headerReady(page)
  const heard = page.getByRole('main').getByRole('link', { name: 'Ask about your case' })
  const before = await heard.count()
  await expect(page.locator(bar)).toBeHidden()
  await page.locator('#packages').scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await expect(heard).toHaveCount(before + 1)
  await expect(page.locator(bar).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/)

  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.locator(bar)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.locator(bar)).toBeVisible()

  // A phone's keyboard leaves a short window, in which nothing covers the field.
  const field = page.locator('#worksheet input').nth(3)
  await field.focus()
  await page.setViewportSize({ width: 360, height: 380 })
  await field.scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeHidden()
  await field.click({ trial: true })
  await field.blur()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator(bar)).toBeVisible()

  await page.locator(bar).getByRole('link', { name: 'Ask about your case' }).click()
  await expect(enquiryOn(page)).toBeInViewport()
  await expect(page.locator(bar)).toBeHidden()
  await sampleFormOn(page).scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeHidden()
})

test('on a guide it leads to the form of its service, and no link that the keyboard reaches is hidden under it', async ({ page }) => {
  await page.goto('/blogs/do-i-need-a-cdr')
  await headerReady(page)
  // From here the keyboard goes on.
  await page.locator('article h2').nth(2).locator('xpath=following::a[1]').focus()
  await expect(page.locator(bar)).toBeVisible()
  const isCovered = () =>
    page.evaluate((selector) => {
      const focused = document.activeElement
      const cover = document.querySelector(selector)
      if (!focused || !cover?.checkVisibility({ visibilityProperty: true }) || cover.contains(focused)) return false
      const { top } = focused.getBoundingClientRect()
      return top >= cover.getBoundingClientRect().top && top < innerHeight
    }, bar)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    // The page scrolls smoothly to what has the focus.
    await expect.poll(isCovered).toBe(false)
  }
  await page.locator(bar).getByRole('link', { name: 'Ask about your case' }).click()
  await expect(page).toHaveURL(/\/services\/[a-z-]+#enquiry$/)
  await expect(enquiryOn(page)).toBeInViewport()
})

test('it gives way to the sums of the calculator and to the comparison of a list', async ({ page }) => {
  await page.goto('/services/pr-points-calculator')
  await headerReady(page)
  const sums = page.getByRole('region', { name: 'Your sum' })
  await page.getByRole('group', { name: 'Highest qualification' }).scrollIntoViewIfNeeded()
  await expect(sums).toBeInViewport({ ratio: 1 })
  await expect(page.locator(bar)).toBeHidden()
  await sums.getByRole('link', { name: 'Ask about your case' }).click()
  await expect(enquiryOn(page)).toBeInViewport()

  await page.goto('/anzsco/eaanzsco')
  await headerReady(page)
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  await boxes.nth(4).scrollIntoViewIfNeeded()
  await expect(page.locator(bar)).toBeVisible()
  await boxes.nth(3).check()
  await boxes.nth(4).check()
  await expect(page.locator(bar)).toBeHidden()
  await page.getByRole('button', { name: 'Compare chosen' }).click({ trial: true })
})

test('at 200 % zoom its enquiry is whole, and at 400 % the page has all of the window', async ({ page }) => {
  // What a window of 360 × 740 px has at 200 %.
  await page.setViewportSize({ width: 180, height: 370 })
  await page.goto('/pricing')
  await headerReady(page)
  await page.locator('#worksheet').scrollIntoViewIfNeeded()
  await expect(page.locator(bar).getByRole('link', { name: 'Ask about your case' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 256 })
  await page.locator('#worksheet').scrollIntoViewIfNeeded()
  await expect(page.locator('html')).toHaveAttribute('data-enquiry-near')
  await expect(page.locator(bar)).toBeHidden()
})

import { expect, test } from '../e2e/fixtures.ts'
import { EVAL_PROBE, openAdmin } from './support/signIn.ts'

// What admin/strapiInternals.ts hides or places in pages of Strapi's, which a release of it may write otherwise.
test.use({ expectedErrors: EVAL_PROBE })

const CONTENT = '/admin/content-manager'

test('among the lists of the site’s content are only those that have no other place, and no shop is in the menu', async ({ page }) => {
  await openAdmin(page, `${CONTENT}/collection-types/api::article.article`)
  const lists = page.getByRole('navigation', { name: 'Site content' })
  await expect(lists.getByRole('link', { name: 'Articles' })).toBeVisible()
  for (const uid of ['api::site-text.site-text', 'api::reply-template.reply-template', 'api::receipt.receipt'])
    await expect(lists.locator(`a[href*="${uid}"]`)).toHaveCount(0)
  const shop = page.locator('a[href*="//market.strapi.io"]')
  await expect(shop.first()).toBeAttached()
  await expect(shop.filter({ visible: true })).toHaveCount(0)
})

test('the panel with Save stays in view beside a long form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, `${CONTENT}/single-types/api::site-details.site-details`)
  const last = page.getByRole('textbox').last()
  await last.focus()
  await expect(page.getByRole('textbox').first()).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('no part of the start page is removed by one touch', async ({ page }) => {
    await openAdmin(page)
    const leads = page.getByRole('region', { name: 'Leads', exact: true })
    await expect(leads).toBeVisible()
    const bin = leads.getByRole('button', { name: 'Delete', includeHidden: true })
    await expect(bin).toHaveCount(1)
    await expect(bin).toBeHidden()
  })
})

test('Strapi’s announcement is closed, and is there where the browser keeps nothing', async ({ page, context }) => {
  const announcement = page.getByText('Introducing the new Media Library')
  await openAdmin(page)
  await expect(page.getByRole('region', { name: 'Leads', exact: true })).toBeVisible()
  await expect(announcement).toHaveCount(0)
  await context.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      if (!name.includes('BANNER')) keep.call(this, name, value)
    }
    for (const name of Object.keys(localStorage)) if (name.includes('BANNER')) localStorage.removeItem(name)
  })
  await page.reload()
  await expect(announcement).toBeVisible()
})

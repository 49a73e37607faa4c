import {
  enquiryOn,
  headerReady,
  passPopupTime,
  popupOn,
  ready,
  readyWithStoppedClock,
  sampleFormOn,
  stoppedClock,
} from '../e2e/fixtures.ts'
import { leadsFrom } from '../e2e/support/leads.ts'
import { expect, test } from './support/fixtures.ts'

const STORED = 'Your query was submitted successfully!'

// Every layout under the same policy: e2e/layouts.spec.ts. Here it is Caddy that sends it.
test('the policy refuses nothing that a page starts, nor menus, search and drawer', async ({ page }) => {
  for (const path of ['/', '/services/cdr-review-proofreading', '/find-your-path', '/no-such-page', '/anzsco/eaanzsco']) {
    await page.goto(path)
    await headerReady(page)
    for (const island of await page.locator('main [data-island]').all()) {
      await island.scrollIntoViewIfNeeded()
      await expect(island).toHaveAttribute('data-ready', /.*/)
    }
  }
  await page.getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu-services')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').first().fill('civil')
  await expect(page.getByRole('link', { name: /Civil Engineer/ }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: /menu|navigation/i }).click()
  await expect(page.getByText('Ready to get started?')).toBeVisible()
})

test('both forms send to the site’s own address', async ({ page, address }) => {
  await page.goto('/services/cdr-writing')
  const enquiry = enquiryOn(page)
  await ready(enquiry)
  await enquiry.getByLabel('Full name').fill('Asha Gurung')
  await enquiry.getByLabel('Email').fill(address)
  await enquiry.locator('textarea').fill('Civil engineer')
  await enquiry.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(STORED).first()).toBeVisible()

  await page.reload()
  const sample = sampleFormOn(page)
  await ready(sample)
  await sample.getByLabel('Discipline').selectOption('Civil Engineer')
  await sample.getByLabel('Email').fill(address)
  await sample.getByRole('button', { name: 'Request a Sample' }).click()
  await expect(page.getByText(STORED).first()).toBeVisible()
  expect(leadsFrom(address)).toHaveLength(2)
})

test('the popup and the points calculator work under the policy', async ({ page }) => {
  await stoppedClock(page)
  await page.goto('/services/pr-points-calculator')
  const calculator = page.locator('main [data-island]').first()
  await calculator.scrollIntoViewIfNeeded()
  await readyWithStoppedClock(page, page.locator('html[data-header="ready"] [data-island="points-calculator"][data-ready]'))
  await calculator.getByRole('radio').nth(1).check()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await passPopupTime(page)
  await page.clock.runFor(1_000)
  await expect(popupOn(page)).toBeVisible()
})

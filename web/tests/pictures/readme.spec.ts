import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { neverWaitForIdle, signIn } from '../admin/support/admin.ts'
import { DETAILS, openOwnersSite, RENDERED, saveDetails } from '../admin/support/ownersSite.ts'
import { CMS_URL, SITE_URL } from '../e2e/support/addresses.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures')

/** Small files for the top of the README: home as it comes, and a service on a phone with its second sentence chosen. */
const PICTURES = [
  { width: 1280, file: 'home.jpg', path: '/', touch: [] },
  { width: 360, file: 'phone.jpg', path: '/services/cdr-writing', touch: ['The setting'] },
]

/** Invented. */
const LEADS = [
  { fullName: 'Dinesh Perera', queries: 'Is an operations manager with two hundred people at senior level?', page: '/services/iml' },
  { fullName: 'Farah Khan', queries: 'Seven years as a developer, and my degree is in physics.', page: '/services/rpl-writing' },
  {
    fullName: 'Ravi Nair',
    queries: 'Please look at my summary statement before I lodge it in March.',
    page: '/services/summary-statement',
  },
  {
    fullName: 'Asha Gurung',
    queries: 'I am a civil engineer from Nepal, with nine years on bridges and roads. Which three projects would you take for my episodes?',
    page: '/services/cdr-writing',
  },
]

for (const { width, file, path, touch } of PICTURES) {
  test(`${file} for the README`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const words of touch) await page.locator('[data-document] label', { hasText: words }).click()
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(FOLDER, file), quality: 60, animations: 'disabled' })
  })
}

test('inbox.jpg for the README: the list of leads, one open, its answer begun', async ({ page, request }) => {
  for (const { fullName, queries, page: sentFrom } of LEADS) {
    const email = `${fullName.toLowerCase().replace(' ', '.')}@example.com`
    const data = { fullName, email, phone: '', subject: 'Footer Form', queries }
    const answer = await request.post(`${CMS_URL}/api/form-datas`, { data: { data }, headers: { Referer: SITE_URL + sentFrom } })
    expect(answer.status()).toBe(201)
  }
  await neverWaitForIdle(page.context())
  await page.setViewportSize({ width: 1280, height: 760 })
  await page.goto(`${CMS_URL}/admin/leads`)
  await signIn(page)
  await page.goto(`${CMS_URL}/admin/leads?view=all`)
  await expect(page.getByRole('link', { name: /Asha Gurung/ }).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('article')).toHaveAccessibleName('Asha Gurung')
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused()
  await page.screenshot({ path: join(FOLDER, 'inbox.jpg'), quality: 60, animations: 'disabled' })
})

test('owner-*.jpg for the owner’s page: the list, the details, a text, and what waits', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1280, height: 760 })
  const picture = (file: string) => page.screenshot({ path: join(FOLDER, `owner-${file}.jpg`), quality: 60, animations: 'disabled' })
  const { adminUrl, stop } = await openOwnersSite(page, 'owners-page')
  const menu = (link: string) => page.getByRole('link', { name: link, exact: true }).first().click()

  await menu('Site')
  await expect(page.getByRole('region', { name: /^Ready to go live/ })).toContainText('Contact')
  await picture('list')

  await page
    .getByRole('region', { name: /^Ready to go live/ })
    .getByRole('link', { name: 'Email', exact: true })
    .click()
  await saveDetails(page, DETAILS)
  await page.evaluate(() => scrollTo(0, 0))
  await picture('details')

  await page.goto(`${adminUrl}/admin/words`)
  const heading = page.frameLocator('iframe[title="Preview of the site"]').getByRole('heading', { level: 1 })
  await heading.click(RENDERED)
  await page.getByRole('textbox', { name: 'The words' }).fill('Your assessment, from interview to submission')
  await expect(heading).toHaveText('Your assessment, from interview to submission')
  await picture('words')
  await page
    .getByRole('textbox', { name: 'The words' })
    .fill('Your own words in your assessment, from the first interview with us up to submission')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await menu('Site')
  const waiting = page.getByRole('region', { name: 'Not published yet' })
  await expect(waiting.getByText(/words, at most 12 fit here/)).toBeVisible()
  await waiting.scrollIntoViewIfNeeded()
  await picture('publish')
  await stop()
})

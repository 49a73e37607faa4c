import { expect, test } from '../e2e/fixtures.ts'
import { SERVED_URL } from './support/addresses.ts'
import { sendLead } from './support/ask.ts'
import { EVAL_PROBE, signIn } from './support/signIn.ts'

test.use({ expectedErrors: EVAL_PROBE })

test('the administrator signs in, reads a lead in an admin that stays on this site', async ({ page, context, address }) => {
  await sendLead({ email: address, subject: 'Footer Form', queries: 'Sample Code=233211' })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== SERVED_URL && /^https?:/.test(request.url())) elsewhere.push(request.url())
  })

  const answer = await page.goto('/admin')
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await signIn(page)
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await page.getByRole('link', { name: address }).click()
  await expect(page.getByRole('article')).toContainText('Sample: Civil Engineer')

  for (const { name, secure } of await context.cookies()) expect([name, secure]).toEqual([name, true])
  expect(elsewhere).toEqual([])
})

test('a forgotten password: the admin says who sets a new one, and promises no mail', async ({ page, address }) => {
  await page.goto('/admin/auth/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Ask an administrator for a new password' })).toBeVisible()
  await page.getByLabel(/email/i).fill(address)
  await page.getByRole('button', { name: 'How is it done?' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'does not send passwords by mail' })).toContainText('Settings, Users')
  await expect(page.getByText(/email sent/i)).toHaveCount(0)
})

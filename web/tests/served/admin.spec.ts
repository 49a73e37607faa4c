import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { RUN_DIR } from '../e2e/support/addresses.ts'
import { SERVED_URL } from './support/addresses.ts'
import { sendLead } from './support/ask.ts'
import { expect, test } from './support/fixtures.ts'

// One of Strapi's libraries checks once whether eval is there, and works without it.
test.use({ expectedErrors: [/script-src refused eval/] })

test('the administrator signs in, reads a lead in an admin that stays on this site', async ({ page, context, address, complaints }) => {
  await sendLead({ email: address, subject: 'Footer Form', queries: 'Sample Code=233211' })
  const signIn = parseEnv(readFileSync(join(RUN_DIR, 'cms.env'), 'utf8'))
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== SERVED_URL && /^https?:/.test(request.url())) elsewhere.push(request.url())
  })

  const answer = await page.goto('/admin')
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await page.getByLabel(/email/i).fill(signIn.ADMIN_EMAIL ?? '')
  await page.getByLabel(/^password/i).fill(signIn.ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  // A press on the address writes a mail, so the discipline opens a lead that has no name.
  await page.getByRole('row', { name: address }).getByRole('link', { name: 'Civil Engineer' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('Sample Code=233211')

  for (const { name, secure } of await context.cookies()) expect([name, secure]).toEqual([name, true])
  expect(elsewhere).toEqual([])

  const probe = complaints.findIndex((complaint) => complaint.includes('script-src refused eval'))
  complaints.splice(probe, probe < 0 ? 0 : 1)
})

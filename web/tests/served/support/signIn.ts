import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Page } from '@playwright/test'
import { RUN_DIR } from '../../e2e/support/addresses.ts'

type Person = { email: string; password: string }

function firstAdministrator(): Person {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = parseEnv(readFileSync(join(RUN_DIR, 'cms.env'), 'utf8'))
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
}

/** As the first administrator, unless somebody else is named. */
export async function signIn(page: Page, { email, password } = firstAdministrator()): Promise<void> {
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** As the administrator does it: a new person with the role Sales. */
export async function addSalesPerson(page: Page, email: string): Promise<Person> {
  const login = await page.request.post('/admin/login', { data: firstAdministrator() })
  const headers = { Authorization: `Bearer ${(await login.json()).data.token}` }
  const roles: { data: { id: number; name: string }[] } = await (await page.request.get('/admin/roles', { headers })).json()
  const role = roles.data.find(({ name }) => name === 'Sales')
  const person = { email, password: 'Plain-Sailing-8-Harbour' }
  const added = await page.request.post('/admin/users', {
    headers,
    data: { firstname: 'Sam', lastname: 'Rai', email, roles: [role?.id] },
  })
  const { data } = await added.json()
  await page.request.put(`/admin/users/${data.id}`, { headers, data: { password: person.password, isActive: true } })
  return person
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { firstAdministrator, neverWaitForIdle, type Person } from '../../admin/support/admin.ts'
import { RUN_DIR } from '../../e2e/support/addresses.ts'
import { SERVED_URL } from './addresses.ts'
import { ask } from './ask.ts'

export { EVAL_PROBE, expectNoFaultInMain, neverWaitForIdle, signIn } from '../../admin/support/admin.ts'

const TOKEN_FILE = join(RUN_DIR, 'administrator.token')

/** Once for all tests, when Caddy has seen that the inbox is ready: until then it refuses what is no GET. */
export async function signInAdministrator(): Promise<void> {
  await expect.poll(async () => (await ask('/healthz')).status).toBe(200)
  const { token } = (await send('POST', '/admin/login', firstAdministrator())) as { token: string }
  writeFileSync(TOKEN_FILE, token)
}

/** As the first administrator, who is signed in. */
export async function openAdmin(page: Page, path = '/admin'): Promise<void> {
  await neverWaitForIdle(page.context())
  await page.context().addCookies([{ name: 'jwtToken', value: readFileSync(TOKEN_FILE, 'utf8'), url: SERVED_URL }])
  await page.goto(path)
}

/** As the administrator does it: a new person with the role Sales. */
export async function addSalesPerson(email: string): Promise<Person> {
  const token = readFileSync(TOKEN_FILE, 'utf8')
  const roles = (await send('GET', '/admin/roles', undefined, token)) as { id: number; name: string }[]
  const role = roles.find(({ name }) => name === 'Sales')
  const added = await send('POST', '/admin/users', { firstname: 'Sam', lastname: 'Rai', email, roles: [role?.id] }, token)
  const person = { email, password: 'Plain-Sailing-8-Harbour' }
  await send('PUT', `/admin/users/${(added as { id: number }).id}`, { password: person.password, isActive: true }, token)
  return person
}

async function send(method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const answer = await ask(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (answer.status >= 400) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body}`)
  return (JSON.parse(answer.body.toString()) as { data: unknown }).data
}

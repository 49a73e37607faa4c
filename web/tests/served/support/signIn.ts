import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { RUN_DIR } from '../../e2e/support/addresses.ts'
import { SERVED_URL } from './addresses.ts'
import { ask } from './ask.ts'

const TOKEN_FILE = join(RUN_DIR, 'administrator.token')

type Person = { email: string; password: string }

/** Of the inbox whose settings are in the folder. */
export function firstAdministrator(folder = RUN_DIR): Person {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = parseEnv(readFileSync(join(folder, 'cms.env'), 'utf8'))
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
}

/** Once for all tests. */
export async function signInAdministrator(): Promise<void> {
  const { token } = (await send('POST', '/admin/login', firstAdministrator())) as { token: string }
  writeFileSync(TOKEN_FILE, token)
}

/** Strapi shows its buttons when the browser is idle: beside other tests that was seen to take half a minute. */
export async function neverWaitForIdle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.requestIdleCallback = (callback) => window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }))
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  })
}

/** As the first administrator, who is signed in. */
export async function openAdmin(page: Page, path = '/admin'): Promise<void> {
  await neverWaitForIdle(page.context())
  await page.context().addCookies([{ name: 'jwtToken', value: readFileSync(TOKEN_FILE, 'utf8'), url: SERVED_URL }])
  await page.goto(path)
}

/** As the first administrator, unless somebody else is named. */
export async function signIn(page: Page, { email, password } = firstAdministrator()): Promise<void> {
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
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
  return (JSON.parse(answer.body.toString()) as { data: unknown }).data
}

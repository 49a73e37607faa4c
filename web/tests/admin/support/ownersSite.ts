import { expect, type Page } from '@playwright/test'
import { freePorts } from '../../e2e/support/freePorts.ts'
import { startPublishing } from '../../e2e/support/servers.ts'
import { firstAdministrator, neverWaitForIdle, type Person, signIn } from './admin.ts'

/** Rendering the site takes ten seconds. On a slow machine with all suites at work it comes last, as it should: seven minutes were seen. */
export const RENDERED = { timeout: 900_000 }

/** A site of this test's own with its inbox and publisher; the owner is at its details, and a visitor can look at it in between. */
export async function openOwnersSite(page: Page, name: string) {
  const { siteUrl, adminUrl, folder, stop } = await startPublishing(name, await freePorts(3))
  await neverWaitForIdle(page.context())
  await page.goto(`${adminUrl}/admin`)
  await signIn(page, firstAdministrator(folder))
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('link', { name: 'Site details' }).click()
  const visitor = await page.context().newPage()
  return {
    adminUrl,
    stop,
    /** As the forms save it. */
    store: (drafts: readonly Stored[]) => store(adminUrl, firstAdministrator(folder), drafts),
    async expectForVisitors(email: string, isThere: boolean): Promise<void> {
      await visitor.goto(`${siteUrl}/about`)
      await expect(visitor.getByRole('contentinfo').getByRole('link', { name: email })).toHaveCount(isThere ? 1 : 0)
    },
    async visit(path: string): Promise<Page> {
      await visitor.goto(siteUrl + path)
      return visitor
    },
  }
}

const LISTS = {
  details: ['PUT', 'single-types/api::site-details.site-details'],
  price: ['POST', 'collection-types/api::price.price'],
} as const
type Stored = readonly [kind: keyof typeof LISTS, values: object]

async function store(adminUrl: string, person: Person, drafts: readonly Stored[]): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${adminUrl}/admin/login`, { method: 'POST', headers, body: JSON.stringify(person) })
  const { data } = (await signedIn.json()) as { data: { token: string } }
  for (const [kind, values] of drafts) {
    const [method, path] = LISTS[kind]
    const stored = await fetch(`${adminUrl}/content-manager/${path}`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${data.token}` },
      body: JSON.stringify(values),
    })
    expect(stored.ok, await stored.text()).toBe(true)
  }
}

export async function saveDetails(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && /\/single-types\//.test(answer.url()))
  await save.click()
  expect((await stored).ok()).toBe(true)
  await expect(save).toBeDisabled()
}

export const DETAILS = {
  Place: 'Sydney',
  Email: 'first@owner.test',
  Phone: '+61 2 5550 1234',
  'WhatsApp number': '+61 491 570 156',
  'Country of the server': 'Australia',
}

export const PRICE = {
  service: 'CDR Writing',
  amount: 880,
  currency: 'AUD',
  gst: 'included',
  kind: 'fixed',
  excludes: 'the authority’s own fee',
  validFrom: '2026-11-01',
  show: true,
}

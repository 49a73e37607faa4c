import type { Page } from '@playwright/test'
import { EVAL_PROBE } from './signIn.ts'

/** Strapi's own words, of a session that has ended. */
export const DESK_ERRORS = new RegExp(`${EVAL_PROBE.source}|Token refresh failed`)

/** Other tests send leads too: each finds its own by its address. */
export const listOf = (address: string) => `/admin/leads?q=${encodeURIComponent(address)}`
export const rows = (page: Page) => page.getByRole('list', { name: /^Leads:/ }).getByRole('listitem')
export const pane = (page: Page) => page.getByRole('article')
export const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
export const ended = { error: { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials' } }
export const lead = (email: string, fullName = 'Asha Gurung') => ({
  fullName,
  email,
  phone: '0412 345 678',
  subject: 'Quote',
  queries: 'first words',
})

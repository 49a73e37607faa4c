import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, type Inbox, startInbox } from './support/inbox.ts'

let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox(undefined, { TRUSTED_PROXIES: '1' })
})
afterAll(() => inbox?.stop())

test('every answer carries the headers that protect it', async () => {
  for (const response of [
    await inbox.post(contract('enquiry.json')),
    await inbox.post('no lead'),
    await fetch(`${inbox.url}/admin/init`),
  ]) {
    const header = (name: string) => response.headers.get(name)
    expect(header('Content-Security-Policy')).toContain("connect-src 'self';")
    expect(header('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(header('Content-Security-Policy')).not.toMatch(/strapi\.io|https:/)
    expect(header('X-Frame-Options')).toBe('DENY')
    expect(header('X-Content-Type-Options')).toBe('nosniff')
    expect(header('Referrer-Policy')).toBe('no-referrer')
    expect(header('Strict-Transport-Security')).toMatch(/max-age=31536000/)
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(header('Permissions-Policy')).toContain('camera=()')
    expect(header('Cache-Control')).toBe('no-store')
  }
})

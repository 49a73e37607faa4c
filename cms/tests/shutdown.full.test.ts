import { expect, test } from 'vitest'
import { onPostgres } from './support/database.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { until } from './support/until.ts'

test('behind a proxy it says that it is not ready before it stops taking leads', async () => {
  const inbox = await startInbox(undefined, { TRUSTED_PROXIES: '1', PROXY_NOTICES_MS: '60000' })
  try {
    inbox.signal('SIGTERM')
    await until('it is not ready', async () => (await fetch(`${inbox.url}/healthz`)).status === 503)
    expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
    expect((await inbox.leads()).length).toBe(1)
  } finally {
    inbox.signal('SIGKILL')
    await inbox.stop()
  }
})

test('every acknowledged lead is there after kill -9', async () => {
  const killed = await startInbox()
  const acknowledged: string[] = []
  const senders = Array.from({ length: 8 }, (_, sender) => sendUntilItEnds(killed, sender, acknowledged))
  await until('150 leads are acknowledged', () => acknowledged.length >= 150)
  killed.signal('SIGKILL')
  await Promise.all(senders)
  await killed.ended

  const inbox = await startInbox(killed.folder)
  try {
    const stored = new Set((await inbox.leads()).map((lead) => lead.email))
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
    if (!onPostgres) expect(inbox.database((database) => database.pragma('integrity_check', { simple: true }))).toBe('ok')
    expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
  } finally {
    await inbox.stop()
  }
})

async function sendUntilItEnds(inbox: Inbox, sender: number, acknowledged: string[]) {
  for (let number = 0; ; number += 1) {
    const email = `visitor-${sender}-${number}@example.com`
    try {
      const response = await inbox.post({ data: { email, queries: 'text' } })
      if (response.status === 201) acknowledged.push(email)
    } catch {
      return
    }
  }
}

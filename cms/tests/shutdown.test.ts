import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onPostgres } from './support/database.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'

const BODY = JSON.stringify(contract('enquiry.json'))

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets a lead on its way arrive, and ends with code 0', async (signal) => {
  const inbox = await startInbox()
  try {
    const slow = postSlowly(inbox)
    await slow.started
    inbox.signal(signal)
    await sleep(800)
    slow.finish()
    expect(await slow.status).toBe(201)
    expect((await inbox.leads()).length).toBe(1)
    expect(await inbox.ended).toBe(0)
  } finally {
    await inbox.stop()
  }
})

/** Sends half of the body, and the rest when it is told to. */
function postSlowly(inbox: Inbox) {
  const sent = request(`${inbox.url}/api/form-datas`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(BODY) },
  })
  const half = BODY.length / 2
  const started = new Promise<void>((resolve) => {
    sent.write(BODY.slice(0, half), () => setTimeout(resolve, 200))
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  return { started, status, finish: () => sent.end(BODY.slice(half)) }
}

test('an idle visitor does not hold up the end', async () => {
  const inbox = await startInbox()
  await inbox.post(contract('enquiry.json'))
  const before = performance.now()
  inbox.signal('SIGTERM')
  expect(await inbox.ended).toBe(0)
  expect(performance.now() - before).toBeLessThan(3_000)
  await inbox.stop()
})

test('every acknowledged lead is there after kill -9', async () => {
  const killed = await startInbox()
  const acknowledged: string[] = []
  const senders = Array.from({ length: 8 }, (_, sender) => sendUntilItEnds(killed, sender, acknowledged))
  while (acknowledged.length < 150) await sleep(5)
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

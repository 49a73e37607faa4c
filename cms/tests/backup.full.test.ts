import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { LeadSummary } from '../src/leads/leadApi.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import { command } from './support/commands.ts'
import { contract, makeFolder, startInbox } from './support/inbox.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'

test('a backup made while leads come in is whole, and becomes an inbox elsewhere', async () => {
  const inbox = await cleanInbox()
  const backups = makeFolder()
  const acknowledged: string[] = []
  let over = false
  const sender = async (name: number) => {
    for (let i = 0; !over; i += 1) {
      const email = `visitor-${name}-${i}@example.com`
      if ((await inbox.post({ data: { email, queries: 'text' } })).status === 201) acknowledged.push(email)
    }
  }
  const senders = [1, 2, 3, 4].map(sender)
  await until('fifty leads are stored', () => acknowledged.length >= 50)
  const before = [...acknowledged]
  const said = await command('backup', inbox.folder, '--to', backups)
  over = true
  await Promise.all(senders)

  const [name = '', tried] = readdirSync(backups).sort()
  expect(tried).toBe(`${name}.tried`)
  const count = Number(/\((\d+) leads/.exec(said)?.[1])
  expect(count).toBeGreaterThanOrEqual(before.length)

  const place = makeFolder()
  expect(await command('restore', place, path.join(backups, name))).toContain(`Restored ${count} leads`)
  const restored = await startInbox(place)
  const emails = (await restored.leads()).map((lead) => lead.email)
  expect(emails.length).toBe(count)
  expect(before.filter((email) => !emails.includes(email))).toEqual([])
  expect((await restored.post(contract('enquiry.json'))).status).toBe(201)

  // It neither writes over a database unasked, nor under a running inbox.
  await expect(command('restore', place, path.join(backups, name))).rejects.toThrow(/--replace/)
  await expect(command('restore', place, path.join(backups, name), '--replace')).rejects.toThrow(/The inbox is running/)
  expect((await restored.leads()).length).toBe(count + 1)

  await restored.signal('SIGTERM')
  expect(await command('restore', place, path.join(backups, name), '--replace')).toMatch(/is now .*\/backups\/leads-\S+\.db$/m)
  expect(readdirSync(place).filter((file) => file.startsWith('leads') && !file.includes('-in-use'))).toEqual(['leads.db'])
  expect(readdirSync(path.join(place, 'backups'))).toEqual([expect.stringMatching(/^leads-.*-replaced\.db$/)])
  expect((await restored.leads()).length).toBe(count)
})

test('an answer that waited when a backup was made is not sent after a restore, and Home lists it', async () => {
  const inbox = await cleanInbox()
  await inbox.post(contract('enquiry.json'))
  const [lead] = await inbox.leads()
  const row = { kind: 'answer', key: `${lead?.document_id}.1`, state: 'waiting', attempts: 1, created_at: new Date(inbox.now()) }
  await inbox.sql((knex) => knex('outgoing_messages').insert(row))
  const backups = makeFolder()
  await command('backup', inbox.folder, '--to', backups)
  const [name = ''] = readdirSync(backups).sort()
  const place = makeFolder()
  expect(await command('restore', place, path.join(backups, name))).toContain('Answers that waited when it was made: 1.')
  const restored = await startInbox(place)
  const { answersUnsent } = (await (await (await signIn(restored)).get('/leads/summary')).json()) as LeadSummary
  expect(answersUnsent).toMatchObject([{ state: 'failed', error: expect.stringMatching(/may have left since/) }])
})

test('a file that is no backup changes nothing', async () => {
  const place = makeFolder()
  await expect(command('restore', place, 'package.json')).rejects.toThrow(/PostgreSQL, and the inbox is set to the other/)
  await expect(command('restore', place, path.join(place, 'nowhere.db'))).rejects.toThrow(/There is no file/)
  expect(readdirSync(place)).toEqual([])
})

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cleanInbox } from './support/cleanInbox.ts'
import { command } from './support/commands.ts'
import { contract, makeFolder, startInbox } from './support/inbox.ts'
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

test('a file that is no backup changes nothing', async () => {
  const place = makeFolder()
  await expect(command('restore', place, 'package.json')).rejects.toThrow(/PostgreSQL, and the inbox is set to the other/)
  await expect(command('restore', place, path.join(place, 'nowhere.db'))).rejects.toThrow(/There is no file/)
  expect(readdirSync(place)).toEqual([])
})

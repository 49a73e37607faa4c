import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { createDatabase } from './support/database.ts'
import { contract, makeFolder, startInbox } from './support/inbox.ts'

test('an inbox that starts while another program writes to its file waits for it', async () => {
  const folder = makeFolder()
  await createDatabase(folder)
  const writer = new Database(path.join(folder, 'leads.db'), { timeout: 60_000 })
  writer.exec('create table busy (at integer)')
  let isStarting = true
  const ended = () => {
    isStarting = false
  }
  const starting = startInbox(folder)
  starting.then(ended, ended)
  // Each lock is longer than a running inbox waits, and each commit changes what the start may have read.
  while (isStarting) {
    writer.exec('begin immediate; insert into busy values (1)')
    await sleep(400)
    writer.exec('commit')
    await sleep(50)
  }
  writer.close()
  const started = await starting
  expect((await started.post(contract('enquiry.json'))).status).toBe(201)
  await started.stop()
})

import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { diskOf, makeStorageRoom } from '../src/operation/storageRoom.ts'
import { onPostgres } from './support/database.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'

let inbox: Inbox | undefined
afterEach(() => inbox?.stop())

test('without room a lead is refused before it is stored, and the start page says why', async () => {
  inbox = await startInbox(undefined, { DISK_RESERVE_MB: '1000000000', DATABASE_MAX_MB: '1' })
  const owner = await signIn(inbox)
  const storage = async () => ((await (await owner.get('/leads/summary')).json()) as { storage: string | null }).storage
  // No one waits longer than a second for the first look at the disk: until then leads are taken.
  await until('the room was looked at', async () => (await storage()) !== null)
  const refused = await inbox.post(contract('enquiry.json'))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('300')
  expect(await refused.json()).toMatchObject({ data: null, error: { status: 503, details: { errors: [{ path: ['request'] }] } } })
  expect(await inbox.leads()).toEqual([])

  const words = new RegExp(`^New leads are refused: .+ ${onPostgres ? 'DATABASE_MAX_MB' : 'DISK_RESERVE_MB'} .+\\.$`)
  expect(await storage()).toMatch(words)
  await inbox.post(contract('enquiry.json'))
  await inbox.logged(/New leads are refused/)
  expect(inbox.output().match(/New leads are refused/g)).toHaveLength(1)
})

test('the disk of the file is measured', async () => {
  const file = path.join(tmpdir(), 'leads.db')
  expect(await diskOf(file, 0)()).toBeNull()
  expect(await diskOf(file, 1_000_000_000)()).toMatch(/the disk has \d+ MB left/)
})

test('room is looked for again after two seconds, once for all who ask, and the log says when it changes', async () => {
  const clock = { now: 0 }
  const said: string[] = []
  const say = (message: string) => said.push(message)
  let looks = 0
  let problem: string | null = 'full'
  const look = async () => {
    looks += 1
    return problem
  }
  const room = makeStorageRoom(look, { warn: say, error: say, info: say }, () => clock.now)
  expect(await Promise.all([room(), room(), room()])).toEqual(['full', 'full', 'full'])
  problem = null
  expect([await room(), looks]).toEqual(['full', 1])
  clock.now = 2_000
  expect([await room(), looks]).toEqual([null, 2])
  expect(said).toEqual(['full', 'There is room again: new leads are taken.'])
})

test('when the room cannot be measured, what was known last counts, and the log keeps the cause', async () => {
  const said: string[] = []
  const log = { warn: (message: string) => said.push(message), error: () => undefined, info: () => undefined }
  const look = () => Promise.reject(new Error('no such folder'))
  expect(await makeStorageRoom(look, log, () => 0)()).toBeNull()
  expect(said).toEqual(['The room for leads could not be measured: no such folder'])
})

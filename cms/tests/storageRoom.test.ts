import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { diskOf, makeStorageRoom } from '../src/operation/storageRoom.ts'

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

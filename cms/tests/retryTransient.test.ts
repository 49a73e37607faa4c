import { expect, test } from 'vitest'
import { retryTransient } from '../src/database/retryTransient.ts'

const failing = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

/** How often the work was done until it succeeded, or its error. */
async function triesUntilDone(error: Error): Promise<number | Error> {
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries === 1) throw error
    return tries
  }
  return retryTransient(work).catch((thrown: Error) => thrown)
}

test.each([
  ['a name that a restarting container does not have yet', failing('getaddrinfo EAI_AGAIN database', 'EAI_AGAIN')],
  ['a name that is not known for a moment', failing('getaddrinfo ENOTFOUND database', 'ENOTFOUND')],
  ['no way to the host', failing('connect EHOSTUNREACH 10.0.0.9', 'EHOSTUNREACH')],
  ['no way to the network', failing('connect ENETUNREACH 10.0.0.9', 'ENETUNREACH')],
  ['a standby that is about to take over', failing('cannot execute INSERT in a read-only transaction', '25006')],
  ['a pool without a free connection', failing('Knex: Timeout acquiring a connection. The pool is probably full.')],
  ['a connection that did not come about', failing('timeout expired')],
  ['a connection that did not come about in time', failing('timeout exceeded when trying to connect')],
  ['a deadlock', failing('deadlock detected', '40P01')],
  ['a server that shuts down', failing('terminating connection', '57P01')],
  ['a locked file', failing('database is locked', 'SQLITE_BUSY')],
])('%s is waited for', async (_what, error) => {
  expect(await triesUntilDone(error)).toBe(2)
})

test.each([
  ['a broken rule of the table', failing('duplicate key', '23505')],
  ['a wrong password', failing('password authentication failed', '28P01')],
  ['a damaged file', failing('database disk image is malformed', 'SQLITE_CORRUPT')],
  ['a fault of ours', failing('x is not a function')],
])('%s is not', async (_what, error) => {
  expect(await triesUntilDone(error)).toBe(error)
})

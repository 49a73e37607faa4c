import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { errorReason, LONGEST_REASON } from '../operation/errorReason.ts'

/** The columns the outbox keeps on the row it sends from. */
export type Task = { id: number; [column: string]: unknown }

type Outbox = {
  table: string
  prefix: 'notice' | 'webhook' | 'receipt'
  /** Throws when the other side did not take it. Returns what was wrong although it did, or null. */
  send: (task: Task) => Promise<string | null>
  /** What came earlier is left alone: the rows since then are found by when they came, without an index of their own. */
  newerThanMs?: number
  /** Another try would only trouble the other side. */
  isFinal?: (error: unknown) => boolean
}

export type RetryPolicy = { tries: number; firstRetryMs: number; leaseMs: number }

type Log = { warn: (message: string) => unknown; error: (message: string) => unknown }

const BATCH = 20
const LONGEST_RETRY_MS = 3_600_000
const FIRST_MARK_PAUSE_MS = 100
const MARKS_AT_ONCE = 5

/** The mail server will never take a message for this address. */
export class MailboxRefused extends Error {}

/** The other side is away or refuses everyone: the tasks behind this one would fare alike. */
export class Unreachable extends Error {}

/**
 * Sends what is due, each task by one instance at a time: the claim is a conditional update, and
 * lasts for the length of a lease. What the other side has taken is never sent again while this
 * process lives: only the mark is tried again. A process that dies before the mark sends once more
 * after the lease.
 */
export function makeOutbox(
  knex: Knex,
  { table, prefix, send, newerThanMs, isFinal = () => false }: Outbox,
  retryPolicy: RetryPolicy,
  log: Log,
) {
  const state = `${prefix}_state`
  const attempts = `${prefix}_attempts`
  const nextAt = `${prefix}_next_at`
  const failure = `${prefix}_error`
  /** Taken by the other side, and not yet marked as sent. */
  let taken: { id: number; problem: string | null } | null = null

  async function sendDue(stopped: () => boolean): Promise<void> {
    if (!(await markTaken(1))) return
    for (;;) {
      const waiting = knex(table).where(state, 'waiting').andWhere(nextAt, '<=', Date.now())
      if (newerThanMs) waiting.andWhere('created_at', '>=', new Date(Date.now() - newerThanMs))
      const due: Task[] = await waiting.orderBy(nextAt).limit(BATCH)
      for (const task of due) {
        if (stopped()) return
        const attempt = Number(task[attempts]) + 1
        if (!(await claim(task, attempt))) continue
        try {
          taken = { id: task.id, problem: await send(task) }
        } catch (error) {
          await putOff(task, attempt, error)
          if (error instanceof Unreachable) return
          continue
        }
        if (taken.problem) log.warn(`The ${prefix} of ${table} ${task.id} was sent. ${taken.problem}`)
        if (!(await markTaken(MARKS_AT_ONCE))) return
      }
      if (due.length < BATCH) return
    }
  }

  async function claim(task: Task, attempt: number): Promise<boolean> {
    const claimed = await knex(table)
      .where({ id: task.id, [state]: 'waiting', [attempts]: task[attempts] })
      .andWhere(nextAt, '<=', Date.now())
      .update({ [attempts]: attempt, [nextAt]: Date.now() + retryPolicy.leaseMs })
    return claimed === 1
  }

  async function putOff(task: Task, attempt: number, error: unknown): Promise<void> {
    const reason = errorReason(error)
    const last = attempt >= retryPolicy.tries || isFinal(error)
    const line = `The ${prefix} of ${table} ${task.id} was not sent (${attempt} of ${retryPolicy.tries}): ${reason}`
    if (last) log.error(line)
    else log.warn(line)
    await knex(table)
      .where({ id: task.id, [attempts]: attempt })
      .update({
        [state]: last ? 'failed' : 'waiting',
        [nextAt]: Date.now() + backOff(attempt, retryPolicy.firstRetryMs),
        [failure]: reason,
      })
  }

  /** False when the database refuses the mark so often: nothing more is sent before it is made. */
  async function markTaken(tries: number): Promise<boolean> {
    for (let attempt = 1; taken !== null; attempt += 1) {
      const { id, problem } = taken
      const row = () => knex(table).where({ id })
      try {
        await row().update({ [state]: 'sent', [failure]: problem?.slice(0, LONGEST_REASON) ?? null })
        taken = null
      } catch (error) {
        log.error(`The ${prefix} of ${table} ${id} was sent, but cannot be marked as sent yet: ${errorReason(error)}`)
        // Without a new lease another instance would take it for abandoned.
        await row()
          .update({ [nextAt]: Date.now() + retryPolicy.leaseMs })
          .catch(() => undefined)
        if (attempt >= tries) return false
        await sleep(FIRST_MARK_PAUSE_MS * 2 ** (attempt - 1))
      }
    }
    return true
  }

  return {
    sendDue,
    async finish() {
      await markTaken(MARKS_AT_ONCE)
    },
  }
}

function backOff(attempt: number, firstMs: number): number {
  return Math.min(firstMs * 2 ** (attempt - 1), Math.max(firstMs, LONGEST_RETRY_MS))
}

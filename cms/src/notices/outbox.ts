import type { Core } from '@strapi/strapi'

type Knex = Core.Strapi['db']['connection']

/** The columns the outbox keeps on the row it sends from. */
export type Task = { id: number; [column: string]: unknown }

export type Outbox = {
  table: string
  prefix: 'notice' | 'webhook'
  /** Throws when the other side did not take it. */
  send: (task: Task) => Promise<void>
}

export type Patience = { tries: number; firstRetryMs: number; leaseMs: number }

type Log = { warn: (message: string) => unknown; error: (message: string) => unknown }

const BATCH = 20
const LONGEST_RETRY_MS = 3_600_000

/** The other side is away or refuses everybody: the tasks behind this one would fare alike. */
export class Unreachable extends Error {}

/**
 * Sends what is due, each task by one instance at a time: the claim is a conditional update, and
 * holds for the length of a lease. A process that dies between sending and writing it down sends
 * once more after the lease.
 */
export async function sendDue(knex: Knex, outbox: Outbox, patience: Patience, log: Log, stopped: () => boolean): Promise<void> {
  const { table, prefix } = outbox
  const state = `${prefix}_state`
  const attempts = `${prefix}_attempts`
  const nextAt = `${prefix}_next_at`

  for (;;) {
    const due: Task[] = await knex(table).where(state, 'waiting').andWhere(nextAt, '<=', Date.now()).orderBy(nextAt).limit(BATCH)
    for (const task of due) {
      if (stopped()) return
      const attempt = Number(task[attempts]) + 1
      const claimed = await knex(table)
        .where({ id: task.id, [state]: 'waiting', [attempts]: task[attempts] })
        .andWhere(nextAt, '<=', Date.now())
        .update({ [attempts]: attempt, [nextAt]: Date.now() + patience.leaseMs })
      if (claimed !== 1) continue

      const mine = () => knex(table).where({ id: task.id, [attempts]: attempt })
      try {
        await outbox.send(task)
        await mine().update({ [state]: 'sent', [`${prefix}_error`]: null })
      } catch (error) {
        const reason = shorten(error)
        const last = attempt >= patience.tries
        await mine().update({
          [state]: last ? 'failed' : 'waiting',
          [nextAt]: Date.now() + backOff(attempt, patience.firstRetryMs),
          [`${prefix}_error`]: reason,
        })
        const line = `The ${prefix} of ${table} ${task.id} was not sent (${attempt} of ${patience.tries}): ${reason}`
        if (last) log.error(line)
        else log.warn(line)
        if (error instanceof Unreachable) return
      }
    }
    if (due.length < BATCH) return
  }
}

export function backOff(attempt: number, firstMs: number): number {
  return Math.min(firstMs * 2 ** (attempt - 1), Math.max(firstMs, LONGEST_RETRY_MS))
}

/** A server may answer with what it was sent: no address of anybody goes to the log or the database. */
function shorten(error: unknown): string {
  const message = error instanceof Error ? error.message : 'unknown error'
  return message
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '(address)')
    .slice(0, 200)
}

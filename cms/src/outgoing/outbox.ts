import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { errorReason, LONGEST_REASON, pollLoop } from '../operation/pollLoop.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { HOUR_MS } from '../time/durations.ts'
import { MESSAGES, type MessageKind } from './messageTable.ts'

/** Throws when the other side did not take it. Returns what was wrong although it did, or null. */
export type SendMessage = (key: string) => Promise<string | null>

/** `plan` decides of which rows there are to be; false: nothing of this kind is to be sent now. */
export type Outgoing = {
  plan: () => Promise<unknown>
  send: SendMessage
  /** In one transaction with the mark that it was sent. */
  sent?: (key: string) => Promise<unknown>
}

const BATCH = 20
const LONGEST_RETRY_MS = HOUR_MS
const FIRST_MARK_PAUSE_MS = 100
const MARKS_AT_ONCE = 5

/** The mail server will never take a message for this address: a visitor's is not tried again, the team's may be set right. */
export class MailboxRefused extends Error {}

/** The other side is away or refuses everyone: the messages behind this one would fare alike. */
export class Unreachable extends Error {}

/** The server will never take these words: whoever wrote them has to know. */
export class MessageRefused extends Error {}

/** There is nothing to send any more. The message is forgotten, so it can be planned again. */
export class NothingToSend extends Error {}

/** Each kind has rounds of its own, so that none waits for another. Returns what ends it: a message on its way is finished and written down. */
export function startOutgoing(
  strapi: Core.Strapi,
  outgoing: Partial<Record<MessageKind, Outgoing>>,
  settings: NoticeSettings,
): () => Promise<void> {
  const stops = Object.entries(outgoing).map(([kind, messages]) => {
    const outbox = makeOutbox(strapi, kind, messages, settings)
    const stop = pollLoop(strapi.log, `${kind} messages`, settings.everyMs, async (stopped) => {
      if ((await messages.plan()) !== false) await outbox.sendDue(stopped)
    })
    return () => stop().then(outbox.finish)
  })
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

/** Of all instances one sends a message: the claim is a conditional update with a lease. A process that dies before the mark sends once more. */
function makeOutbox({ db, log }: Core.Strapi, kind: string, { send, sent }: Outgoing, { timeoutMs, firstRetryMs, tries }: NoticeSettings) {
  const leaseMs = 5 * timeoutMs
  let taken: { key: string; problem: string | null } | null = null

  const row = (key: string) => db.connection(MESSAGES).where({ kind, key })

  async function sendDue(stopped: () => boolean): Promise<void> {
    if (!(await markTaken(1))) return
    for (;;) {
      const due: { key: string; attempts: number }[] = await db
        .connection(MESSAGES)
        .select('key', 'attempts')
        .where({ kind, state: 'waiting' })
        .andWhere('next_at', '<=', Date.now())
        .orderBy('next_at')
        .limit(BATCH)
      for (const { key, attempts } of due) {
        if (stopped()) return
        const attempt = attempts + 1
        if (!(await claim(key, attempts))) continue
        const letGo = holdLease(key, attempt)
        try {
          taken = { key, problem: await send(key) }
        } catch (error) {
          if (error instanceof NothingToSend) await row(key).delete()
          else await putOff(key, attempt, error)
          if (error instanceof Unreachable) return
          continue
        } finally {
          letGo()
        }
        if (taken.problem) log.warn(`The ${kind} of ${key} was sent. ${taken.problem}`)
        if (!(await markTaken(MARKS_AT_ONCE))) return
      }
      if (due.length < BATCH) return
    }
  }

  async function claim(key: string, attempts: number): Promise<boolean> {
    const claimed = await row(key)
      .where({ state: 'waiting', attempts })
      .andWhere('next_at', '<=', Date.now())
      .update({ attempts: attempts + 1, next_at: Date.now() + leaseMs, is_sending: true })
    return claimed === 1
  }

  /** A sending may take minutes: meanwhile no other instance is to take it for abandoned. */
  function holdLease(key: string, attempt: number): () => void {
    const renew = () => {
      const mine = row(key).where({ state: 'waiting', attempts: attempt })
      mine.update({ next_at: Date.now() + leaseMs }).catch(() => undefined)
    }
    const renewing = setInterval(renew, leaseMs / 4).unref()
    return () => clearInterval(renewing)
  }

  async function putOff(key: string, attempt: number, error: unknown): Promise<void> {
    const reason = errorReason(error)
    const isFinal = error instanceof MailboxRefused || (kind === 'answer' && error instanceof MessageRefused)
    const last = attempt >= tries || ((kind === 'receipt' || kind === 'answer') && isFinal)
    const line = `The ${kind} of ${key} was not sent (${attempt} of ${tries}): ${reason}`
    if (last) log.error(line)
    else log.warn(line)
    await row(key)
      .where({ attempts: attempt })
      .update({
        state: last ? 'failed' : 'waiting',
        next_at: Date.now() + backOff(attempt, firstRetryMs),
        error: reason,
        is_sending: false,
      })
  }

  /** False when the database refuses the mark so often: nothing more of this kind is sent before it is made. */
  async function markTaken(marks: number): Promise<boolean> {
    for (let attempt = 1; taken !== null; attempt += 1) {
      const { key, problem } = taken
      try {
        const mark = { state: 'sent', error: problem?.slice(0, LONGEST_REASON) ?? null, is_sending: false }
        await db.transaction(async ({ trx }) => {
          await trx(MESSAGES).where({ kind, key }).update(mark)
          await sent?.(key)
        })
        taken = null
      } catch (error) {
        log.error(`The ${kind} of ${key} was sent, but cannot be marked as sent yet: ${errorReason(error)}`)
        // Without a new lease another instance would take it for abandoned.
        await row(key)
          .update({ next_at: Date.now() + leaseMs })
          .catch(() => undefined)
        if (attempt >= marks) return false
        await sleep(FIRST_MARK_PAUSE_MS * 2 ** (attempt - 1))
      }
    }
    return true
  }

  return { sendDue, finish: () => markTaken(MARKS_AT_ONCE) }
}

function backOff(attempt: number, firstMs: number): number {
  return Math.min(firstMs * 2 ** (attempt - 1), Math.max(firstMs, LONGEST_RETRY_MS))
}

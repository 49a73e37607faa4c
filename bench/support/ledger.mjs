// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

/** Words that must never be in a log. */
export const SECRET_WORDS = /visitor-|Zarathustra|491570006/

let made = 0

/** @param {string} [email] */
export function makeLead(email = `visitor-${(made += 1)}@example.com`) {
  return {
    data: {
      fullName: 'Zarathustra Gurung',
      email,
      phone: '+61491570006',
      subject: 'Bench',
      queries: `I am ${email}. ${'word '.repeat(40)}`,
    },
  }
}

/**
 * Sends leads and keeps what it was told about each.
 * @param {() => string} urlOf
 */
export function makeLedger(urlOf) {
  /** @type {Map<string, number | string>} */
  const answers = new Map()
  let slowest = 0

  /** @param {string} [email] */
  async function send(email) {
    const lead = makeLead(email)
    const before = performance.now()
    /** @type {number | string} */
    let answer
    try {
      const response = await fetch(`${urlOf()}/api/form-datas`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(lead),
        signal: AbortSignal.timeout(60_000),
      })
      await response.arrayBuffer()
      answer = response.status
    } catch (error) {
      answer = error instanceof Error ? String(/** @type {{ code?: string }} */ (error.cause ?? {}).code ?? error.name) : 'unknown'
    }
    slowest = Math.max(slowest, performance.now() - before)
    answers.set(lead.data.email, answer)
    return answer
  }

  /** @param {{ senders: number, until: () => boolean, pauseMs?: number }} options */
  async function load({ senders, until, pauseMs = 0 }) {
    await Promise.all(
      Array.from({ length: senders }, async () => {
        while (!until()) {
          const answer = await send()
          if (pauseMs > 0 || typeof answer === 'string') await sleep(Math.max(pauseMs, 20))
        }
      }),
    )
  }

  return {
    send,
    load,
    slowestMs: () => Math.round(slowest),
    count: (/** @type {(answer: number | string) => boolean} */ is) => [...answers.values()].filter(is).length,
    acknowledged: () => [...answers].filter(([, answer]) => answer === 201).map(([email]) => email),
    tally() {
      /** @type {Record<string, number>} */
      const counts = {}
      for (const answer of answers.values()) counts[answer] = (counts[answer] ?? 0) + 1
      return Object.entries(counts)
        .map(([answer, count]) => `${count} × ${answer}`)
        .join(', ')
    },
    /** @param {string[]} stored */
    compare(stored) {
      const present = new Set(stored)
      const missing = [...answers].filter(([email, answer]) => answer === 201 && !present.has(email)).length
      return { acknowledged: this.acknowledged().length, stored: stored.length, missing, twice: stored.length - present.size }
    },
  }
}

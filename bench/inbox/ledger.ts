import { setTimeout as sleep } from 'node:timers/promises'

/** Words that must never be in a log. */
export const SECRET_WORDS = /visitor-|Zarathustra|491570006/

/** A status, or the code of the error when no answer came. */
export type Answer = number | string
export type Ledger = ReturnType<typeof makeLedger>

let made = 0

export function makeLead(email = nextEmail()) {
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

function nextEmail(): string {
  made += 1
  return `visitor-${made}@example.com`
}

/** Sends leads and keeps the answer to each. `post` resolves to the answer, and never rejects. */
export function makeLedger(urlOf: () => string, post: (url: string, lead: unknown) => Promise<Answer> = postWithFetch) {
  const answers = new Map<string, Answer>()
  let slowest = 0

  async function send(email?: string): Promise<Answer> {
    const lead = makeLead(email)
    const before = performance.now()
    const answer = await post(`${urlOf()}/api/form-datas`, lead)
    slowest = Math.max(slowest, performance.now() - before)
    answers.set(lead.data.email, answer)
    return answer
  }

  /** Sends with several senders at once, each waiting for its answer, until it is stopped. */
  function load({ senders, pauseMs = 0 }: { senders: number; pauseMs?: number }) {
    let over = false
    const done = Promise.all(
      Array.from({ length: senders }, async () => {
        while (!over) {
          const answer = await send()
          if (pauseMs > 0 || typeof answer === 'string') await sleep(Math.max(pauseMs, 20))
        }
      }),
    )
    return {
      async stop(): Promise<void> {
        over = true
        await done
      },
    }
  }

  const count = (is: (answer: Answer) => boolean) => [...answers.values()].filter(is).length
  const acknowledged = () => [...answers].filter(([, answer]) => answer === 201).map(([email]) => email)

  return {
    send,
    load,
    count,
    acknowledged,
    async untilAcknowledged(leads: number): Promise<void> {
      while (acknowledged().length < leads) await sleep(5)
    },
    sent: () => answers.size,
    slowestMs: () => Math.round(slowest),
    tally(): string {
      const counts = new Map<Answer, number>()
      for (const answer of answers.values()) counts.set(answer, (counts.get(answer) ?? 0) + 1)
      return [...counts].map(([answer, number]) => `${number} × ${answer}`).join(', ')
    },
    compare(stored: readonly string[]) {
      const present = new Set(stored)
      const missing = acknowledged().filter((email) => !present.has(email)).length
      return { acknowledged: acknowledged().length, stored: stored.length, missing, twice: stored.length - present.size }
    },
  }
}

async function postWithFetch(url: string, lead: unknown): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(60_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return codeOf(error)
  }
}

/** fetch wraps the connection's error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

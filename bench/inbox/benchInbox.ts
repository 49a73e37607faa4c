import { makeFolder, makeSecrets, startInbox, type Variables } from '../../cms/tests/support/inbox.ts'

/** One set for all instances of a run, as behind a real proxy. */
const secrets = makeSecrets()
/** The bench is one client, which sends more than any office does. */
const NO_LIMITS = { LIMIT_PER_CLIENT: '1000000000', LIMIT_TOTAL: '1000000000', DISK_RESERVE_MB: '0', DATABASE_MAX_MB: '1000000000' }

export function startBenchInbox(folder = makeFolder(), variables: Variables = {}) {
  return startInbox(folder, { NODE_ENV: 'production', ...NO_LIMITS, ...secrets, ...variables })
}

/** Words of every lead below: they must never be in a log. */
export const SECRET_WORDS = /visitor-|Zarathustra|\+61491\d/

/** The status of the answer, or the code of the error when none came. `from`: what a proxy would say of the sender. */
export async function sendLead(port: number, tag: string, { from = '', words = 40 } = {}): Promise<number | string> {
  // Each is another person: as many leads of one would be as many that are like each other.
  const person = Number.parseInt(tag.replace(/\D/g, '').slice(-6) || '0', 10)
  const data = {
    fullName: `Zarathustra Gurung${person}`,
    email: `${tag}@example.com`,
    phone: `+61491${String(person).padStart(6, '0')}`,
    subject: 'Sample Request /anzsco/eaanzsco/civil-engineer-233211',
    queries: `I am ${tag}, a civil engineer. ${'bridge '.repeat(words)}`,
  }
  const headers = { 'Content-Type': 'application/json', ...(from ? { 'X-Forwarded-For': from } : {}) }
  const request = { method: 'POST', headers, body: JSON.stringify({ data }), signal: AbortSignal.timeout(60_000) }
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/form-datas`, request)
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } }
    return cause?.code ?? name
  }
}

import { refusal, refuse } from '../leads/refusal.ts'
import type { Verdict } from './countRequests.ts'

type Answer = Parameters<typeof refuse>[0] & { set(name: string, value: string): void }
type Log = Parameters<typeof refuse>[2]

const SILENT: Log = { info: () => undefined }

export function refuseTooMany(answer: Answer, { retryAfterSeconds, firstRefusal }: Verdict, log: Log): void {
  answer.set('Retry-After', String(retryAfterSeconds))
  const words = refusal(429, 'RateLimitError', 'request', `too many were sent. Send it again in ${inWords(retryAfterSeconds)}.`)
  refuse(answer, words, firstRefusal ? log : SILENT)
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

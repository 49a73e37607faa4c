import { useFetched } from '../shared/useFetched.ts'

/** Null where it is made from a field that the role may not read. */
type Summary = {
  newToday: number | null
  overdue: number | null
  /** Marked by the inbox, and not looked at yet. */
  suspected: number | null
  followUps: { today: number; late: number } | null
  unsent: { waiting: number; failed: number } | null
  /** The newest of them. */
  unsentLeads: { documentId: string; at: string }[] | null
  webhookFailed: number | null
  notices: 'on' | 'off'
  webhook: 'on' | 'off'
  problem: string | null
  /** Why new leads are refused; null while there is room. */
  storage: string | null
  /** What is wrong with the nightly backups; null while there is a fresh one. */
  backups: string | null
  /** Visitors of the last day who got no receipt because too many sent the form in one hour. */
  receiptsHeld: number | null
  /** The leads whose answer could not be sent. */
  answersFailed: string[] | null
}

const MINUTE_MS = 60_000
const pause = () => MINUTE_MS

export function useSummary() {
  return useFetched<Summary>('/leads/summary', null, pause)
}

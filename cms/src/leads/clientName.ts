import type { LeadRow } from './leadFields.ts'

/** What the team calls a lead by; null where the client left neither a name nor a way to be reached. */
export function clientName(lead: Pick<LeadRow, 'full_name' | 'email' | 'phone'> | undefined): string | null {
  return lead?.full_name || lead?.email || lead?.phone || null
}

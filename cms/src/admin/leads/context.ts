import { useFetched } from '../shared/useFetched.ts'

export type LeadContext = {
  changes: { id: number; at: string; by: string; field: string; before: string | null; after: string | null }[]
  samePerson: { count: number; leads: { documentId: string; at: string; subject: string | null; leadStatus: string }[] }
}

/** Asked again after each save. */
export function useLeadContext(documentId: string, savedAt: string | undefined) {
  return useFetched<LeadContext>(`/leads/${documentId}/context`, savedAt)
}

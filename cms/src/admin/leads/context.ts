import { useEffect } from 'react'
import { useFetched } from '../shared/useFetched.ts'
import { LEADS_CHANGED } from '../shared/useRefresh.ts'

export type LeadContext = {
  changes: { id: number; at: string; by: string; field: string; before: string | null; after: string | null }[]
  samePerson: { count: number; leads: { documentId: string; at: string; subject: string | null; leadStatus: string }[] }
}

/** Asked again after each save, and after what others did became known. */
export function useLeadContext(documentId: string, savedAt: string | undefined) {
  const context = useFetched<LeadContext>(`/leads/${documentId}/context`, savedAt)
  const { reload } = context
  useEffect(() => {
    window.addEventListener(LEADS_CHANGED, reload)
    return () => window.removeEventListener(LEADS_CHANGED, reload)
  }, [reload])
  return context
}

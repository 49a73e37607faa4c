import { useCallback } from 'react'
import { LEAD } from '../../leads/contentTypes.ts'
import { useReadAgain } from './storedDocuments.ts'

/** Heard by what counts leads outside Strapi's own list. */
export const LEADS_CHANGED = 'leads-changed'

/** Makes Strapi read the list again, and the leads that are named: a form shows what is stored then. */
export function useRefresh(): (...documentIds: string[]) => void {
  const readAgain = useReadAgain()
  return useCallback(
    (...documentIds) => {
      readAgain(`${LEAD}_LIST`, ...documentIds.map((id) => `${LEAD}_${id}`))
      window.dispatchEvent(new Event(LEADS_CHANGED))
    },
    [readAgain],
  )
}

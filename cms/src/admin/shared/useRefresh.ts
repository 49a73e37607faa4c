import { adminApi } from '@strapi/strapi/admin'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { LEAD } from '../../leads/contentTypes.ts'

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] })

/** Heard by what counts leads outside Strapi's own list. */
export const LEADS_CHANGED = 'leads-changed'

/** Makes Strapi read the list again, and one lead when it is named: its form then shows what is stored. */
export function useRefresh(): (documentId?: string) => void {
  const dispatch = useDispatch()
  return useCallback(
    (documentId) => {
      const ids = [`${LEAD}_LIST`, ...(documentId ? [`${LEAD}_${documentId}`] : [])]
      dispatch(api.util.invalidateTags(ids.map((id) => ({ type: 'Document' as const, id }))))
      window.dispatchEvent(new Event(LEADS_CHANGED))
    },
    [dispatch],
  )
}

import { getFetchClient } from '@strapi/strapi/admin'
import { useCallback, useMemo } from 'react'
import { reasonOf } from '../shared/reasonOf.ts'
import { leadsOf, useSay } from './said.ts'

type Change = { documentId: string; revision: number }
type Values = { leadStatus?: string; owner?: string | null; followUpOn?: string | null }

/** What the list and one lead can do. Each says what became of it, and most can be taken back. */
export function useLeadActions(changed: () => void) {
  const say = useSay()

  const undo = useCallback(
    async (changes: Change[]) => {
      try {
        const { data } = await getFetchClient().post<{ count: number; sent: number }>('/leads/undo', { changes })
        const left = changes.length - data.count
        if (data.sent > 0) say({ tone: 'bad', words: 'The answer has gone out already: it cannot be taken back.' })
        else if (left > 0) say({ tone: 'bad', words: `${leadsOf(left)} not taken back: changed again meanwhile.` })
        else say({ tone: 'good', words: 'Taken back.' })
      } catch (error) {
        say({ tone: 'bad', words: `Not taken back. ${reasonOf(error)}` })
      }
      changed()
    },
    [changed, say],
  )

  const change = useCallback(
    async (documentIds: string[], values: Values, done: string): Promise<boolean> => {
      try {
        const { data } = await getFetchClient().post<{ count: number; undo: Change[] }>('/leads/bulk', { documentIds, ...values })
        say({ tone: 'good', words: documentIds.length > 1 ? `${leadsOf(data.count)}: ${done}` : done, undo: () => undo(data.undo) })
        changed()
        return true
      } catch (error) {
        say({ tone: 'bad', words: `Not saved. ${reasonOf(error)}` })
        changed()
        return false
      }
    },
    [changed, say, undo],
  )

  const post = useCallback(
    async <Answer>(path: string, body: object, refused: string): Promise<Answer | null> => {
      try {
        const { data } = await getFetchClient().post<Answer>(path, body)
        changed()
        return data
      } catch (error) {
        say({ tone: 'bad', words: `${refused} ${reasonOf(error)}` })
        return null
      }
    },
    [changed, say],
  )

  return useMemo(() => ({ change, undo, post }), [change, undo, post])
}

export type LeadActions = ReturnType<typeof useLeadActions>

import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useRefresh } from '../shared/useRefresh.ts'
import { hearRevision } from './revisions.ts'

export type Channel = 'email' | 'whatsapp'
type Recorded = { revisionBefore: number; revision: number; leadStatus: string }

/** Says to the inbox that Email or WhatsApp was pressed. The message opens in either case. */
export function useRecordAnswer(): (documentId: string, channel: Channel, template?: string) => Promise<Recorded | null> {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const refresh = useRefresh()
  return async (documentId, channel, template) => {
    try {
      const { data } = await post<Recorded>(`/leads/${documentId}/answers`, { channel, ...(template ? { template } : {}) })
      hearRevision(documentId, data.revisionBefore, data.revision)
      refresh()
      return data
    } catch {
      toggleNotification({ type: 'danger', message: 'The press was not recorded. Set the status yourself when you have answered.' })
      return null
    }
  }
}

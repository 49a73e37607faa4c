import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { hearRevision } from './revisions.ts'

export type Channel = 'email' | 'whatsapp'
type Recorded = { revisionBefore: number; revision: number; leadStatus: string }

/** Says to the inbox that Email or WhatsApp was pressed; whoever calls it refreshes. The message opens in either case. */
export function useRecordAnswer(): (documentId: string, channel: Channel, template?: string) => Promise<Recorded | null> {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  return async (documentId, channel, template) => {
    try {
      const { data } = await post<Recorded>(`/leads/${documentId}/answers`, { channel, ...(template ? { template } : {}) })
      hearRevision(documentId, data.revisionBefore, data.revision)
      return data
    } catch {
      toggleNotification({ type: 'danger', message: 'The press was not recorded. Set the status yourself when you have answered.' })
      return null
    }
  }
}

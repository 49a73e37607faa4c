import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useRefresh } from '../shared/useRefresh.ts'

export type Channel = 'email' | 'whatsapp'
type Recorded = { revision: number; leadStatus: string }

/** Says to the inbox that Email or WhatsApp was pressed. The message opens in either case. */
export function useRecordAnswer(): (documentId: string, channel: Channel, template?: string) => Promise<Recorded | null> {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const refresh = useRefresh()
  return async (documentId, channel, template) => {
    try {
      const { data } = await post<Recorded>(`/leads/${documentId}/answers`, { channel, ...(template ? { template } : {}) })
      hearRevision(documentId, data.revision)
      refresh()
      return data
    } catch {
      toggleNotification({ type: 'danger', message: 'The press was not recorded. Set the status yourself when you have answered.' })
      return null
    }
  }
}

/** The newest revision this page has heard of for each lead: a press of Email counts it up beside an open form. */
const heard = new Map<string, number>()

export function hearRevision(documentId: string, revision: number): void {
  heard.set(documentId, revision)
}

export function revisionOf(documentId: string, read: number | undefined): number {
  return Math.max(read ?? 0, heard.get(documentId) ?? 0)
}

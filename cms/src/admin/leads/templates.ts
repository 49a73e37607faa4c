import { useSyncExternalStore } from 'react'
import { fillIn, plainReply, type ReplyTemplate, replyValues } from '../../leads/replyTemplate.ts'
import { useFetched } from '../shared/useFetched.ts'
import type { Lead } from './panel.ts'

const KEPT_AS = 'lead-reply-template'
const listeners = new Set<() => void>()

/** The template used last is the one offered first, in each browser. */
function useChosenTemplate(): [chosen: string, choose: (documentId: string) => void] {
  const chosen = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => window.localStorage.getItem(KEPT_AS) ?? '',
  )
  return [
    chosen,
    (documentId) => {
      window.localStorage.setItem(KEPT_AS, documentId)
      for (const listener of listeners) listener()
    },
  ]
}

export type Reply = { template: ReplyTemplate | null; subject: string; text: string }

/** The chosen template with this lead's values; plain words until there is one. */
export function useReply(lead: Lead): { reply: Reply; templates: ReplyTemplate[]; choose: (documentId: string) => void } {
  const fetched = useFetched<ReplyTemplate[]>('/leads/templates')
  const [chosen, choose] = useChosenTemplate()
  const templates = fetched.state === 'ready' ? fetched.data : []
  const template = templates.find(({ documentId }) => documentId === chosen) ?? templates[0] ?? null
  const values = replyValues(lead)
  const subject = fillIn(template?.subject ?? '', values) || (plainReply.subject ?? '')
  return { reply: { template, subject, text: fillIn((template ?? plainReply).text, values) }, templates, choose }
}

import { useSyncExternalStore } from 'react'
import { fillTemplate, plainReply, type ReplyTemplate, replyValues } from '../../leads/replyTemplate.ts'
import { useFetched } from '../shared/useFetched.ts'
import type { Lead } from './panel.ts'
import type { Channel } from './useRecordAnswer.ts'

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

/** The chosen template with this lead's values; plain words while the team has none. */
export function useReply(lead: Lead) {
  const fetched = useFetched<ReplyTemplate[]>('/leads/templates')
  const [chosen, choose] = useChosenTemplate()
  const templates = fetched.state === 'ready' ? fetched.data : []
  const template = templates.find(({ documentId }) => documentId === chosen) ?? templates[0] ?? null
  const values = replyValues(lead)
  const subject = fillTemplate(template?.subject ?? '', values) || (plainReply.subject ?? '')
  const reply = { template, subject, text: fillTemplate((template ?? plainReply).text, values) }
  const channel = template?.channel ?? 'both'
  /** Whether a press of this channel opens the reply; else the message is empty. */
  const fits = (by: Channel) => fetched.state === 'ready' && (channel === 'both' || channel === by)
  return { state: fetched.state, reply, fits, templates, choose }
}

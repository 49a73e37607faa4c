import { useState } from 'react'
import type { OneLead } from '../../leads/leadViews.ts'
import { fillTemplate, plainReply, type ReplyTemplate, replyValues } from '../../leads/replyTemplate.ts'
import { useFetched } from '../shared/useFetched.ts'

const KEPT_AS = 'lead-reply-template'

/** The template used last, with this lead's values; plain words while the team has none. */
export function useReply({ fullName = null, discipline = null, pagePath = null }: OneLead['fields']) {
  const fetched = useFetched<ReplyTemplate[]>('/leads/templates')
  const [chosen, setChosen] = useState(() => window.localStorage.getItem(KEPT_AS) ?? '')
  const templates = fetched.state === 'ready' ? fetched.data : []
  const template = templates.find(({ documentId }) => documentId === chosen) ?? templates[0] ?? null
  const values = replyValues({ fullName, discipline, pagePath })
  const subject = fillTemplate(template?.subject ?? '', values) || (plainReply.subject ?? '')
  const choose = (documentId: string) => {
    window.localStorage.setItem(KEPT_AS, documentId)
    setChosen(documentId)
  }
  return {
    state: fetched.state,
    reply: { template, subject, text: fillTemplate((template ?? plainReply).text, values) },
    templates,
    choose,
  }
}

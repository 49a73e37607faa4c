import { useState } from 'react'
import type { OneLead } from '../../leads/leadApi.ts'
import { fillTemplate, plainReply, type ReplyTemplate, replyValues } from '../../leads/replyTemplate.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { useOwnSettings } from './ownSettings.tsx'

const LAST_TEMPLATE = 'lead-reply-template'

/** The text that an answer begins with: of the template chosen last, with the lead's values and the signature. */
export function useReply({ fullName = null, discipline = null, pagePath = null }: OneLead['fields']) {
  const fetched = useFetched<ReplyTemplate[]>('/leads/templates')
  const [chosen, setChosen] = useState(() => window.localStorage.getItem(LAST_TEMPLATE) ?? '')
  const templates = fetched.data ?? []
  const template = templates.find(({ documentId }) => documentId === chosen) ?? templates[0] ?? null
  const values = replyValues({ fullName, discipline, pagePath })
  const { signature } = useOwnSettings()
  const filled = fillTemplate((template ?? plainReply).text, values)
  const body = template ? filled : `${filled}\n\n`
  const text = signature ? `${body}\n\n${signature}` : body
  const choose = (documentId: string) => {
    window.localStorage.setItem(LAST_TEMPLATE, documentId)
    setChosen(documentId)
  }
  const subject = fillTemplate(template?.subject ?? '', values) || (plainReply.subject ?? '')
  return { state: fetched.state, template, templates, choose, reply: { subject, text, begins: body.length } }
}

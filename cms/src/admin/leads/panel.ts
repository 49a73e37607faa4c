import type { ReactNode } from 'react'
import { LEAD } from '../../leads/contentTypes.ts'

export type Lead = {
  documentId?: string
  createdAt?: string
  updatedAt?: string
  revision?: number
  fullName?: string | null
  email?: string | null
  phone?: string | null
  discipline?: string | null
  pagePath?: string | null
  leadStatus?: string | null
  spamReason?: string | null
  firstAnswerAt?: string | null
  firstAnswerBy?: string | null
}

type PanelProps = { model: string; document?: Lead; documentId?: string }

/** A panel beside the lead's fields, if it has content; beside anything else, and beside a lead being typed, there is none. */
export function leadPanel(title: string, contentOf: (lead: Lead, documentId: string) => ReactNode) {
  return ({ model, document, documentId }: PanelProps) => {
    const content = model === LEAD && document && documentId ? contentOf(document, documentId) : null
    return content ? { title, content } : null
  }
}

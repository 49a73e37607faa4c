import { serviceLabelOf } from '../contract/services.ts'

export type ReplyTemplate = {
  documentId: string
  name: string
  subject: string | null
  text: string
}

type Facts = { fullName?: string | null; discipline?: string | null; pagePath?: string | null }

export function replyValues({ fullName, discipline, pagePath }: Facts): Record<string, string> {
  return {
    name: fullName ?? '',
    discipline: discipline === 'Another discipline' ? '' : (discipline ?? ''),
    page: pagePath ?? '',
    service: serviceLabelOf(pagePath?.replace('/services/', '')) ?? '',
  }
}

const PLACEHOLDER = /\{(\w+)(?:\|([^{}]*))?\}/g

/** A sentence with a hole is left out, so that no letter says "Dear ,". What a visitor typed is never read as a placeholder. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .split('\n')
    .map((line) => line.split(/(?<=[.!?])\s+/).filter((sentence) => !hasHole(sentence, values)))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map((sentence) => replace(sentence, values)).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export const placeholders = Object.keys(replyValues({}))

export function unknownPlaceholders(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name).filter((name) => !placeholders.includes(name))
}

function hasHole(sentence: string, values: Readonly<Record<string, string>>): boolean {
  return Array.from(sentence.matchAll(PLACEHOLDER)).some(([, name = '', instead]) => !values[name] && !instead)
}

function replace(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(PLACEHOLDER, (_all, name: string, instead: string | undefined) => values[name] || instead || '')
}

export const plainReply: Pick<ReplyTemplate, 'subject' | 'text'> = { subject: 'Your enquiry', text: 'Hello {name|there},' }

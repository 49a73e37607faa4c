import { Flex, Textarea, Typography } from '@strapi/design-system'
import { useRef, useState } from 'react'
import type { OneLead, TimelineEntry } from '../../leads/leadApi.ts'
import { leadFields } from '../../leads/leadFields.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { writtenDay } from '../shared/typedDay.ts'
import { useDesk, useKey } from './desk.tsx'
import { newKey, useKeptTexts } from './keptTexts.ts'
import { Action, Part, Small, statusName, Words } from './parts.tsx'

export function Note({ documentId }: { documentId: string }) {
  const { post, say, may } = useDesk()
  const { texts, type, forget } = useKeptTexts(`${documentId} note`, { text: '', key: '', keyOf: '' })
  const { text } = texts
  const [isBusy, setBusy] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useKey('n', () => area.current?.focus())
  if (!may(CHANGE_LEADS)) return null

  async function save() {
    // The same words that are saved again, even from a page that has been loaded anew, are one note.
    const key = texts.keyOf === text ? texts.key : newKey()
    type({ key, keyOf: text })
    setBusy(true)
    const saved = await post(`/leads/${documentId}/notes`, { key, text }, 'The note is not saved; your text is still here.')
    setBusy(false)
    if (!saved) return
    forget()
    say({ words: 'The note is in the timeline.' })
  }

  return (
    <Part aria-label="Note">
      <Textarea
        ref={area}
        aria-label="Note for the team"
        placeholder="Note for the team"
        dir="auto"
        maxLength={20_000}
        style={{ minHeight: '6rem', height: text ? '12rem' : '6rem' }}
        value={text}
        onChange={({ target }) => type({ text: target.value })}
        onKeyDown={({ ctrlKey, metaKey, key }) => {
          if ((ctrlKey || metaKey) && key === 'Enter' && text.trim() && !isBusy) save()
        }}
      />
      <Flex paddingTop={2}>
        <Action name="Save the note" run={save} variant="secondary" loading={isBusy} disabled={!text.trim()} />
      </Flex>
    </Part>
  )
}

export function Timeline({ lead: { timeline } }: { lead: OneLead }) {
  return (
    <ol>
      {timeline.map((entry) => (
        <li key={entry.id}>
          <When at={entry.at} by={entry.by} />
          <Typography
            tag="p"
            textColor={entry.state === 'failed' ? 'danger700' : 'neutral800'}
            style={{ overflowWrap: 'anywhere', textDecoration: entry.isUndone ? 'line-through' : 'none' }}
          >
            {headline(entry)}
          </Typography>
          {entry.of && <Small tone="neutral600">In the lead that was merged into this one</Small>}
          {entry.subject && <Typography fontWeight="bold">{entry.subject}</Typography>}
          {entry.text && <Words dir="auto">{entry.text}</Words>}
          {entry.also?.map(({ field, before, after }) => (
            <Typography key={field} tag="p" textColor="neutral600">
              {labels.get(field) ?? field}: {shown(field, before)} → {shown(field, after)}
            </Typography>
          ))}
        </li>
      ))}
    </ol>
  )
}

function When({ at, by }: { at: string; by: string | null }) {
  return <Small tone="neutral600">{[sydneyTime(new Date(at)), by].filter(Boolean).join(', ')}</Small>
}

const labels = new Map<string, string>(leadFields.map(({ name, label }) => [name, label]))
const states = {
  waiting: 'is on its way',
  sent: 'was sent',
  failed: 'could not be sent',
  held: 'was held back',
  skipped: 'was not sent',
  withdrawn: 'was not sent',
}
const mailSteps: Record<string, string> = { again: 'Sent the answer again', withdrawn: 'Discarded the answer' }

function headline({ kind, field, before, after, state, error, isUndone, to }: TimelineEntry): string {
  const end = `${error ? ` ${error}` : ''}${isUndone ? ' (taken back)' : ''}`
  const became = state ? ` ${states[state]}.` : ''
  switch (kind) {
    case 'received':
      return field
    case 'message':
      return `${field}${became}${end}`
    case 'answer':
      if (!state) return `Answered by ${channelOf(after)}${end}`
      return `Answer${to ? ` to ${to}` : ''} by ${channelOf(after)} ${state === 'held' ? 'goes out in a few seconds' : states[state]}.${end}`
    case 'mail':
      return mailSteps[field] ?? field
    case 'note':
      return 'Note'
    case 'undone':
      return 'Took back the change before'
    case 'merged':
      return field === 'apart' ? 'Unmerged from another lead' : 'Merged with another lead'
    case 'change':
      return `${labels.get(field) ?? field}: ${shown(field, before)} → ${shown(field, after)}${end}`
  }
}

/** “Email: Price list”, as it is stored, is “email (Price list)” in a sentence. */
function channelOf(after: string | null | undefined): string {
  const [channel = '', ...template] = (after ?? '').split(': ')
  const inSentence = channel === 'WhatsApp' ? channel : channel.toLowerCase()
  return template.length > 0 ? `${inSentence} (${template.join(': ')})` : inSentence
}

function shown(field: string, value: string | null | undefined): string {
  if (!value) return 'none'
  if (field === 'leadStatus') return statusName(value)
  if (field === 'quoteAmount') return `$${value}`
  return field === 'followUpOn' ? writtenDay(value) : value
}

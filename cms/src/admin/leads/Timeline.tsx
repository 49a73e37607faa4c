import { Typography } from '@strapi/design-system'
import { leadFields } from '../../leads/leadFields.ts'
import type { TimelineEntry } from '../../leads/leadViews.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { writtenDay } from '../shared/typedDay.ts'
import { Words } from './parts.tsx'
import { statusName } from './said.ts'

const labels = new Map<string, string>(leadFields.map(({ name, label }) => [name, label]))
const told: Record<string, string> = { notice: 'The team’s notice', receipt: 'The receipt to the visitor' }
const states: Record<string, string> = { waiting: 'is on its way', sent: 'was sent', failed: 'could not be sent', held: 'was held back' }

export function Timeline({ entries, receivedAt }: { entries: readonly TimelineEntry[]; receivedAt: string }) {
  return (
    <ol style={{ listStyle: 'none', display: 'grid', gap: '1.2rem' }}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {sydneyTime(new Date(entry.at))}
            {entry.by ? `, ${entry.by}` : ''}
          </Typography>
          <Typography
            tag="p"
            textColor={entry.state === 'failed' ? 'danger700' : 'neutral800'}
            style={{ overflowWrap: 'anywhere', textDecoration: entry.isUndone ? 'line-through' : 'none' }}
          >
            {headline(entry)}
          </Typography>
          {entry.subject && <Typography fontWeight="bold">{entry.subject}</Typography>}
          {entry.text && <Words dir="auto">{entry.text}</Words>}
        </li>
      ))}
      <li>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {sydneyTime(new Date(receivedAt))}
        </Typography>
        <Typography>Received</Typography>
      </li>
    </ol>
  )
}

function headline({ kind, field = '', before, after, state, error, isUndone }: TimelineEntry): string {
  const taken = isUndone ? ' (taken back)' : ''
  const why = error ? ` ${error}` : ''
  switch (kind) {
    case 'told':
      return `${told[field] ?? field} ${states[state ?? ''] ?? ''}.${why}`
    case 'answer':
      return state ? `${after}: the answer ${states[state] ?? state}.${why}${taken}` : `Answered. ${after}${taken}`
    case 'note':
      return 'Note'
    case 'undone':
      return 'Took back the change before'
    case 'merged':
      return field === 'apart' ? 'Taken apart from another lead' : 'Merged with another lead'
    default:
      return `${labels.get(field) ?? field}: ${shown(field, before)} → ${shown(field, after)}${taken}`
  }
}

function shown(field: string, value: string | null | undefined): string {
  if (!value) return 'none'
  if (field === 'leadStatus') return statusName(value)
  return field === 'followUpOn' ? writtenDay(value) : value
}

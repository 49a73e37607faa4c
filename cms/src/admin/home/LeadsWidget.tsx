import { Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import type { LeadSummary } from '../../leads/leadApi.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { sydneyClock, sydneyTime } from '../../time/sydneyTime.ts'
import { OldNote, useFetched } from '../shared/useFetched.tsx'
import { Notice } from '../site/parts.tsx'

const ALWAYS = ['Mine', 'Came today']
type Row = [label: string, count: number, query: string, warns?: 'warns']
const pause = () => MINUTE_MS
export const useSummary = () => useFetched<LeadSummary>('/leads/summary', null, pause)

export default function LeadsWidget() {
  const summary = useSummary()
  if (summary.state === 'loading') return <Widget.Loading />
  if (summary.state === 'failed') return <Widget.Error />
  const { newToday, overdue, suspected, followUps, storage, backups, retention, mine, ownersWhoLeft } = summary.data
  const counts: Row[] = [
    ['Mine', mine.open, 'view=mine'],
    ['Mine, due today or overdue', mine.due, `view=due&owner=${mine.id}`, 'warns'],
    ['Came today', newToday, `since=${sydneyClock(new Date()).day}`],
    ['Unanswered over a day', overdue, 'view=new&only=day&order=oldest', 'warns'],
    ['Follow up today', followUps.today, 'view=due&only=today'],
    ['Follow-up overdue', followUps.late, 'view=due&only=late', 'warns'],
    ...ownersWhoLeft.map(({ id, name, open }): Row => [`Open leads of ${name}, who has left`, open, `owner=${id}&only=open`, 'warns']),
    ['Suspected spam to look at', suspected, 'view=spam&only=unseen'],
  ]
  // On a phone rows of nought would push what waits out of sight.
  const shown = counts.filter(([label, count]) => count > 0 || ALWAYS.includes(label))
  return (
    <Flex direction="column" gap={2} alignItems="stretch">
      <OldNote of={summary} />
      {storage && <Notice tone="danger">{storage}</Notice>}
      {backups && <Notice tone="danger">{backups}</Notice>}
      {retention && <Notice tone="danger">{retention}</Notice>}
      {mine.given.map(({ documentId, person, by, at }) => (
        <Typography key={documentId} tag={Link} to={`/leads/${documentId}?view=mine`} textColor="primary700" fontWeight="bold">
          {by} gave you {person ?? 'a lead'}, {sydneyTime(new Date(at))}
        </Typography>
      ))}
      {shown.map(([label, count, query, warns]) => {
        const tone = warns && count > 0 ? 'danger700' : 'neutral800'
        return (
          <Flex
            key={label}
            tag={Link}
            to={`/leads?${query}`}
            background={warns && count > 0 ? 'danger100' : 'neutral100'}
            hasRadius
            gap={3}
            style={{ padding: '0.8rem 1.6rem', textDecoration: 'none' }}
          >
            <Typography variant="beta" textColor={tone} style={{ minWidth: '4rem', textAlign: 'right' }}>
              {count}
            </Typography>
            <Typography textColor={tone}>{label}</Typography>
          </Flex>
        )
      })}
    </Flex>
  )
}

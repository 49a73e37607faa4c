import { Button, Flex, Typography } from '@strapi/design-system'
import type { OneLead, OtherLead } from '../../leads/leadViews.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { Heading, Part, Words } from './parts.tsx'
import { statusName, useSay } from './said.ts'
import type { LeadActions } from './useLeadActions.ts'

type Props = { lead: OneLead; actions: LeadActions; open: (documentId: string) => void }

/** What else the same person sent, for a person to judge: put under this lead, or left as it is. */
export function OtherLeads({ lead, actions, open }: Props) {
  const say = useSay()
  const { documentId, others, merged, mergedInto, mayChange } = lead
  const mayMerge = mayChange.includes('leadStatus')

  async function apart(of: string) {
    const done = await actions.post(`/leads/${of}/take-apart`, {}, 'Not taken apart.')
    if (done) say({ tone: 'good', words: 'They are two leads again.' })
  }
  async function merge(other: string) {
    const done = await actions.post(`/leads/${documentId}/merge`, { other }, 'Not merged.')
    if (done) say({ tone: 'good', words: 'The two are one lead now.', undo: () => apart(other) })
  }

  if (!mergedInto && merged.length === 0 && (others?.count ?? 0) === 0) return null
  return (
    <Part aria-label="Other leads">
      {mergedInto && (
        <Flex gap={2} wrap="wrap" paddingBottom={3}>
          <Typography>This is part of another lead.</Typography>
          <Button size="S" variant="secondary" onClick={() => open(mergedInto)}>
            Open that lead
          </Button>
          {mayMerge && (
            <Button size="S" variant="tertiary" onClick={() => apart(documentId)}>
              Take it apart
            </Button>
          )}
        </Flex>
      )}
      {merged.length > 0 && <Heading>Also sent, merged into this lead</Heading>}
      {merged.map((other) => (
        <div key={other.documentId} style={{ paddingBottom: '1.2rem' }}>
          <Line other={other} />
          <Words dir="auto">{other.words ?? 'No message.'}</Words>
          {mayMerge && (
            <Button size="S" variant="tertiary" onClick={() => apart(other.documentId)}>
              Take it apart
            </Button>
          )}
        </div>
      ))}
      {others && others.count > 0 && (
        <>
          <Heading>Perhaps the same person</Heading>
          <ul style={{ listStyle: 'none', display: 'grid', gap: '0.8rem' }}>
            {others.leads.map((other) => (
              <li key={other.documentId}>
                <Line other={other} />
                <Flex gap={2} wrap="wrap">
                  <Button size="S" variant="tertiary" onClick={() => open(other.documentId)}>
                    Open
                  </Button>
                  {mayMerge && !mergedInto && (
                    <Button size="S" variant="tertiary" onClick={() => merge(other.documentId)}>
                      Merge into this lead
                    </Button>
                  )}
                </Flex>
              </li>
            ))}
          </ul>
          {others.count > others.leads.length && <Typography>And {others.count - others.leads.length} more.</Typography>}
        </>
      )}
    </Part>
  )
}

function Line({ other: { at, subject, leadStatus, same } }: { other: OtherLead }) {
  const why = same.length > 0 ? `same ${same.join(' and ')}, ` : ''
  return (
    <Typography textColor="neutral700" tag="p" style={{ overflowWrap: 'anywhere' }}>
      {sydneyTime(new Date(at))}: {why}
      {statusName(leadStatus)}
      {subject ? `, ${subject}` : ''}
    </Typography>
  )
}

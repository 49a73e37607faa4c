import { Button, Flex, Typography } from '@strapi/design-system'
import type { OneLead, OtherLead } from '../../leads/leadApi.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { useDesk } from './desk.tsx'
import { Part, statusName, Words } from './parts.tsx'

/** What else the same person sent, for a person to judge: put under this lead, or left as it is. */
export function OtherLeads({ lead, open }: { lead: OneLead; open: (documentId: string) => void }) {
  const { post, say, may } = useDesk()
  const { documentId, others, merged, mergedInto } = lead

  async function apart(of: string) {
    if (await post(`/leads/${of}/take-apart`, {}, 'Not taken apart.')) say('They are two leads again.')
  }
  async function merge(other: string) {
    const done = await post(`/leads/${documentId}/merge`, { other }, 'Not merged.')
    if (done) say('The two are one lead now.', () => apart(other))
  }
  const button = (words: string, right: string | null, press: () => unknown) =>
    (right === null || may(right)) && (
      <Button size="S" variant="tertiary" onClick={press}>
        {words}
      </Button>
    )

  if (!mergedInto && merged.length === 0 && others.count === 0) return null
  return (
    <Part aria-label="Other leads">
      {mergedInto && (
        <Flex gap={2} wrap="wrap" paddingBottom={3}>
          <Typography>This is part of another lead.</Typography>
          {button('Open that lead', null, () => open(mergedInto))}
          {button('Take it apart', CHANGE_LEADS, () => apart(documentId))}
        </Flex>
      )}
      {merged.length > 0 && (
        <>
          <Typography variant="delta" tag="h3">
            Also sent, merged into this lead
          </Typography>
          <ul>
            {merged.map((other) => (
              <li key={other.documentId}>
                <Line other={other} />
                <Words dir="auto">{other.words ?? 'No message.'}</Words>
                {button('Take it apart', CHANGE_LEADS, () => apart(other.documentId))}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.count > 0 && (
        <>
          <Typography variant="delta" tag="h3">
            Perhaps the same person
          </Typography>
          <ul>
            {others.leads.map((other) => (
              <li key={other.documentId}>
                <Line other={other} />
                <Flex gap={2} wrap="wrap">
                  {button('Open', null, () => open(other.documentId))}
                  {!mergedInto && button('Merge into this lead', CHANGE_LEADS, () => merge(other.documentId))}
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
  const why = same.length > 0 ? `same ${same.join(' and ')}` : ''
  return (
    <Typography textColor="neutral700" tag="p" style={{ overflowWrap: 'anywhere' }}>
      {sydneyTime(new Date(at))}: {[why, statusName(leadStatus), subject].filter(Boolean).join(', ')}
    </Typography>
  )
}

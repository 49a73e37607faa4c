import { Flex, Typography } from '@strapi/design-system'
import type { OneLead, OtherLead } from '../../leads/leadApi.ts'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { useDesk } from './desk.tsx'
import { Action, Part, statusName, Words } from './parts.tsx'

export function OtherLeads({ lead, open }: { lead: OneLead; open: (documentId: string) => void }) {
  const { post, say, may } = useDesk()
  const { documentId, others, merged, mergedInto } = lead

  const mayMerge = may(CHANGE_LEADS)

  async function apart(of: string) {
    if (await post(`/leads/${of}/take-apart`, {}, 'Not taken apart.')) say({ words: 'They are two leads again.' })
  }
  async function merge(other: string) {
    const done = await post(`/leads/${documentId}/merge`, { other }, 'Not merged.')
    if (done) say({ words: 'The two are one lead now.', undo: () => apart(other) })
  }

  if (!mergedInto && merged.length === 0 && others.count === 0) return null
  return (
    <Part aria-label="Other leads">
      {mergedInto && (
        <Flex gap={2} wrap="wrap" paddingBottom={3}>
          <Typography>This is part of another lead.</Typography>
          <Action name="Open that lead" run={() => open(mergedInto)} />
          {mayMerge && <Action name="Take it apart" run={() => apart(documentId)} />}
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
                {mayMerge && <Action name="Take it apart" run={() => apart(other.documentId)} />}
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
                  <Action name="Open" run={() => open(other.documentId)} />
                  {mayMerge && !mergedInto && <Action name="Merge into this lead" run={() => merge(other.documentId)} />}
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

import { Box, Flex, Typography } from '@strapi/design-system'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { HistoryEntry } from '../../history/historyEntry.ts'
import { leadFields } from '../../leads/leadFields.ts'
import type { RelatedLead } from '../../leads/relatedLead.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { leadPath } from '../shared/leadPaths.ts'
import { OldNote } from '../shared/OldNote.tsx'
import { useFetched } from '../shared/useFetched.ts'
import { LEADS_CHANGED } from '../shared/useRefresh.ts'
import { leadPanel } from './panel.ts'

const labels = new Map<string, string>([
  ...leadFields.map(({ name, label }): [string, string] => [name, label]),
  ['answer', 'Answer opened'],
])

export const HistoryPanel = leadPanel('History', (lead, documentId) => <History documentId={documentId} savedAt={lead.updatedAt} />)

function History({ documentId, savedAt }: { documentId: string; savedAt: string | undefined }) {
  const context = useLeadContext(documentId, savedAt)
  if (context.state === 'loading') return <Typography textColor="neutral600">Loading</Typography>
  if (context.state === 'failed') return <Typography textColor="danger700">The history could not be read.</Typography>
  const { changes } = context.data
  return (
    <>
      <OldNote of={context} />
      {changes.length === 0 && <Typography textColor="neutral600">No one has changed this lead.</Typography>}
      <Box tag="ol" width="100%" maxHeight="24rem" overflow="auto">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </Box>
    </>
  )
}

function Change({ change }: { change: HistoryEntry }) {
  const { at, by, field, before, after } = change
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" paddingBottom={3}>
      <Typography variant="pi" textColor="neutral600">
        {sydneyTime(new Date(at))}, {by}
      </Typography>
      <Typography style={{ overflowWrap: 'anywhere' }}>
        {labels.get(field) ?? field}: {field === 'answer' ? after : `${before ?? '(empty)'} → ${after ?? '(empty)'}`}
      </Typography>
    </Flex>
  )
}

type ReadableLead = Omit<RelatedLead, 'leadStatus'> & { leadStatus: string | null }
type LeadContext = {
  changes: HistoryEntry[]
  /** Null where the role may not read by what two leads are of one person. */
  samePerson: { count: number; leads: ReadableLead[] } | null
}

/** Asked again after each save, and after what others did became known. */
function useLeadContext(documentId: string, savedAt: string | undefined) {
  const context = useFetched<LeadContext>(`/leads/${documentId}/context`, savedAt)
  const { reload } = context
  useEffect(() => {
    window.addEventListener(LEADS_CHANGED, reload)
    return () => window.removeEventListener(LEADS_CHANGED, reload)
  }, [reload])
  return context
}

export const SamePersonPanel = leadPanel('Perhaps the same person', (_lead, documentId) => <SamePerson documentId={documentId} />)

function SamePerson({ documentId }: { documentId: string }) {
  const context = useLeadContext(documentId, undefined)
  if (context.state !== 'ready')
    return <Typography textColor="neutral600">{context.state === 'failed' ? 'Could not be read.' : 'Loading'}</Typography>
  const { samePerson } = context.data
  if (!samePerson) return <Typography textColor="neutral600">Your role does not show this.</Typography>
  const { count, leads } = samePerson
  return (
    <Box width="100%">
      <OldNote of={context} />
      {count === 0 ? (
        <Typography textColor="neutral600">No other lead.</Typography>
      ) : (
        <Typography fontWeight="bold">{count === 1 ? '1 other lead' : `${count} other leads`}</Typography>
      )}
      <Box tag="ul" paddingTop={2}>
        {leads.map((lead) => (
          <Box tag="li" key={lead.documentId} paddingBottom={2}>
            <Typography tag={Link} to={leadPath(lead.documentId)} textColor="primary600">
              Also sent “{lead.subject ?? '(no subject)'}” on {sydneyTime(new Date(lead.at))} {lead.leadStatus && `(${lead.leadStatus})`}
            </Typography>
            <Typography variant="pi" tag="p" textColor="neutral600">
              Same {lead.same.join(', ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

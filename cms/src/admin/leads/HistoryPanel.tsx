import { Box, Flex, Typography } from '@strapi/design-system'
import { leadFields } from '../../leads/leadFields.ts'
import { sydneyTime } from '../../sydneyTime.ts'
import { type LeadContext, useLeadContext } from './context.ts'
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
  if (context.data.changes.length === 0) return <Typography textColor="neutral600">No one has changed this lead.</Typography>
  return (
    <Box tag="ol" width="100%" maxHeight="24rem" overflow="auto">
      {context.data.changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </Box>
  )
}

function Change({ change }: { change: LeadContext['changes'][number] }) {
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

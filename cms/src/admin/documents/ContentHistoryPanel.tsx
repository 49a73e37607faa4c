import { Box, Flex, Typography } from '@strapi/design-system'
import type { HistoryEntry } from '../../history/historyEntry.ts'
import { contentTypeOf } from '../../ownersContent/contentTypes.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { OldNote, useFetched } from '../shared/useFetched.tsx'

type PanelProps = { model: string; document?: { documentId?: string; updatedAt?: string }; documentId?: string }

const LONGEST_SHOWN = 300

export function ContentHistoryPanel({ model, document, documentId }: PanelProps) {
  const id = documentId ?? document?.documentId
  if (!contentTypeOf(model) || !document || !id) return null
  return { title: 'History', content: <History documentId={id} savedAt={document.updatedAt} /> }
}

function History({ documentId, savedAt }: { documentId: string; savedAt: string | undefined }) {
  const fetched = useFetched<HistoryEntry[]>(`/site/history/${documentId}`, savedAt)
  if (fetched.state === 'loading') return <Typography textColor="neutral600">Loading</Typography>
  if (fetched.state === 'failed') return <Typography textColor="danger700">The history could not be read.</Typography>
  return (
    <>
      <OldNote of={fetched} />
      {fetched.data.length === 0 && <Typography textColor="neutral600">No one has changed this yet.</Typography>}
      <Box tag="ol" width="100%" maxHeight="24rem" overflow="auto">
        {fetched.data.map(({ id, at, by, field, before, after }) => (
          <Flex tag="li" direction="column" alignItems="flex-start" paddingBottom={3} key={id}>
            <Typography variant="pi" textColor="neutral600">
              {sydneyTime(new Date(at))}, {by}
            </Typography>
            <Typography style={{ overflowWrap: 'anywhere' }}>
              {before === null && after === null ? field : `${field}: ${short(before)} → ${short(after)}`}
            </Typography>
          </Flex>
        ))}
      </Box>
    </>
  )
}

function short(value: string | null): string {
  if (value === null) return '(empty)'
  return value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}… (${value.length.toLocaleString('en-AU')} characters)` : value
}

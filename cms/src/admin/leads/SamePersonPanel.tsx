import { Box, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { sydneyTime } from '../../sydneyTime.ts'
import { leadPath } from '../shared/leadPaths.ts'
import { useLeadContext } from './context.ts'
import { leadPanel } from './panel.ts'

export const SamePersonPanel = leadPanel('Same person', (_lead, documentId) => <SamePerson documentId={documentId} />)

function SamePerson({ documentId }: { documentId: string }) {
  const context = useLeadContext(documentId, undefined)
  if (context.state !== 'ready')
    return <Typography textColor="neutral600">{context.state === 'failed' ? 'Could not be read.' : 'Loading'}</Typography>
  const { count, leads } = context.data.samePerson
  if (count === 0) return <Typography textColor="neutral600">No other lead.</Typography>
  return (
    <Box width="100%">
      <Typography fontWeight="bold">{count === 1 ? '1 other lead' : `${count} other leads`}</Typography>
      <Box tag="ul" paddingTop={2}>
        {leads.map((lead) => (
          <Box tag="li" key={lead.documentId} paddingBottom={2}>
            <Typography tag={Link} to={leadPath(lead.documentId)} textColor="primary600">
              {sydneyTime(new Date(lead.at))}: {lead.subject ?? '(no subject)'} ({lead.leadStatus})
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { sydneyClock } from '../../time/sydneyTime.ts'
import { listPath } from '../shared/leadPaths.ts'
import { OldNote } from '../shared/OldNote.tsx'
import { useSummary } from './summary.ts'

export default function LeadsWidget() {
  const summary = useSummary()
  if (summary.state === 'loading') return <Widget.Loading />
  if (summary.state === 'failed') return <Widget.Error />
  const { newToday, overdue, suspected, followUps, storage, backups } = summary.data
  const today = sydneyClock(new Date()).day

  return (
    <Flex direction="column" gap={2} alignItems="stretch">
      <OldNote of={summary} />
      {storage && (
        <Box background="danger100" padding={4} hasRadius width="100%">
          <Typography textColor="danger700">{storage}</Typography>
        </Box>
      )}
      {backups && (
        <Box background="warning100" padding={4} hasRadius width="100%">
          <Typography textColor="warning700">{backups}</Typography>
        </Box>
      )}
      <Count value={newToday} label="New today" to={listPath({ since: today })} />
      <Count value={overdue} label="Waiting over a day" to={listPath({ view: 'new', only: 'day', order: 'oldest' })} warns />
      <Count value={followUps?.today ?? null} label="Follow up today" to={listPath({ view: 'due' })} />
      <Count value={followUps?.late ?? null} label="Follow-up overdue" to={listPath({ view: 'due' })} warns />
      <Count value={suspected} label="Suspected spam to look at" to={listPath({ view: 'spam', only: 'unseen' })} />
    </Flex>
  )
}

/** @property warns when it is above zero */
type CountProps = { value: number | null; label: string; to: string; warns?: boolean }

function Count({ value, label, to, warns: mayWarn = false }: CountProps) {
  if (value === null) return null
  const warns = mayWarn && value > 0
  return (
    <Flex
      tag={Link}
      to={to}
      background={warns ? 'danger100' : 'neutral100'}
      hasRadius
      gap={3}
      paddingTop={2}
      paddingBottom={2}
      paddingLeft={4}
      paddingRight={4}
      style={{ textDecoration: 'none' }}
    >
      <Typography variant="beta" textColor={warns ? 'danger700' : 'neutral900'} style={{ minWidth: '4rem', textAlign: 'right' }}>
        {value}
      </Typography>
      <Typography textColor={warns ? 'danger700' : 'neutral700'}>{label}</Typography>
    </Flex>
  )
}

import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { startOfSydneyDay } from '../../sydneyTime.ts'
import { listPath } from '../shared/leadPaths.ts'
import { useSummary } from './summary.ts'

const DAY_MS = 86_400_000

export default function LeadsWidget() {
  const summary = useSummary()
  if (summary.state === 'loading') return <Widget.Loading />
  if (summary.state === 'failed') return <Widget.Error />
  const { newToday, overdue, spamToday, storage } = summary.data
  const today = startOfSydneyDay(new Date()).toISOString()
  const yesterday = new Date(Date.now() - DAY_MS).toISOString()
  const noSpam = { leadStatus: { $ne: 'spam' } }

  return (
    <Flex gap={4} wrap="wrap" alignItems="stretch">
      {storage && (
        <Box background="danger100" padding={4} hasRadius width="100%">
          <Typography textColor="danger700">{storage}</Typography>
        </Box>
      )}
      <Count value={newToday} label="New today" to={listPath({ createdAt: { $gte: today } }, noSpam)} />
      <Count
        value={overdue}
        label="Waiting over a day"
        to={listPath({ leadStatus: { $eq: 'new' } }, { createdAt: { $lt: yesterday } })}
        warns={overdue > 0}
      />
      <Count
        value={spamToday}
        label="Suspected spam today"
        to={listPath({ createdAt: { $gte: today } }, { leadStatus: { $eq: 'spam' } })}
      />
    </Flex>
  )
}

type CountProps = { value: number; label: string; to: string; warns?: boolean }

function Count({ value, label, to, warns = false }: CountProps) {
  return (
    <Box
      tag={Link}
      to={to}
      background={warns ? 'danger100' : 'neutral100'}
      hasRadius
      padding={4}
      minWidth="12rem"
      style={{ flex: 1, textDecoration: 'none' }}
    >
      <Typography variant="alpha" tag="p" textColor={warns ? 'danger700' : 'neutral900'}>
        {value}
      </Typography>
      <Typography textColor={warns ? 'danger700' : 'neutral700'}>{label}</Typography>
    </Box>
  )
}

import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useAuth, Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { CHANGE_LEADS } from '../../leads/rights.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { OldNote } from '../shared/useFetched.tsx'
import { Notice } from '../site/parts.tsx'
import { usePresses } from '../site/siteState.ts'
import { useSummary } from './LeadsWidget.tsx'

export default function NoticesWidget() {
  const summary = useSummary()
  const { busy, refusal, send } = usePresses(summary.reload)
  const mayRetry = useAuth('Notices', ({ permissions }) => permissions.some(({ action }) => action === CHANGE_LEADS))
  if (summary.state === 'loading') return <Widget.Loading />
  if (summary.state === 'failed') return <Widget.Error />
  const { unsent, unsentLeads, webhookFailed, problem, receiptsHeld, answersUnsent } = summary.data
  const isOn = summary.data.notices === 'on'
  const { waiting, failed } = isOn ? unsent : { waiting: 0, failed: 0 }
  const givenUp = [
    failed > 0 && `${failed} given up`,
    webhookFailed > 0 && `${webhookFailed} ${webhookFailed === 1 ? 'call' : 'calls'} of the webhook given up`,
  ].filter((words) => words !== false)
  const isAllSent = waiting + answersUnsent.length + givenUp.length === 0

  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <OldNote of={summary} />
      {!isOn && (
        <Notice tone="warning">
          <b>Notices are off.</b> No one is mailed about new leads, so look here daily. To turn notices on, ask whoever looks after the
          server to set SMTP_HOST.
        </Notice>
      )}
      {isOn && isAllSent && <Typography textColor="success700">Every notice was sent.</Typography>}
      {waiting > 0 && <Typography>{waiting} not sent yet</Typography>}
      {givenUp.map((words) => (
        <Typography key={words} textColor="danger700" fontWeight="bold">
          {words}
        </Typography>
      ))}
      {answersUnsent.map(({ documentId, revision, person, at, state, error }) => (
        <Typography key={`${documentId} ${revision}`} tag={Link} to={`/leads/${documentId}`} textColor="danger700" fontWeight="bold">
          The answer to {person ?? 'a client'} of {sydneyTime(new Date(at))} {state === 'failed' ? 'could not be sent' : 'has not left yet'}
          {error ? `: ${error}` : ''}
        </Typography>
      ))}
      {mayRetry && givenUp.length > 0 && (
        <Button variant="secondary" size="S" loading={busy} onClick={() => send('/leads/retry-messages')}>
          Send again
        </Button>
      )}
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {isOn && unsentLeads.length > 0 && (
        <Box tag="ul" aria-label="Leads without a notice">
          {unsentLeads.map(({ documentId, at }) => (
            <li key={documentId}>
              <Typography tag={Link} to={`/leads/${documentId}`} textColor="primary600">
                The lead of {sydneyTime(new Date(at))}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {receiptsHeld > 0 && (
        <Typography textColor="neutral800">
          {receiptsHeld} {receiptsHeld === 1 ? 'visitor' : 'visitors'} got no receipt in the last day: more than 30 in an hour, or 10 to one
          domain, would look like abuse.
        </Typography>
      )}
      {problem && (isOn || !isAllSent) && <Typography textColor="neutral700">Last problem: {problem}</Typography>}
    </Flex>
  )
}

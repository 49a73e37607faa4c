import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification, Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { leadPath } from '../shared/leadPaths.ts'
import { OldNote } from '../shared/OldNote.tsx'
import { useSummary } from './summary.ts'

export default function NoticesWidget() {
  const summary = useSummary()
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  if (summary.state === 'loading') return <Widget.Loading />
  if (summary.state === 'failed') return <Widget.Error />
  const { notices, unsent, unsentLeads, webhookFailed, problem, receiptsHeld, answersFailed } = summary.data
  if (!unsent || !unsentLeads || webhookFailed === null) return <Widget.NoPermissions />
  const mailed = notices === 'on' ? unsent : { waiting: 0, failed: 0 }
  const failed = answersFailed ?? []
  const givenUp = mailed.failed + webhookFailed + failed.length

  async function retry() {
    try {
      await post('/leads/retry-notices')
    } catch {
      toggleNotification({ type: 'danger', message: 'The notices could not be queued again. Check your connection, then try again.' })
    }
    summary.reload()
  }

  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <OldNote of={summary} />
      {notices === 'off' && <NoticesOff />}
      {notices === 'on' && mailed.waiting + givenUp === 0 && <Typography textColor="success700">Every notice was sent.</Typography>}
      {mailed.waiting > 0 && <Typography>{mailed.waiting} not sent yet</Typography>}
      {givenUp > 0 && (
        <Flex gap={3} wrap="wrap">
          {mailed.failed > 0 && (
            <Typography textColor="danger700" fontWeight="bold">
              {mailed.failed} given up
            </Typography>
          )}
          {webhookFailed > 0 && (
            <Typography textColor="danger700" fontWeight="bold">
              {webhookFailed} {webhookFailed === 1 ? 'call' : 'calls'} of the webhook given up
            </Typography>
          )}
          {failed.map((documentId) => (
            <Typography key={documentId} tag={Link} to={leadPath(documentId)} textColor="danger700" fontWeight="bold">
              An answer could not be sent
            </Typography>
          ))}
          <Button variant="secondary" size="S" onClick={retry}>
            Send again
          </Button>
        </Flex>
      )}
      {notices === 'on' && unsentLeads.length > 0 && (
        <Box tag="ul" aria-label="Leads without a notice">
          {unsentLeads.map(({ documentId, at }) => (
            <li key={documentId}>
              <Typography tag={Link} to={leadPath(documentId)} textColor="primary600">
                The lead of {sydneyTime(new Date(at))}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {receiptsHeld !== null && receiptsHeld > 0 && (
        <Typography textColor="warning700">
          {receiptsHeld} {receiptsHeld === 1 ? 'visitor' : 'visitors'} got no receipt in the last day: more than 30 in an hour, or 10 to one
          domain, would look like abuse.
        </Typography>
      )}
      {problem && (notices === 'on' || givenUp > 0) && <Typography textColor="neutral700">Last problem: {problem}</Typography>}
    </Flex>
  )
}

function NoticesOff() {
  return (
    <Box background="warning100" padding={4} hasRadius>
      <Typography tag="p" fontWeight="bold" textColor="warning700">
        Notices are off
      </Typography>
      <Typography textColor="warning700">
        No one is mailed about new leads, so look here daily. To turn notices on, set SMTP_HOST on the server.
      </Typography>
    </Box>
  )
}

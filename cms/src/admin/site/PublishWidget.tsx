import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { OldNote } from '../shared/OldNote.tsx'
import { Notice } from './Notice.tsx'
import { useSiteState } from './siteState.ts'
import { usePublish } from './usePublish.ts'
import { inSydney, OFF, progress, WHAT } from './words.ts'

const MOST_NAMED = 6

export default function PublishWidget() {
  const fetched = useSiteState()
  const { busy, refusal, publish } = usePublish(fetched.reload)
  if (fetched.state === 'loading') return <Widget.Loading />
  if (fetched.state === 'failed') return <Widget.Error />
  const site = fetched.data
  const ready = site.changes.filter(({ problems, scheduledFor }) => problems.length === 0 && !scheduledFor)
  const told = !site.isOn ? { tone: 'warning' as const, words: OFF } : progress(site)

  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Notice tone={told.tone}>{told.words}</Notice>
      <OldNote of={fetched} />
      {site.changes.length === 0 && <Typography>Nothing has changed since the last time.</Typography>}
      <Box tag="ul">
        {site.changes.slice(0, MOST_NAMED).map(({ documentId, what, name, problems, scheduledFor }) => (
          <Typography tag="li" key={documentId} style={{ overflowWrap: 'anywhere' }}>
            {WHAT[what]}: {name}
            {problems.length > 0 ? ' (has mistakes, stays back)' : ''}
            {scheduledFor ? `, goes live ${inSydney(scheduledFor)}` : ''}
          </Typography>
        ))}
      </Box>
      {site.changes.length > MOST_NAMED && <Typography>and {site.changes.length - MOST_NAMED} more</Typography>}
      {refusal && (
        <Notice tone="danger">{refusal.problems.map(({ name, message }) => `${name}: ${message}`).join(' ') || refusal.message}</Notice>
      )}
      <Flex gap={4} wrap="wrap">
        {ready.length > 0 && site.isOn && (
          <Button loading={busy} onClick={() => publish(site.base, ready)}>
            Publish {ready.length === 1 ? 'one change' : `${ready.length} changes`}
          </Button>
        )}
        <Typography tag={Link} to="/site" textColor="primary700">
          Choose, preview, bring back
        </Typography>
      </Flex>
    </Flex>
  )
}

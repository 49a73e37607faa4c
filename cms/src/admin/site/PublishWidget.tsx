import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { OldNote } from '../shared/OldNote.tsx'
import { Notice } from './parts.tsx'
import { isReady, usePresses, useSiteState } from './siteState.ts'
import { inSydney, progress, publishWords, WHAT } from './siteWords.ts'

const MOST_NAMED = 6

export default function PublishWidget() {
  const fetched = useSiteState()
  const { busy, refusal, publish } = usePresses(fetched.reload)
  if (fetched.state === 'loading') return <Widget.Loading />
  if (fetched.state === 'failed') return <Widget.Error />
  const site = fetched.data
  const ready = site.changes.filter(isReady)
  const { tone, words } = progress(site)

  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Notice tone={tone}>{words}</Notice>
      <OldNote of={fetched} />
      {site.changes.length === 0 && <Typography>Nothing has changed since the last time.</Typography>}
      <Box tag="ul">
        {site.changes.slice(0, MOST_NAMED).map(({ documentId, what, name, mistakes, scheduledFor, isTakenBack }) => (
          <Typography tag="li" key={documentId} style={{ overflowWrap: 'anywhere' }}>
            {WHAT[what]}: {name}
            {mistakes.length > 0 ? ' (has mistakes, stays back)' : isTakenBack ? ' (taken back, stays back)' : ''}
            {scheduledFor ? `, goes live ${inSydney(scheduledFor)}` : ''}
          </Typography>
        ))}
      </Box>
      {site.changes.length > MOST_NAMED && <Typography>and {site.changes.length - MOST_NAMED} more</Typography>}
      {refusal && (
        <Notice tone="danger">{refusal.mistakes.map(({ name, message }) => `${name}: ${message}`).join(' ') || refusal.message}</Notice>
      )}
      <Flex gap={4} wrap="wrap">
        {ready.length > 0 && site.isOn && (
          <Button loading={busy} onClick={() => publish(site.base, ready)}>
            {publishWords(ready.length)}
          </Button>
        )}
        <Typography tag={Link} to="/site" textColor="primary700">
          Choose, preview, bring back
        </Typography>
      </Flex>
    </Flex>
  )
}

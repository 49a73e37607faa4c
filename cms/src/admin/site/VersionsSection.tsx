import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Notice } from './Notice.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { Section } from './Section.tsx'
import type { SiteState, Version } from './siteState.ts'
import { usePublish } from './usePublish.ts'
import { versionWords } from './words.ts'

const MOST_NAMED = 4

export function VersionsSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { busy, refusal, send } = usePublish(reload)
  const shown = site.versions.filter(({ state }) => state !== 'cancelled')
  return (
    <Section title="Versions">
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {shown.length === 0 ? (
        <Typography>None yet.</Typography>
      ) : (
        <Typography variant="pi">Bring back leaves out each review that is no longer under Reviews in the same words.</Typography>
      )}
      <Box tag="ol" width="100%">
        {shown.map((version) => (
          <Box
            tag="li"
            key={version.id}
            paddingTop={3}
            paddingBottom={3}
            borderColor="neutral150"
            borderStyle="solid"
            borderWidth="1px 0 0 0"
          >
            <Row version={version} site={site} busy={busy} send={send} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

type RowProps = { version: Version; site: SiteState; busy: boolean; send: (path: string) => Promise<boolean> }

function Row({ version, site, busy, send }: RowProps) {
  const { id, number, state, by, changes, problem } = version
  const isCurrent = state === 'live' && number === site.live
  const named = changes.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = changes.length - named.length
  return (
    <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
      <Box style={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="bold">
          {number === null ? 'Scheduled' : `Version ${number}`}
          {isCurrent ? ' (on the site now)' : ''}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral700">
          {by}: {versionWords(version)}
        </Typography>
        <Typography tag="p" textColor="neutral800">
          {named.join(', ')}
          {more > 0 ? ` and ${more} more` : ''}
        </Typography>
        {problem && (
          <Typography tag="p" textColor="danger700">
            {problem.sentence}
          </Typography>
        )}
        {problem && problem.details.length > 0 && (
          <Box tag="details">
            <Typography tag="summary" variant="pi">
              For whoever helps you
            </Typography>
            <Box tag="pre" style={{ whiteSpace: 'pre-wrap', fontSize: '1.2rem' }}>
              {problem.details.join('\n')}
            </Box>
          </Box>
        )}
      </Box>
      <Flex gap={2} wrap="wrap" alignItems="flex-start">
        {state === 'scheduled' && (
          <Button variant="danger-light" loading={busy} onClick={() => send(`/site/versions/${id}/cancel`)}>
            Cancel
          </Button>
        )}
        {site.canPreview && (state === 'scheduled' || number !== null) && <PreviewButton version={id} label="Look" />}
        {number !== null && !isCurrent && (
          <Button variant="tertiary" loading={busy} disabled={site.way === 'off'} onClick={() => send(`/site/versions/${id}/bring-back`)}>
            Bring back
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

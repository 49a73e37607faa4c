import { Box, Button, Dialog, Flex, Typography } from '@strapi/design-system'
import type { ShownVersion, SiteState } from '../../ownersContent/siteAnswers.ts'
import { Notice } from './Notice.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { Section } from './Section.tsx'
import { usePublish } from './usePublish.ts'
import { inSydney, versionWords } from './words.ts'

const MOST_NAMED = 4

export function VersionsSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { busy, refusal, send } = usePublish(reload)
  return (
    <Section title="Versions">
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {site.versions.length === 0 ? (
        <Typography>None yet.</Typography>
      ) : (
        <Typography variant="pi">
          What is scheduled, and the last 30. Bring back leaves out each review that is no longer under Reviews in the same words.
        </Typography>
      )}
      <Box tag="ol" width="100%">
        {site.versions.map((version) => (
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

type RowProps = { version: ShownVersion; site: SiteState; busy: boolean; send: (path: string) => Promise<boolean> }

function Row({ version, site, busy, send }: RowProps) {
  const { id, number, state, dueAt, by, changes, problem } = version
  const it = number === null ? `what goes live ${dueAt === null ? 'later' : inSydney(dueAt)}` : `version ${number}`
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
          <Button variant="danger-light" loading={busy} aria-label={`Cancel ${it}`} onClick={() => send(`/site/versions/${id}/cancel`)}>
            Cancel
          </Button>
        )}
        {site.canPreview && (state === 'scheduled' || number !== null) && <PreviewButton version={id} label="Look" of={it} />}
        {number !== null && !isCurrent && (
          <BringBack it={it} busy={busy} disabled={!site.isOn} onConfirm={() => send(`/site/versions/${id}/bring-back`)} />
        )}
      </Flex>
    </Flex>
  )
}

type BringBackProps = { it: string; busy: boolean; disabled: boolean; onConfirm: () => void }

/** Visitors see the result at once, and the buttons are close together on a phone. */
function BringBack({ it, busy, disabled, onConfirm }: BringBackProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" loading={busy} disabled={disabled} aria-label={`Bring back ${it}`}>
          Bring back
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{`Bring back ${it}?`}</Dialog.Header>
        <Dialog.Body>The site shows it again, under a new number. Your drafts stay as they are.</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Not now
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={onConfirm}>
              Bring back
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

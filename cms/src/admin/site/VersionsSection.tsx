import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { ShownVersion, SiteState } from '../../ownersContent/siteAnswers.ts'
import { Comparison } from './Comparison.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { Confirmed, Notice, Quiet, Section } from './parts.tsx'
import { usePresses } from './siteState.ts'
import { inSydney, namesOf, versionWords } from './siteWords.ts'

export function VersionsSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { busy, refusal, send } = usePresses(reload)
  return (
    <Section title="Versions">
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {site.versions.length === 0 ? (
        <Typography>None yet.</Typography>
      ) : (
        <Quiet>
          What is scheduled, and the last 30. Compare shows what differs, and brings back one thing alone. A review comes back only while
          Reviews has it in the same words.
        </Quiet>
      )}
      <Box tag="ol" width="100%">
        {site.versions.map((version) => (
          <Row key={version.id} version={version} site={site} busy={busy} send={send} />
        ))}
      </Box>
    </Section>
  )
}

type RowProps = { version: ShownVersion; site: SiteState; busy: boolean; send: (path: string, body?: object) => Promise<boolean> }

function Row({ version, site, busy, send }: RowProps) {
  const { id, number, state, dueAt, by, failure, broughtBack } = version
  const it = number === null ? `what goes live ${dueAt === null ? 'later' : inSydney(dueAt)}` : `version ${number}`
  const [isCompared, setIsCompared] = useState(false)
  const isCurrent = state === 'live' && number === site.live
  return (
    <Flex
      tag="li"
      justifyContent="space-between"
      alignItems="flex-start"
      gap={4}
      wrap="wrap"
      paddingTop={3}
      paddingBottom={3}
      borderColor="neutral150"
      borderStyle="solid"
      borderWidth="1px 0 0 0"
    >
      <Box style={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="bold">
          {number === null ? 'Scheduled' : `Version ${number}`}
          {broughtBack === null ? '' : `, with the content of version ${broughtBack}`}
          {isCurrent ? ' (on the site now)' : ''}
        </Typography>
        <Quiet>
          {by}: {versionWords(version)}
        </Quiet>
        <Typography tag="p" textColor="neutral800">
          {namesOf(version)}
        </Typography>
        {failure && <Typography textColor="danger700">{failure.sentence}</Typography>}
        {failure && failure.details.length > 0 && (
          <details>
            <Typography tag="summary" variant="pi">
              For whoever helps you
            </Typography>
            <pre style={{ whiteSpace: 'pre-wrap', fontSize: '1.2rem' }}>{failure.details.join('\n')}</pre>
          </details>
        )}
      </Box>
      <Flex gap={2} wrap="wrap" alignItems="flex-start">
        {state === 'scheduled' && (
          <Button variant="danger-light" loading={busy} aria-label={`Cancel ${it}`} onClick={() => send(`/site/versions/${id}/cancel`)}>
            Cancel
          </Button>
        )}
        {site.canPreview && (state === 'scheduled' || number !== null) && <PreviewButton version={id} label="Look" of={it} />}
        {!isCurrent && (number !== null || state === 'scheduled') && (
          <Button
            variant="secondary"
            size="S"
            aria-expanded={isCompared}
            aria-label={`Compare ${it} with the site`}
            onClick={() => setIsCompared(!isCompared)}
          >
            Compare
          </Button>
        )}
        {number !== null && !isCurrent && state !== 'failed' && (
          <Confirmed
            label="Bring back"
            of={it}
            question={`Bring back ${it}?`}
            busy={busy}
            disabled={!site.isOn}
            onConfirm={() => send(`/site/versions/${id}/bring-back`)}
          >
            The site shows all of it again, under a new number. Your drafts stay as they are.
          </Confirmed>
        )}
      </Flex>
      {isCompared && (
        <Comparison
          version={{ id, name: it, isBroughtBack: number !== null && state !== 'failed' }}
          site={site}
          busy={busy}
          onBringBack={(documentId) => send(`/site/versions/${id}/bring-some-back`, { base: site.base, chosen: [documentId] })}
        />
      )}
    </Flex>
  )
}

import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { ShownText, SiteState } from '../../ownersContent/siteAnswers.ts'
import { dropText, saveText } from '../words/textSaves.ts'
import { Differences } from './Differences.tsx'
import { inGroups } from './inGroups.ts'
import { Notice, Quiet, Section } from './parts.tsx'
import { usePresses } from './siteState.ts'
import { wordsPath } from './siteWords.ts'

export function TextsSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { refusal, run } = usePresses(reload)
  // What waits is in the list above, with what it was.
  const waits = new Set(site.changes.map(({ documentId }) => documentId))
  const texts = site.texts.filter(({ documentId, is, leftOut }) => !waits.has(documentId) || is !== undefined || leftOut !== null)
  if (texts.length === 0) return null
  return (
    <Section title="Your words">
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {inGroups(texts).map(([page, those]) => (
        <Box key={page} width="100%">
          <Typography tag="h3" fontWeight="bold" paddingBottom={2}>
            {page}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
            {those.map((text) => (
              <Text
                key={text.documentId}
                text={text}
                site={site}
                onDrop={() => run(() => dropText(text.documentId))}
                onKeep={(was) => run(() => saveText({ ...text, was }, text.now))}
              />
            ))}
          </Flex>
        </Box>
      ))}
    </Section>
  )
}

function stateOf({ documentId, isLeaving, isPublished, is, leftOut }: ShownText, { published }: SiteState): string {
  if (isLeaving) return 'Leaves with the next publish'
  if (!isPublished) return 'Not published yet'
  if (is !== undefined || leftOut !== null) return 'Published, not shown'
  return published.some((each) => each.documentId === documentId && each.isLive) ? 'On the site' : 'Published, not on the site yet'
}

type Props = { text: ShownText; site: SiteState; onDrop: () => void; onKeep: (was: string) => void }

function Text({ text, site, onDrop, onKeep }: Props) {
  const { was, now, is, isLeaving, leftOut } = text
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} style={{ overflowWrap: 'anywhere' }}>
      <Differences
        differences={[
          {
            label: stateOf(text, site),
            before: was,
            after: now,
          },
        ]}
        before="The site’s own words"
        after="Yours"
      />
      {typeof is === 'string' && <Words name="This release says" words={is} />}
      {typeof is === 'string' && <Quiet tone="danger700">Visitors read the release’s words until you choose.</Quiet>}
      {is === null && <Quiet tone="danger700">This release has no such text any more, so nothing is shown.</Quiet>}
      {leftOut && <Quiet tone="danger700">Not shown: {leftOut}</Quiet>}
      {!isLeaving && (
        <Flex gap={2} wrap="wrap">
          {typeof is === 'string' && (
            <Button variant="secondary" aria-label={`Keep mine: ${now}`} onClick={() => onKeep(is)}>
              Keep mine
            </Button>
          )}
          {is === undefined && (
            <Typography tag={Link} to={wordsPath(text)} textColor="primary700" aria-label={`Change: ${now}`}>
              Change
            </Typography>
          )}
          <Button variant="danger-light" aria-label={`${dropWords(is)}: ${now}`} onClick={onDrop}>
            {dropWords(is)}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

function dropWords(is: ShownText['is']): string {
  if (is === null) return 'Discard'
  return is === undefined ? 'Use the site’s own words' : 'Take the release’s'
}

function Words({ name, words }: { name: string; words: string }) {
  return (
    <Typography tag="p">
      <b>{name}:</b> {words}
    </Typography>
  )
}

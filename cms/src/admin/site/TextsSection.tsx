import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ShownText, SiteState } from '../../ownersContent/siteAnswers.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { Notice } from './Notice.tsx'
import { Section } from './Section.tsx'
import { dropText, saveText } from './textSaves.ts'

/** Every text of the site that the owner has written again: what it was, what it is, and what a release says now. */
export function TextsSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const [fault, setFault] = useState<string | null>(null)

  async function run(work: () => Promise<string | null>) {
    setFault(await work().catch(reasonOf))
    reload()
  }

  if (site.texts.length === 0) return null
  return (
    <Section title="Your words">
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Box tag="ul" width="100%">
        {site.texts.map((text) => (
          <Box tag="li" key={text.documentId} paddingBottom={4} style={{ overflowWrap: 'anywhere' }}>
            <Text
              text={text}
              onDrop={() => run(() => dropText(text.documentId))}
              onKeep={(was) => run(() => saveText({ ...text, was }, text.now))}
            />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

type Props = { text: ShownText; onDrop: () => void; onKeep: (was: string) => void }

function Text({ text: { place, was, now, is, isPublished, isLeaving, leftOut, editPath }, onDrop, onKeep }: Props) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {place} ({isLeaving ? 'leaves with the next publish' : isPublished ? 'published' : 'not published yet'})
      </Typography>
      <Words name="Was" words={was} />
      <Words name="Yours" words={now} />
      {typeof is === 'string' && <Words name="This release says" words={is} />}
      {is === null && <Typography textColor="danger700">This release has no such text any more, so nothing is shown.</Typography>}
      {typeof is === 'string' && <Typography textColor="danger700">Visitors read the release’s words until you choose.</Typography>}
      {leftOut && <Typography textColor="danger700">Not shown: {leftOut}</Typography>}
      {!isLeaving && (
        <Flex gap={2} wrap="wrap">
          {typeof is === 'string' ? (
            <Button variant="secondary" aria-label={`Keep mine: ${now}`} onClick={() => onKeep(is)}>
              Keep mine
            </Button>
          ) : (
            <Typography tag={Link} to={editPath} textColor="primary700" aria-label={`Change: ${now}`}>
              Change
            </Typography>
          )}
          <Button variant="danger-light" aria-label={`Drop: ${now}`} onClick={onDrop}>
            {typeof is === 'string' ? 'Take the release’s' : 'Drop'}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

function Words({ name, words }: { name: string; words: string }) {
  return (
    <Typography tag="p">
      <b>{name}:</b> {words}
    </Typography>
  )
}

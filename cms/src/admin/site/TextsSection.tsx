import { Button, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { ShownText, SiteState } from '../../ownersContent/siteAnswers.ts'
import { dropText, saveText } from '../words/textSaves.ts'
import { Notice, Quiet, Section } from './parts.tsx'
import { usePresses } from './siteState.ts'

export function TextsSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { refusal, run } = usePresses(reload)
  if (site.texts.length === 0) return null
  return (
    <Section title="Your words">
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4} width="100%">
        {site.texts.map((text) => (
          <Text
            key={text.documentId}
            text={text}
            onDrop={() => run(() => dropText(text.documentId))}
            onKeep={(was) => run(() => saveText({ ...text, was }, text.now))}
          />
        ))}
      </Flex>
    </Section>
  )
}

type Props = { text: ShownText; onDrop: () => void; onKeep: (was: string) => void }

function Text({ text: { place, was, now, is, isPublished, isLeaving, leftOut }, onDrop, onKeep }: Props) {
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} style={{ overflowWrap: 'anywhere' }}>
      <Quiet>
        {place} ({isLeaving ? 'leaves with the next publish' : isPublished ? 'published' : 'not published yet'})
      </Quiet>
      <Words name="Was" words={was} />
      <Words name="Yours" words={now} />
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
            <Typography tag={Link} to={`/words?place=${encodeURIComponent(place)}`} textColor="primary700" aria-label={`Change: ${now}`}>
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

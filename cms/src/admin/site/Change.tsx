import { Box, Checkbox, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { contentType } from '../../ownersContent/contentTypes.ts'
import type { ShownChange, SiteState } from '../../ownersContent/siteAnswers.ts'
import { Differences } from './Differences.tsx'
import { Confirmed, MistakeLine, Quiet } from './parts.tsx'
import { ScheduledEarlier } from './ScheduledEarlier.tsx'
import type { usePresses } from './siteState.ts'
import { discardWords, inSydney, scheduledWords, WHAT } from './siteWords.ts'

const TAKEN_BACK: Record<ShownChange['what'], string> = {
  added: 'The version that was brought back is without it. Tick it to publish it again.',
  changed: 'The version that was brought back has it as it was before. Tick it to publish your draft again.',
  removed: 'The version that was brought back has it, and your drafts do not. Tick it only to take it off the site again.',
}

type Props = {
  change: ShownChange
  site: SiteState
  path: string
  isTicked: boolean
  onTurn: () => void
} & Pick<ReturnType<typeof usePresses>, 'busy' | 'send'>

export function Change({ change, site, path, isTicked, busy, onTurn, send }: Props) {
  const { documentId, seen, what, name, kind, notices, mistakes, scheduled, isTakenBack, differences } = change
  const { noun, isSingle } = contentType(kind)
  const isSound = mistakes.length === 0
  const canDiscard = what !== 'added' || !isSingle
  return (
    <Flex tag="li" gap={3} alignItems="flex-start" paddingBottom={4} style={{ overflowWrap: 'anywhere' }}>
      <Checkbox aria-label={`Publish ${name}`} checked={isTicked} disabled={!isSound} onCheckedChange={onTurn} />
      <Box flex="1" style={{ minWidth: 0 }}>
        <Typography>
          {kind === 'text' && what === 'added' ? WHAT.changed : WHAT[what]}:{' '}
          {what === 'removed' ? (
            name
          ) : (
            <Typography tag={Link} to={path} textColor="primary700">
              {name}
            </Typography>
          )}
          {name.toLowerCase() === noun ? '' : ` (${noun})`}
          {scheduled?.isDraft ? `, ${scheduledWords(scheduled)}` : ''}
        </Typography>
        {!isSound && <Quiet tone="danger700">Stays back until this is put right; the others can go live:</Quiet>}
        <Box tag="ul">
          {mistakes.map((mistake) => (
            <MistakeLine key={`${mistake.path} ${mistake.message}`} mistake={mistake} path={path} />
          ))}
        </Box>
        {scheduled && !scheduled.isDraft && <ScheduledEarlier scheduled={scheduled} change={change} site={site} busy={busy} send={send} />}
        {scheduled && isTicked && (
          <Quiet tone="warning700">
            Ticked, it goes live with this publish, and leaves what is scheduled for {inSydney(scheduled.dueAt)}.
          </Quiet>
        )}
        {isTakenBack && <Quiet tone="warning700">{TAKEN_BACK[what]}</Quiet>}
        {notices.map((notice) => (
          <Quiet tone="warning700" key={notice}>
            {notice}
          </Quiet>
        ))}
        {differences.length > 0 && (
          <details>
            <Typography tag="summary" variant="pi" aria-label={`What differs: ${name}`}>
              What differs
            </Typography>
            <Differences
              differences={differences}
              before={beforeOf(change)}
              after={what === 'removed' ? 'After this publish' : 'Your draft'}
            />
          </details>
        )}
      </Box>
      {canDiscard && (
        <Confirmed
          label={DISCARD[what]}
          of={name}
          question={`${DISCARD[what]}?`}
          busy={busy}
          onConfirm={() => send('/site/discard', { kind, documentId, seen })}
        >
          {discardWords(change)}
        </Confirmed>
      )}
    </Flex>
  )
}

function beforeOf({ kind, what }: ShownChange): string {
  return kind === 'text' && what === 'added' ? 'The site’s own words' : 'On the site'
}

const DISCARD = { added: 'Discard draft', changed: 'Discard draft', removed: 'Keep on the site' } as const

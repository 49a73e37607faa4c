import { Badge, Box, Button, Field, Flex, LinkButton, Textarea, Typography } from '@strapi/design-system'
import { ExternalLink } from '@strapi/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Gap, type GoLiveState, isOver, isReady, type Line } from '../../ownersContent/goLive.ts'
import { Invented } from './Invented.tsx'
import { Notice, Quiet, Section } from './parts.tsx'
import { usePresses } from './siteState.ts'
import { inSydney } from './siteWords.ts'

const WHOSE: Record<Line['whose'], string> = {
  owner: 'Yours',
  server: 'Whoever looks after the server',
  administrator: 'An administrator',
}

/** What is missing is a button or a sentence here, not a field elsewhere. */
const HAS_OWN: readonly Line['id'][] = ['mail', 'publish']

type Props = { state: GoLiveState; reload: () => void }

/** First on Home and on Site until each line is done or set aside. */
export function GoLive({ state, reload }: Props) {
  const { lines, aside } = state
  if (isOver(state)) return <Invented state={state} />
  const left = lines.filter((line) => line.state !== 'done').sort((one, other) => rank(one, state) - rank(other, state))
  const done = lines.filter((line) => line.state === 'done')
  const list = (
    <>
      <Invented state={state} />
      <Box tag="ul" width="100%">
        {left.map((line) => (
          <GoLiveLine key={line.id} line={line} state={state} reload={reload} />
        ))}
      </Box>
      {done.length > 0 && (
        <Typography>
          <b>Done:</b> {done.map(({ title }) => title).join(' · ')}
        </Typography>
      )}
      {Object.keys(aside).length > 0 && <Quiet>What you set aside counts as ready. You can take it back at any time.</Quiet>}
    </>
  )
  return <Section title={goLiveTitle(state)}>{list}</Section>
}

/** What is open, each with the press to its first field: the whole list is on the Site page. */
export function GoLiveOnHome({ state }: { state: GoLiveState }) {
  if (isOver(state)) return <Invented state={state} />
  const open = state.lines.filter((line) => !isReady(line, state.aside))
  const written = state.lines.filter((line) => line.state === 'written' && !state.aside[line.id])
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} width="100%" aria-label={goLiveTitle(state)}>
      <Typography tag="h3" variant="delta">
        {goLiveTitle(state)}
      </Typography>
      <Invented state={state} isShort />
      <Box tag="ul">
        {open.map(({ id, title, whose, gaps }) => (
          <Typography tag="li" key={id}>
            <Typography tag={Link} to={gaps[0]?.to ?? '/site'} textColor="primary700">
              {title}
            </Typography>
            {whose === 'owner' ? '' : ` (${WHOSE[whose].toLowerCase()})`}
          </Typography>
        ))}
      </Box>
      {written.length > 0 && <Quiet>Written, and live with the next publish: {written.map(({ title }) => title).join(', ')}.</Quiet>}
      <Typography tag={Link} to="/site" textColor="primary700">
        The whole list
      </Typography>
    </Flex>
  )
}

function goLiveTitle({ lines, aside }: GoLiveState): string {
  return `Ready to go live: ${lines.filter((line) => isReady(line, aside)).length} of ${lines.length}`
}

function rank(line: Line, { aside }: GoLiveState): number {
  if (aside[line.id]) return 2
  return line.state === 'written' ? 1 : 0
}

function GoLiveLine({ line, state, reload }: Props & { line: Line }) {
  const { busy, refusal, send } = usePresses(reload)
  const { id, title, whose, says, mayBeAside } = line
  const aside = state.aside[id]
  const isOpen = line.state === 'open' && !aside
  const turn = (isAside: boolean) => send('/site/go-live/aside', { line: id, isAside })
  return (
    <Flex
      tag="li"
      direction="column"
      alignItems="stretch"
      gap={1}
      paddingBottom={4}
      aria-label={title}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Flex gap={2} wrap="wrap">
        <Badge active={!isOpen}>{stateWords(line, aside !== undefined)}</Badge>
        <Typography fontWeight="bold">{title}</Typography>
        {isOpen && <Quiet>{WHOSE[whose]}</Quiet>}
        {isOpen && mayBeAside && (
          <Button variant="ghost" size="S" loading={busy} aria-label={`Not for us: ${title}`} onClick={() => turn(true)}>
            Not for us
          </Button>
        )}
        {aside && (
          <Button variant="ghost" size="S" loading={busy} aria-label={`Take back: ${title}`} onClick={() => turn(false)}>
            Take it back
          </Button>
        )}
      </Flex>
      {isOpen && <Quiet>{says}</Quiet>}
      {isOpen && !HAS_OWN.includes(id) && <Gaps line={line} siteUrl={state.siteUrl} />}
      {line.state === 'written' && <Quiet>It is in your drafts: visitors see it with the next publish.</Quiet>}
      {aside && (
        <Quiet>
          Set aside by {aside.by}, {inSydney(aside.at)}.
        </Quiet>
      )}
      {isOpen && id === 'mail' && line.gaps[0]?.label !== 'SMTP_HOST' && (
        <MailTest state={state} busy={busy} onSend={() => send('/site/go-live/test-mail')} />
      )}
      {isOpen && id === 'template' && line.gaps.some(({ to }) => to === null) && <YourSignature busy={busy} send={send} />}
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
    </Flex>
  )
}

function stateWords({ state }: Line, isAside: boolean): string {
  if (isAside) return 'Not for us'
  return state === 'written' ? 'Written' : 'To do'
}

const MOST_SHOWN = 5

function Gaps({ line: { id, gaps }, siteUrl }: { line: Line; siteUrl: string }) {
  const [isWhole, setIsWhole] = useState(false)
  if (id === 'lead')
    return (
      <Box>
        <LinkButton
          href={`${siteUrl}/#query`}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          size="S"
          startIcon={<ExternalLink />}
        >
          Open the form
        </LinkButton>
      </Box>
    )
  const shown = isWhole ? gaps : gaps.slice(0, MOST_SHOWN)
  const inLine = id !== 'promises' && id !== 'server'
  return (
    <>
      <Flex tag="ul" gap={inLine ? 4 : 1} wrap="wrap" direction={inLine ? 'row' : 'column'} alignItems="flex-start">
        {shown.map((gap) => (
          <GapLine key={gap.label} gap={gap} />
        ))}
      </Flex>
      {gaps.length > MOST_SHOWN && !isWhole && (
        <Box>
          <Button variant="ghost" size="S" onClick={() => setIsWhole(true)}>
            Show all {gaps.length}
          </Button>
        </Box>
      )}
    </>
  )
}

function GapLine({ gap: { label, to, on } }: { gap: Gap }) {
  return (
    <Typography tag="li">
      {to === null ? (
        label
      ) : (
        <Typography tag={Link} to={to} textColor="primary700">
          {label}
        </Typography>
      )}
      {on && ` On ${on}.`}
    </Typography>
  )
}

function MailTest({ state: { test }, busy, onSend }: { state: GoLiveState; busy: boolean; onSend: () => void }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Button variant="secondary" size="S" loading={busy} onClick={onSend}>
        Send me a test
      </Button>
      {test?.problem && (
        <Notice tone="danger">
          The test of {inSydney(test.at)} was not taken: {test.problem} Show this to whoever looks after the server.
        </Notice>
      )}
    </Flex>
  )
}

type SignatureProps = { busy: boolean; send: (path: string, body: object) => Promise<boolean> }

function YourSignature({ busy, send }: SignatureProps) {
  const [signature, setSignature] = useState('')
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Field.Root name="signature" width="100%" hint="Your name, what you are, and how to reach you: below each answer you write.">
        <Field.Label>Your signature</Field.Label>
        <Textarea maxLength={2_000} value={signature} onChange={({ target }) => setSignature(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button
        variant="secondary"
        size="S"
        loading={busy}
        disabled={signature.trim() === ''}
        onClick={() => send('/leads/own-settings', { signature })}
      >
        Save the signature
      </Button>
    </Flex>
  )
}

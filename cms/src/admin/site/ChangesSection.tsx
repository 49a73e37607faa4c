import { Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { contentPath, contentType } from '../../ownersContent/contentTypes.ts'
import type { DocumentMistake, ShownChange, SiteState } from '../../ownersContent/siteAnswers.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { Confirmed, MistakeLine, Notice, Quiet, Section } from './parts.tsx'
import { usePresses } from './siteState.ts'
import { inSydney, NO_PREVIEW, publishWords, WHAT } from './siteWords.ts'

export function ChangesSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { busy, refusal, send } = usePresses(reload)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [later, setLater] = useState('')
  // A day without a time is an empty value, which would publish now.
  const [isPartial, setIsPartial] = useState(false)
  const isTicked = (change: ShownChange) => change.mistakes.length === 0 && turned.has(turnOf(change)) !== isReady(change)
  const chosen = site.changes.filter(isTicked)
  const dueAt = later ? new Date(later).getTime() : null
  const isUnclear = isPartial || Number.isNaN(dueAt)
  // A mistake may only be there for what was ticked, or on the day it goes live: the list does not know it.
  const inList = new Set(site.changes.flatMap(({ documentId, mistakes }) => mistakes.map((each) => keyOf({ ...each, documentId }))))
  const refused = (refusal?.mistakes ?? []).filter((each) => !site.mistakes.some((other) => keyOf(other) === keyOf(each)))
  const others = [...site.mistakes, ...refused].filter((each) => !inList.has(keyOf(each)))

  function turn(change: ShownChange) {
    const next = new Set(turned)
    if (!next.delete(turnOf(change))) next.add(turnOf(change))
    setTurned(next)
  }

  /** No browser tells of a change while the value stays empty. */
  function look({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setIsPartial(currentTarget.validity.badInput)
  }

  async function press() {
    const order = { base: site.base, dueAt, chosen: chosen.map(({ documentId, seen }) => ({ documentId, seen })) }
    if (await send('/site/publish', order)) setLater('')
  }

  return (
    <Section title="What has changed since the last time">
      {site.changes.length === 0 && (
        <Typography>
          {site.unknown === null ? 'Nothing: what is written here is what is published.' : 'Nothing since the last version in this inbox.'}
        </Typography>
      )}
      <Box tag="ul" width="100%">
        {site.changes.map((change) => (
          <Change
            key={change.documentId}
            change={change}
            path={pathOf(site, change)}
            isTicked={isTicked(change)}
            busy={busy}
            onTurn={() => turn(change)}
            onDiscard={() => send('/site/discard', { kind: change.kind, documentId: change.documentId })}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <Box background="danger100" padding={4} hasRadius width="100%">
          <Typography tag="h3" fontWeight="bold" textColor="danger700">
            Put right before anything can be published
          </Typography>
          <Box tag="ul">
            {others.map((each) => (
              <MistakeLine key={keyOf(each)} mistake={{ ...each, label: `${each.name}, ${each.label}` }} path={pathOf(site, each)} />
            ))}
          </Box>
        </Box>
      )}
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {site.changes.length > 0 && (
        <Flex direction="column" alignItems="flex-start" gap={4}>
          <Button
            size="L"
            startIcon={<Upload />}
            loading={busy}
            disabled={chosen.length === 0 || !site.isOn || isUnclear}
            aria-describedby="publish-later-hint"
            onClick={press}
          >
            {dueAt === null && !isUnclear ? publishWords(chosen.length) : 'Publish then'}
          </Button>
          <Field.Root id="publish-later" name="later" hint={whenWords(dueAt, isUnclear)}>
            <Field.Label>Or publish at (your own clock)</Field.Label>
            <Field.Input
              type="datetime-local"
              max="9999-12-31T23:59"
              value={later}
              onChange={(event) => {
                setLater(event.target.value)
                look(event)
              }}
              onKeyUp={look}
              onBlur={look}
            />
            <Field.Hint />
          </Field.Root>
        </Flex>
      )}
      {site.canPreview ? <PreviewButton label="Preview the drafts" /> : <Quiet>{NO_PREVIEW}</Quiet>}
    </Section>
  )
}

function pathOf({ texts }: SiteState, { kind, documentId }: Pick<ShownChange, 'kind' | 'documentId'>): string {
  const text = kind === 'text' && texts.find((each) => each.documentId === documentId)
  return text ? `/words?place=${encodeURIComponent(text.place)}` : contentPath(kind, documentId)
}

function keyOf({ documentId, path, message }: Pick<DocumentMistake, 'documentId' | 'path' | 'message'>): string {
  return `${documentId} ${path} ${message}`
}

function isReady({ mistakes, scheduledFor, isTakenBack }: ShownChange): boolean {
  return mistakes.length === 0 && scheduledFor === null && !isTakenBack
}

/** What is scheduled or taken back is unticked at first; when that changes, the tick begins anew. */
function turnOf(change: ShownChange): string {
  return `${change.documentId} ${change.scheduledFor ?? isReady(change)}`
}

function whenWords(dueAt: number | null, isUnclear: boolean): string {
  if (isUnclear) return 'Choose the day and the time.'
  return dueAt === null ? 'Empty publishes now.' : `That is ${inSydney(dueAt)}.`
}

type Props = { change: ShownChange; path: string; isTicked: boolean; busy: boolean; onTurn: () => void; onDiscard: () => void }

function Change({ change, path, isTicked, busy, onTurn, onDiscard }: Props) {
  const { what, name, kind, notices, mistakes, scheduledFor, isTakenBack, differences } = change
  const { noun, isSingle } = contentType(kind)
  const isSound = mistakes.length === 0
  // A new text is dropped under “Your words”.
  const canDiscard = what !== 'added' || !(isSingle || kind === 'text')
  return (
    <Flex tag="li" gap={3} alignItems="flex-start" paddingBottom={4} style={{ overflowWrap: 'anywhere' }}>
      <Checkbox aria-label={`Publish ${name}`} checked={isTicked} disabled={!isSound} onCheckedChange={onTurn} />
      <Box flex="1" style={{ minWidth: 0 }}>
        <Typography>
          {WHAT[what]}:{' '}
          {what === 'removed' ? (
            name
          ) : (
            <Typography tag={Link} to={path} textColor="primary700">
              {name}
            </Typography>
          )}
          {name.toLowerCase() === noun ? '' : ` (${noun})`}
          {scheduledFor ? `, goes live ${inSydney(scheduledFor)}` : ''}
        </Typography>
        {!isSound && <Quiet tone="danger700">Stays back until this is put right; the others can go live:</Quiet>}
        <Box tag="ul">
          {mistakes.map((mistake) => (
            <MistakeLine key={`${mistake.path} ${mistake.message}`} mistake={mistake} path={path} />
          ))}
        </Box>
        {isTakenBack && <Quiet tone="warning700">An earlier version was brought back without it. Tick it to publish it again.</Quiet>}
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
            {differences.map(({ label, before, after }) => (
              <Typography tag="p" variant="pi" key={label}>
                <b>{label}:</b> <del>{before ?? '(empty)'}</del> <ins>{after ?? '(empty)'}</ins>
              </Typography>
            ))}
          </details>
        )}
      </Box>
      {canDiscard && (
        <Confirmed label={DISCARD[what]} of={name} question={`${DISCARD[what]}?`} busy={busy} onConfirm={onDiscard}>
          {what === 'added' ? `“${name}” is deleted here. It was never on the site.` : `“${name}” is here again as visitors see it.`}
        </Confirmed>
      )}
    </Flex>
  )
}

const DISCARD = { added: 'Delete', changed: 'Discard', removed: 'Keep' } as const

import { Box, Button, Field, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { type SyntheticEvent, useState } from 'react'
import { contentPath } from '../../ownersContent/contentTypes.ts'
import type { GoLiveState } from '../../ownersContent/goLive.ts'
import type { DocumentMistake, ShownChange, SiteState } from '../../ownersContent/siteAnswers.ts'
import { Change } from './Change.tsx'
import { DayLinks } from './DayLinks.tsx'
import { FirstPublish, openForVisitors, UNREAD } from './FirstPublish.tsx'
import { inGroups } from './inGroups.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { MistakeLine, Notice, Quiet, Section } from './parts.tsx'
import { ScheduledEarlier } from './ScheduledEarlier.tsx'
import { usePresses } from './siteState.ts'
import { inSydney, NO_PREVIEW, publishWords, wordsPath } from './siteWords.ts'

type Props = { site: SiteState; leftToDo: GoLiveState | null; reload: () => void }

export function ChangesSection({ site, leftToDo, reload }: Props) {
  const { busy, refusal, send } = usePresses(reload)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [later, setLater] = useState('')
  // A day without a time is an empty value, which would publish now.
  const [isPartial, setIsPartial] = useState(false)
  const isTicked = (change: ShownChange) => change.mistakes.length === 0 && turned.has(turnOf(change)) !== isReady(change)
  const sound = site.changes.filter(({ mistakes }) => mistakes.length === 0)
  const chosen = sound.filter(isTicked)
  const withoutChange = site.scheduled.filter(({ documentId }) => !site.changes.some((change) => change.documentId === documentId))
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

  function turnAll(ticks: boolean) {
    setTurned(new Set(sound.filter((change) => isReady(change) !== ticks).map(turnOf)))
  }

  /** No browser tells of a change while the value stays empty. */
  function look({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setIsPartial(currentTarget.validity.badInput)
  }

  async function press() {
    const order = { base: site.base, dueAt, chosen: chosen.map(({ documentId, seen }) => ({ documentId, seen })) }
    if (await send('/site/publish', order)) setLater('')
  }

  const hasDetails = chosen.some(({ kind }) => kind === 'details')
  // Nothing of the owner's goes out for the first time unasked, whether or not the list could be read.
  const asked = site.base > 0 ? [] : leftToDo ? openForVisitors(leftToDo, hasDetails) : [UNREAD]
  const button = (onClick?: () => void) => (
    <Button
      size="L"
      startIcon={<Upload />}
      loading={busy}
      disabled={chosen.length === 0 || !site.isOn || isUnclear}
      aria-describedby="publish-later-hint"
      {...(onClick && { onClick })}
    >
      {dueAt === null && !isUnclear ? publishWords(chosen.length) : 'Publish then'}
    </Button>
  )

  return (
    <Section title="Not published yet" id="changes">
      {site.changes.length === 0 && withoutChange.length === 0 && (
        <Typography>
          {site.unknown === null ? 'Nothing: what is written here is what is published.' : 'Nothing since the last version in this inbox.'}
        </Typography>
      )}
      {sound.length > 1 && (
        <Flex gap={2}>
          <Button variant="tertiary" size="S" disabled={chosen.length === sound.length} onClick={() => turnAll(true)}>
            Tick all
          </Button>
          <Button variant="tertiary" size="S" disabled={chosen.length === 0} onClick={() => turnAll(false)}>
            Untick all
          </Button>
        </Flex>
      )}
      {inGroups(site.changes).map(([page, changes]) => (
        <Box key={page} tag="section" aria-label={`Changes: ${page}`} width="100%">
          <Typography tag="h3" fontWeight="bold" paddingBottom={2}>
            {page}
          </Typography>
          <Box tag="ul">
            {changes.map((change) => (
              <Change
                key={change.documentId}
                change={change}
                site={site}
                path={pathOf(site, change)}
                isTicked={isTicked(change)}
                busy={busy}
                onTurn={() => turn(change)}
                send={send}
              />
            ))}
          </Box>
        </Box>
      ))}
      {withoutChange.map((scheduled) => (
        <Box key={`${scheduled.documentId} ${scheduled.dueAt}`} tag="section" aria-label={`Scheduled: ${scheduled.name}`}>
          <Typography>{scheduled.name}</Typography>
          <ScheduledEarlier scheduled={scheduled} change={undefined} site={site} busy={busy} send={send} />
        </Box>
      ))}
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
          {asked.length > 0 ? <FirstPublish open={asked} button={button()} onConfirm={press} /> : button(press)}
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
      {site.canPreview && <DayLinks />}
    </Section>
  )
}

function pathOf({ texts }: SiteState, { kind, documentId }: Pick<ShownChange, 'kind' | 'documentId'>): string {
  const text = kind === 'text' && texts.find((each) => each.documentId === documentId)
  return text ? wordsPath(text) : contentPath(kind, documentId)
}

function keyOf({ documentId, path, message }: Pick<DocumentMistake, 'documentId' | 'path' | 'message'>): string {
  return `${documentId} ${path} ${message}`
}

function isReady({ mistakes, scheduled, isTakenBack }: ShownChange): boolean {
  return mistakes.length === 0 && scheduled === null && !isTakenBack
}

/** What is scheduled or taken back is unticked at first; when that changes, the tick begins anew. */
function turnOf(change: ShownChange): string {
  return `${change.documentId} ${change.scheduled?.dueAt ?? isReady(change)}`
}

function whenWords(dueAt: number | null, isUnclear: boolean): string {
  if (isUnclear) return 'Choose the day and the time.'
  return dueAt === null ? 'Leave empty to publish now.' : `That is ${inSydney(dueAt)}.`
}

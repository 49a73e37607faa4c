import { Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { contentTypes } from '../../ownersContent/contentTypes.ts'
import type { Found, ShownChange, SiteState } from '../../ownersContent/siteAnswers.ts'
import { Notice } from './Notice.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { Section } from './Section.tsx'
import { usePublish } from './usePublish.ts'
import { inSydney, NO_PREVIEW, WHAT } from './words.ts'

export function ChangesSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { busy, refusal, publish } = usePublish(reload)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [later, setLater] = useState('')
  // A day without a time is an empty value, which would publish now.
  const [isPartial, setIsPartial] = useState(false)
  const isTicked = (change: ShownChange) => change.problems.length === 0 && turned.has(turnOf(change)) !== !change.scheduledFor
  const chosen = site.changes.filter(isTicked)
  const dueAt = later ? new Date(later).getTime() : null
  const isUnclear = isPartial || Number.isNaN(dueAt)
  const problems = [...site.problems, ...(refusal?.problems ?? [])].filter(
    (each, index, all) => all.findIndex(({ editPath, message }) => editPath === each.editPath && message === each.message) === index,
  )

  function turn(change: ShownChange) {
    const next = new Set(turned)
    if (!next.delete(turnOf(change))) next.add(turnOf(change))
    setTurned(next)
  }

  /** No browser tells of a change while the value stays empty. */
  function look({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setIsPartial(currentTarget.validity.badInput)
  }

  async function send() {
    if (await publish(site.base, chosen, dueAt)) setLater('')
  }

  return (
    <Section title="What has changed since the last time">
      {site.changes.length === 0 && (
        <Typography>
          {site.unknown === null ? 'Nothing: what is written here is what is published.' : 'Nothing since the last version in this inbox.'}
        </Typography>
      )}
      <ChangeList changes={site.changes} isTicked={isTicked} onTurn={turn} />
      <ProblemList problems={problems} />
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {site.changes.length > 0 && (
        <Flex direction="column" alignItems="flex-start" gap={4}>
          <Button
            size="L"
            startIcon={<Upload />}
            loading={busy}
            disabled={chosen.length === 0 || !site.isOn || isUnclear}
            aria-describedby="publish-later-hint"
            onClick={send}
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
      {site.canPreview ? <PreviewButton label="Preview the drafts" /> : <Typography variant="pi">{NO_PREVIEW}</Typography>}
    </Section>
  )
}

function publishWords(count: number): string {
  return count === 0 ? 'Publish' : `Publish ${count === 1 ? 'one change' : `${count} changes`}`
}

/** What is scheduled is unticked at first; when that changes, the tick begins anew. */
function turnOf({ documentId, scheduledFor }: ShownChange): string {
  return `${documentId} ${scheduledFor ?? ''}`
}

function whenWords(dueAt: number | null, isUnclear: boolean): string {
  if (isUnclear) return 'Choose the day and the time.'
  return dueAt === null ? 'Empty publishes now.' : `That is ${inSydney(dueAt)}.`
}

/** Each names its document, which is a link to it, its field, and the cure. */
function ProblemList({ problems }: { problems: readonly Found[] }) {
  if (problems.length === 0) return null
  return (
    <Box background="danger100" padding={4} hasRadius width="100%">
      <Typography tag="h3" fontWeight="bold" textColor="danger700">
        Put right before publishing
      </Typography>
      <Box tag="ul" paddingTop={2}>
        {problems.map(({ name, label, message, editPath }) => (
          <Box tag="li" key={`${editPath} ${label} ${message}`} paddingBottom={2}>
            <Typography style={{ overflowWrap: 'anywhere' }}>
              <Typography tag={Link} to={editPath} textColor="primary700" fontWeight="bold">
                {name}
              </Typography>
              , {label}: {message}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type Props = { changes: readonly ShownChange[]; isTicked: (change: ShownChange) => boolean; onTurn: (change: ShownChange) => void }

/** One with a mistake cannot be ticked. */
function ChangeList({ changes, isTicked, onTurn }: Props) {
  return (
    <Box tag="ul" width="100%">
      {changes.map((change) => {
        const { documentId, what, name, kind, notices, problems, editPath, scheduledFor } = change
        const isSound = problems.length === 0
        const noun = contentTypes.find((type) => type.kind === kind)?.noun ?? ''
        return (
          <Box tag="li" key={documentId} paddingBottom={3}>
            <Flex gap={3} alignItems="flex-start">
              <Checkbox
                aria-label={`Publish ${name}`}
                checked={isTicked(change)}
                disabled={!isSound}
                onCheckedChange={() => onTurn(change)}
              />
              <Box>
                <Typography style={{ overflowWrap: 'anywhere' }}>
                  {WHAT[what]}:{' '}
                  {what === 'removed' ? (
                    name
                  ) : (
                    <Typography tag={Link} to={editPath} textColor="primary700">
                      {name}
                    </Typography>
                  )}
                  {name.toLowerCase() === noun ? '' : ` (${noun})`}
                  {scheduledFor ? `, goes live ${inSydney(scheduledFor)}` : ''}
                </Typography>
                {!isSound && (
                  <Typography tag="p" variant="pi" textColor="danger700">
                    Stays back until its mistakes are put right.
                  </Typography>
                )}
                {notices.map((notice) => (
                  <Typography tag="p" variant="pi" textColor="warning700" key={notice}>
                    {notice}
                  </Typography>
                ))}
              </Box>
            </Flex>
          </Box>
        )
      })}
    </Box>
  )
}

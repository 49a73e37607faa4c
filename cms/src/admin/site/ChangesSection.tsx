import { Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { contentTypes } from '../../siteContent/contentTypes.ts'
import { sydneyTime } from '../../sydneyTime.ts'
import { Notice } from './Notice.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { Section } from './Section.tsx'
import type { Change, Found, SiteState } from './siteState.ts'
import { usePublish } from './usePublish.ts'
import { NO_PREVIEW } from './words.ts'

export function ChangesSection({ site, reload }: { site: SiteState; reload: () => void }) {
  const { busy, refusal, publish } = usePublish(reload)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [later, setLater] = useState('')
  const chosen = site.changes.filter(({ documentId, problems }) => problems.length === 0 && !left.has(documentId))
  const dueAt = later ? new Date(later).getTime() : null
  const problems = [...site.problems, ...(refusal?.problems ?? [])].filter(
    (each, index, all) => all.findIndex(({ editPath, message }) => editPath === each.editPath && message === each.message) === index,
  )

  function toggle(documentId: string) {
    const next = new Set(left)
    if (!next.delete(documentId)) next.add(documentId)
    setLeft(next)
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
      <ChangeList changes={site.changes} left={left} onToggle={toggle} />
      <ProblemList problems={problems} />
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {site.changes.length > 0 && (
        <Flex direction="column" alignItems="flex-start" gap={4}>
          <Button size="L" startIcon={<Upload />} loading={busy} disabled={chosen.length === 0 || site.way === 'off'} onClick={send}>
            {dueAt === null ? `Publish ${chosen.length === 1 ? 'one change' : `${chosen.length} changes`}` : 'Publish then'}
          </Button>
          <Field.Root name="later" hint={dueAt === null ? 'Empty publishes now.' : `In Sydney: ${sydneyTime(new Date(dueAt))}.`}>
            <Field.Label>Or publish at (your own clock)</Field.Label>
            <Field.Input type="datetime-local" value={later} onChange={({ target }) => setLater(target.value)} />
            <Field.Hint />
          </Field.Root>
        </Flex>
      )}
      {site.canPreview ? <PreviewButton label="Preview the drafts" /> : <Typography variant="pi">{NO_PREVIEW}</Typography>}
    </Section>
  )
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

const WHAT = { added: 'New', changed: 'Changed', removed: 'Leaves the site' }

type Props = { changes: readonly Change[]; left: ReadonlySet<string>; onToggle: (documentId: string) => void }

/** `left` are those that the editor unticked; one with a mistake cannot be ticked. */
function ChangeList({ changes, left, onToggle }: Props) {
  return (
    <Box tag="ul" width="100%">
      {changes.map((change) => {
        const { documentId, what, name, kind, notices, problems, editPath } = change
        const isSound = problems.length === 0
        const noun = contentTypes.find((type) => type.kind === kind)?.noun ?? ''
        return (
          <Box tag="li" key={documentId} paddingBottom={3}>
            <Flex gap={3} alignItems="flex-start">
              <Checkbox
                aria-label={`Publish ${name}`}
                checked={isSound && !left.has(documentId)}
                disabled={!isSound}
                onCheckedChange={() => onToggle(documentId)}
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

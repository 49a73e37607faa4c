import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useState } from 'react'
import { sydneyTime } from '../../sydneyTime.ts'
import { ChangeList } from './ChangeList.tsx'
import { Notice } from './Notice.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { ProblemList } from './ProblemList.tsx'
import { Section } from './Section.tsx'
import type { SiteState } from './siteState.ts'
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
      {site.changes.length === 0 && <Typography>Nothing: what is written here is what is published.</Typography>}
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

import { Box, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { MouseEvent } from 'react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type ContentType, contentPath, contentTypeOf, uidOf } from '../../ownersContent/contentTypes.ts'
import type { Draft, Fields } from '../../ownersContent/fields.ts'
import type { ShownChange, SiteState } from '../../ownersContent/siteAnswers.ts'
import { sydneyClock } from '../../time/sydneyTime.ts'
import { Confirmed, Quiet } from '../site/parts.tsx'
import { ScheduledEarlier } from '../site/ScheduledEarlier.tsx'
import { usePresses, useSiteState } from '../site/siteState.ts'
import { discardWords, draftWords } from '../site/siteWords.ts'
import { columnOf } from '../strapiInternals.ts'
import { showField, useMistakes, useStoredMistakes } from './fieldFrame.tsx'
import { useStoredDocuments } from './storedDocuments.ts'

type PanelProps = { model: string; document?: { documentId?: string; updatedAt?: string } }

export function DocumentPanel({ model, document }: PanelProps) {
  const type = contentTypeOf(model)
  if (!type) return null
  return { title: 'Before it goes live', content: <Panel type={type} stored={document} /> }
}

const BESIDE = 1080

function Panel({ type, stored }: { type: ContentType; stored: PanelProps['document'] }) {
  const own = useMistakes(type.kind)
  const ofStored = useStoredMistakes(type.kind)
  const isShown = useForm('DocumentPanel', ({ values }) => (values as Draft)['show'] !== false)
  const site = useSiteState(stored?.updatedAt)
  const panel = useRef<HTMLDivElement>(null)
  const change = site.data?.changes.find(({ documentId }) => documentId === stored?.documentId)
  // What only the inbox knows, as two documents of one kind: what the form sees itself may have been put right since it was saved.
  const across = (change?.mistakes ?? []).filter((each) => !ofStored.some(({ message }) => message === each.message))
  const mistakes = isShown
    ? [...own, ...across].filter(({ path }, index, all) => all.findIndex((each) => each.path === path) === index)
    : []
  useFirstValues(type, stored?.documentId !== undefined)
  useKeptInView(panel)
  return (
    <Flex ref={panel} direction="column" alignItems="stretch" gap={3} width="100%">
      <div role="status">
        {!isShown && <Typography tag="p">It is not shown. If it is on the site, it leaves the site with the next publish.</Typography>}
        {isShown && mistakes.length === 0 && <Typography textColor="success700">Nothing to put right.</Typography>}
        {mistakes.length > 0 && (
          <Typography textColor="danger700">
            {mistakes.length === 1 ? 'One field to put right or to fill in:' : `${mistakes.length} fields to put right or to fill in:`}
          </Typography>
        )}
      </div>
      {mistakes.length > 0 && (
        <Box tag="ul">
          {mistakes.map(({ path, label, message }) => (
            <li key={path}>
              <Typography tag="a" href={`#${path}`} textColor="primary700" onClick={(event: MouseEvent) => go(event, path, type.fields)}>
                {label}
              </Typography>
              <Quiet>{message}</Quiet>
            </li>
          ))}
        </Box>
      )}
      {stored?.documentId && site.state === 'ready' && (
        <OnTheSite
          type={type}
          change={change}
          stored={{ ...stored, documentId: stored.documentId }}
          site={site.data}
          reload={site.reload}
        />
      )}
      <Quiet>Saving keeps a draft, mistakes and all. Visitors see it when you publish.</Quiet>
    </Flex>
  )
}

/** Where there is room for it beside the form, the panel with Save goes along. */
function useKeptInView(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!panel.current || window.innerWidth < BESIDE) return
    Object.assign(columnOf(panel.current).style, {
      position: 'sticky',
      top: '8rem',
      alignSelf: 'flex-start',
      maxHeight: 'calc(100vh - 9rem)',
      overflowY: 'auto',
    })
  }, [panel])
}

function go(event: MouseEvent, path: string, fields: Fields): void {
  event.preventDefault()
  // A field in an entry that is closed looks here once it is shown.
  window.history.replaceState(window.history.state, '', `#${path}`)
  showField(path, fields[path.split('.')[0] ?? '']?.label)
}

function useFirstValues({ fields }: ContentType, isStored: boolean): void {
  const { values, modified, onChange } = useForm('FirstValues', (state) => state)
  const [query] = useSearchParams()
  useEffect(() => {
    if (isStored) return
    for (const [name, { choices }] of Object.entries(fields)) {
      const given = query.get(name)
      if (given !== null && choices?.includes(given)) onChange(name, given)
    }
  }, [isStored])
  useEffect(() => {
    if (isStored || !modified) return
    for (const [name, { startsToday }] of Object.entries(fields))
      if (startsToday && (values as Draft)[name] == null) onChange(name, sydneyClock(new Date()).day)
  }, [modified, isStored])
}

type SiteProps = {
  type: ContentType
  change: ShownChange | undefined
  stored: { documentId: string; updatedAt?: string }
  site: SiteState
  reload: () => void
}

function OnTheSite({ type, change, stored, site, reload }: SiteProps) {
  const { readAgain } = useStoredDocuments()
  const { busy, refusal, send } = usePresses(reload)
  const { kind, isSingle } = type
  const { documentId, updatedAt } = stored
  const scheduled = site.scheduled.find((each) => each.documentId === documentId)

  async function discard({ seen }: ShownChange) {
    const uid = uidOf(type)
    // What a colleague has saved since this form was opened, the state of the site knows already.
    const opened: Record<string, string> = updatedAt ? { 'If-Match': `"${updatedAt}"` } : {}
    if (await send('/site/discard', { kind, documentId, seen }, opened)) readAgain(isSingle ? uid : `${uid}_${documentId}`, `${uid}_LIST`)
  }

  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography>
        State: <b>{draftWords(site, documentId)}</b>
      </Typography>
      {scheduled && !scheduled.isDraft && <ScheduledEarlier scheduled={scheduled} change={change} site={site} busy={busy} send={send} />}
      {change?.what === 'changed' && (
        <Confirmed label="Discard draft" of={change.name} question="Discard draft?" busy={busy} onConfirm={() => discard(change)}>
          {discardWords(change)}
        </Confirmed>
      )}
      {refusal && <Quiet tone="danger700">{refusal.message}</Quiet>}
      {kind === 'price' && (
        <Typography tag={Link} to={`${contentPath(kind)}/clone/${documentId}`} textColor="primary700">
          Add another like this
        </Typography>
      )}
      <Typography tag={Link} to="/site#changes" textColor="primary700">
        Look at the changes and publish
      </Typography>
    </Flex>
  )
}

import { Box, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { MouseEvent } from 'react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Mistake } from '../../ownersContent/checkDocument.ts'
import { type ContentType, contentPath, contentTypeOf, uidOf } from '../../ownersContent/contentTypes.ts'
import type { Draft, Fields } from '../../ownersContent/fields.ts'
import { sydneyClock } from '../../time/sydneyTime.ts'
import { Confirmed, Quiet } from '../site/parts.tsx'
import { usePresses, useSiteState } from '../site/siteState.ts'
import { stateWords } from './documentState.tsx'
import { showField, useMistakes } from './fieldFrame.tsx'
import { useStoredDocuments } from './storedDocuments.ts'

type PanelProps = { model: string; document?: { documentId?: string; updatedAt?: string } }

export function DocumentPanel({ model, document }: PanelProps) {
  const type = contentTypeOf(model)
  if (!type) return null
  return { title: 'Before it goes live', content: <Panel type={type} stored={document} /> }
}

function Panel({ type, stored }: { type: ContentType; stored: PanelProps['document'] }) {
  const all = useMistakes(type.kind)
  const isShown = useForm('DocumentPanel', ({ values }) => (values as Draft)['show'] !== false)
  const mistakes = all.filter(({ path }, index) => isShown && all.findIndex((each) => each.path === path) === index)
  useFirstValues(type, stored?.documentId !== undefined)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <div role="status">
        {!isShown && <Typography tag="p">It is not shown. If it is on the site, it leaves the site with the next publish.</Typography>}
        {isShown && mistakes.length === 0 && <Typography textColor="success700">Nothing to put right on this page.</Typography>}
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
              <Typography
                tag="a"
                href={`#${path}`}
                title={message}
                textColor="primary700"
                onClick={(event: MouseEvent) => go(event, path, type.fields)}
              >
                {label}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {stored?.documentId && <OnTheSite type={type} own={all} documentId={stored.documentId} savedAt={stored.updatedAt} />}
      <Quiet>Saving keeps a draft, mistakes and all. Visitors see it when you publish.</Quiet>
    </Flex>
  )
}

function go(event: MouseEvent, path: string, fields: Fields): void {
  event.preventDefault()
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

type SiteProps = { type: ContentType; own: readonly Mistake[]; documentId: string; savedAt: string | undefined }

function OnTheSite({ type, own, documentId, savedAt }: SiteProps) {
  const site = useSiteState(savedAt)
  const { readAgain } = useStoredDocuments()
  const { busy, refusal, send } = usePresses(site.reload)
  const { kind, isSingle } = type
  if (site.state !== 'ready') return null
  const change = site.data.changes.find((each) => each.documentId === documentId)
  const across = (change?.mistakes ?? []).filter(({ path, message }) => !own.some((each) => each.path === path || each.message === message))

  async function discard() {
    const uid = uidOf(type)
    if (await send('/site/discard', { kind, documentId })) readAgain(isSingle ? uid : `${uid}_${documentId}`, `${uid}_LIST`)
  }

  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography>
        This {type.noun}: <b>{stateWords(site.data, documentId)}</b>.
      </Typography>
      {across.map(({ path, label, message }) => (
        <Quiet key={`${path} ${message}`} tone="danger700">
          {label}: {message}
        </Quiet>
      ))}
      {change?.what === 'changed' && (
        <Confirmed label="Discard the change" of={change.name} question="Discard the change?" busy={busy} onConfirm={discard}>
          The form is again as visitors see it.
        </Confirmed>
      )}
      {refusal && <Quiet tone="danger700">{refusal.message}</Quiet>}
      {kind === 'price' && (
        <Typography tag={Link} to={`${contentPath(kind)}/clone/${documentId}`} textColor="primary700">
          Add another like this
        </Typography>
      )}
      <Typography tag={Link} to="/site" textColor="primary700">
        Look at the changes and publish
      </Typography>
    </Flex>
  )
}

import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { serviceLabelOf } from '../contract/services.ts'
import { isPostgres } from '../database/dialect.ts'
import { checkDocument, draftOf } from '../ownersContent/checkDocument.ts'
import { type Article, type ContentType, contentType, contentTypes, type Kind, type Price, uidOf } from '../ownersContent/contentTypes.ts'
import type { Draft } from '../ownersContent/fields.ts'
import type { PublishedPages } from '../ownersContent/publishStatus.ts'
import type { Difference, DocumentMistake, ShownChange } from '../ownersContent/siteAnswers.ts'
import { replacedBy, type TextChange } from '../ownersContent/textChanges.ts'
import { shortDay, sydneyClock } from '../time/sydneyTime.ts'
import { type Change, type Content, changesBetween, emptyContent, stableJson, type Value } from './content.ts'
import { shownValue } from './contentHistory.ts'

export type DraftDocument = { kind: Kind; documentId: string; draft: Draft; isShown: boolean }

export type PendingChange = Change & Pick<ShownChange, 'seen' | 'notices'> & { mistakes: DocumentMistake[] }

/** All at one moment: by default PostgreSQL would read a price from before a change and an article from after it. */
export async function readDrafts(strapi: Core.Strapi): Promise<DraftDocument[]> {
  return strapi.db.transaction(async ({ trx }) => {
    if (isPostgres(trx)) await trx.raw('set transaction isolation level repeatable read read only')
    const found: DraftDocument[] = []
    for (const type of contentTypes) found.push(...(await draftsOf(strapi, type)))
    return found
  })
}

async function draftsOf(strapi: Core.Strapi, type: ContentType, where: { documentId?: string } = {}): Promise<DraftDocument[]> {
  const fields = Object.entries(type.fields)
  const rows = (await strapi.db.query(uidOf(type)).findMany({
    select: ['documentId', ...fields.flatMap(([name, { entry }]) => (entry ? [] : [name]))],
    populate: Object.fromEntries(fields.flatMap(([name, { entry }]) => (entry ? [[name, { select: Object.keys(entry.fields) }]] : []))),
    where,
    orderBy: { id: 'asc' },
  })) as (Draft & { documentId: string })[]
  return rows.map(({ documentId, ...draft }) => ({ kind: type.kind, documentId, draft, isShown: draft['show'] !== false }))
}

/** What its draft would make of a document on the site. */
export async function wantedValue(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<Value | null> {
  return draftValue(await draftsOf(strapi, contentType(kind), { documentId }), documentId)
}

export function draftValue(drafts: readonly DraftDocument[], documentId: string): Value | null {
  const found = drafts.find((each) => each.documentId === documentId)
  return found?.isShown ? checkDocument(found.kind, found.draft).value : null
}

export function seenOf(value: Value | null): string {
  return createHash('sha256').update(stableJson(value)).digest('hex').slice(0, 16)
}

export function pendingChanges(drafts: readonly DraftDocument[], published: Content, pages: PublishedPages | null): PendingChange[] {
  const wanted = emptyContent()
  const checked = new Map<string, ReturnType<typeof checkDocument>>()
  for (const { kind, documentId, draft, isShown } of drafts) {
    if (!isShown) continue
    const result = checkDocument(kind, draft)
    wanted[kind][documentId] = result.value
    checked.set(documentId, result)
  }
  // A document published before it got a mistake has changed; one with a mistake from the first day has not been published.
  return changesBetween(published, wanted)
    .filter(isNotReplaced(wanted))
    .map((change) => {
      const { kind, documentId, name } = change
      const mistakes = [...(checked.get(documentId)?.mistakes ?? []), ...overtaken(change, pages)]
      return {
        ...change,
        seen: seenOf(change.value),
        mistakes: mistakes.map((mistake) => ({ ...mistake, kind, documentId, name })),
        notices: mistakes.length > 0 ? [] : noticesOf(change, wanted, pages),
      }
    })
}

export function differencesOf({ kind, before, value }: Pick<Change, 'kind' | 'before' | 'value'>): Difference[] {
  const { fields } = contentType(kind)
  if (kind === 'text') return [{ label: 'The words', ...changedPart(wordsOf(before, value), wordsOf(value, before)) }]
  if (before === null || value === null) return []
  const [old, now] = [draftOf(fields, before), draftOf(fields, value)]
  return Object.entries(fields).flatMap(([name, { label }]) => {
    const [one, other] = [shownValue(old[name]), shownValue(now[name])]
    return one === other ? [] : [{ label, ...changedPart(one, other) }]
  })
}

/** Of a text that is not the owner's, what the site says by itself. */
function wordsOf(text: Value | null, other: Value | null): string {
  return String(text?.['now'] ?? other?.['was'] ?? '')
}

const OF_EVERY_PAGE: readonly Kind[] = ['details', 'announcement']

/** What a change is listed under, in the words of the site. */
export function pageOf({ kind, before, value }: Pick<Change, 'kind' | 'before' | 'value'>, pages: PublishedPages | null): string {
  const document = value ?? before ?? {}
  if (OF_EVERY_PAGE.includes(kind)) return 'Every page'
  if (kind === 'question') return serviceLabelOf(String(document['service'] ?? '')) || contentType(kind).title
  return kind === 'text' ? pageOfText(String(document['place'] ?? ''), pages) : contentType(kind).title
}

export function pageOfText(place: string, pages: PublishedPages | null): string {
  const path = pathOfText(place, pages)
  return (path !== null && pages?.titles[path]) || path || 'Words of the pages'
}

export function pathOfText(place: string, pages: PublishedPages | null): string | null {
  return pages?.pagesOfTexts[place.slice(0, place.indexOf('#'))] ?? null
}

const CONTEXT = 40
const SHORT = 200

function changedPart(before: string | null, after: string | null): Pick<Difference, 'before' | 'after'> {
  if (before === null || after === null || Math.max(before.length, after.length) < SHORT) return { before, after }
  const isSame = (index: number) => before.at(index) !== undefined && before.at(index) === after.at(index)
  let start = 0
  while (isSame(start)) start += 1
  let end = -1
  while (isSame(end) && -end <= Math.min(before.length, after.length) - start) end -= 1
  const cut = (text: string) => {
    const [from, to] = [Math.max(0, start - CONTEXT), Math.min(text.length, text.length + end + 1 + CONTEXT)]
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}

/** A release has changed the words below: the owner chooses on the Site page, and until then nothing of it is published. */
function overtaken({ kind, value }: Change, pages: PublishedPages | null) {
  const is = kind === 'text' && value !== null ? replacedBy(value as TextChange, pages?.texts ?? {}) : undefined
  if (is === undefined) return []
  const message =
    is === null
      ? 'This release of the site has no such text any more. Discard the change under “Your words” on the Site page.'
      : 'This release of the site says something else here. Choose under “Your words” on the Site page.'
  return [{ path: 'was', label: 'The words of the site', message }]
}

/** Site details that were deleted and written again are one change, not two. */
function isNotReplaced(wanted: Content): (change: Change) => boolean {
  return ({ kind, value }) => value !== null || !contentType(kind).isSingle || Object.keys(wanted[kind]).length === 0
}

function noticesOf({ kind, before, value }: Change, wanted: Content, pages: PublishedPages | null): string[] {
  const today = sydneyClock(new Date()).day
  if (kind === 'price') return priceNotices(before as Price | null, value as Price | null, Object.values(wanted.price), today)
  if (kind !== 'article') return []
  return articleNotices(before as Article | null, value as Article | null, pages?.guides ?? [], today)
}

function priceNotices(before: Price | null, after: Price | null, wanted: readonly unknown[], today: string): string[] {
  if (!before || !after || before.validFrom > today || after.validFrom <= today) return []
  const isLeft = (wanted as Partial<Price>[]).some(
    ({ service, validFrom }) => service === before.service && validFrom !== undefined && validFrom <= today,
  )
  if (isLeft) return []
  return [`The site shows no price for it until ${shortDay(after.validFrom)}. To keep today’s, add the new price beside it.`]
}

type Titled = Pick<Article, 'slug' | 'title'>

function articleNotices(before: Article | null, after: Article | null, ofRepository: readonly Titled[], today: string): string[] {
  const old = before?.slug
  const slug = after?.slug
  const replaced = ofRepository.find((article) => article.slug === slug && slug !== old)
  const isLost = old !== undefined && slug !== old && !ofRepository.some((article) => article.slug === old)
  const isEarly = before === null && after !== null && after.published > today
  return [
    ...(replaced ? [`It replaces the article “${replaced.title}” at /blogs/${replaced.slug}.`] : []),
    ...(isLost ? [`The page /blogs/${old} goes: links to it from elsewhere will fail.`] : []),
    ...(isEarly ? ['It appears as soon as you publish. To wait, choose that day under “Or publish at”.'] : []),
  ]
}

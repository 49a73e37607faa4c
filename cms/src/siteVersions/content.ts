// The site's whole content as documents, before it becomes a snapshot: what a version keeps, so that changes have names.

import { pricedSlugs, serviceLabelOf } from '../contract/services.ts'
import type { Kind } from '../ownersContent/contentTypes.ts'
import { contentType, contentTypes, SNAPSHOT_FORMAT, type Snapshot } from '../ownersContent/contentTypes.ts'
import type { ChangeKind } from '../ownersContent/siteAnswers.ts'

/** By document, the value it has in the snapshot. */
export type Documents = Record<string, unknown>
export type Content = Record<Kind, Documents>

/** A document before and after: null where it is not on the site. */
export type Change = { kind: Kind; documentId: string; what: ChangeKind; name: string; before: unknown; value: unknown }

const LONGEST_NAME = 60

export const emptyContent = (): Content => ({ details: {}, announcement: {}, price: {}, review: {}, article: {}, question: {}, text: {} })

export function withChanges(content: Content, changes: readonly Pick<Change, 'kind' | 'documentId' | 'value'>[]): Content {
  const next: Content = structuredClone(content)
  for (const { kind, documentId, value } of changes) {
    if (value === null) delete next[kind][documentId]
    // Written again after it was deleted, it is another document and takes the place of the first.
    else if (contentType(kind).isSingle) next[kind] = { [documentId]: value }
    else next[kind][documentId] = value
  }
  return next
}

export function changesBetween(before: Content, after: Content): Change[] {
  return contentTypes.flatMap(({ kind }) =>
    [...new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])])].flatMap((documentId) => {
      const [old, value] = [before[kind][documentId] ?? null, after[kind][documentId] ?? null]
      if (sameValue(old, value)) return []
      const what = value === null ? 'removed' : old === null ? 'added' : 'changed'
      return [{ kind, documentId, what, name: nameOf(kind, value ?? old), before: old, value }]
    }),
  )
}

export function sameValue(one: unknown, other: unknown): boolean {
  return stableJson(one) === stableJson(other)
}

/** Keys sorted and empty ones left out: the order in which a database answers is no change. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

export function nameOf(kind: Kind, value: unknown): string {
  const { title, name, service, question, now } = (value ?? {}) as Record<'title' | 'name' | 'service' | 'question' | 'now', unknown>
  if (kind === 'details') return 'Site details'
  if (kind === 'announcement') return 'Announcement'
  if (kind === 'text') return typeof now === 'string' && now.trim() ? `“${shortened(now.trim())}”` : '(text without words)'
  const given = { article: title, review: name, price: serviceLabelOf(service), question }[kind]
  return typeof given === 'string' && given.trim() ? given : `(${kind} without a name)`
}

function shortened(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text
}

/** Whether or not it fits today's schema. */
export type KeptSnapshot = { [Key in keyof Snapshot]: unknown }

/** As it is kept: whoever builds the site parses it, and names the field that does not fit. */
export function snapshotOf(
  content: Content,
  { number, made, retentionMonths }: { number: number; made: Date; retentionMonths: number },
): KeptSnapshot {
  const of = (kind: Kind) => Object.values(content[kind])
  const service = (price: unknown) => (pricedSlugs as readonly string[]).indexOf(text(price, 'service'))
  return {
    format: SNAPSHOT_FORMAT,
    number,
    made: made.toISOString(),
    retentionMonths,
    details: of('details')[0] ?? null,
    prices: of('price').sort((one, other) => service(one) - service(other) || by('validFrom', one, other)),
    reviews: of('review').sort((one, other) => by('month', other, one) || by('name', one, other)),
    articles: of('article').sort((one, other) => by('published', other, one) || by('slug', one, other)),
    announcement: of('announcement')[0] ?? null,
    ...(of('question').length > 0 && { questions: of('question') }),
    ...(of('text').length > 0 && { texts: of('text').sort((one, other) => by('place', one, other)) }),
  }
}

function by(name: string, one: unknown, other: unknown): number {
  const [first, second] = [text(one, name), text(other, name)]
  return first < second ? -1 : first > second ? 1 : 0
}

function text(value: unknown, name: string): string {
  return String((value as Record<string, unknown> | null)?.[name])
}

// The site's whole content as documents, before it becomes a snapshot: what a version keeps, so that changes have names.

import { pricedSlugs } from '../contract/services.ts'
import { contentType, contentTypes, type Kind, SNAPSHOT_FORMAT, type Snapshot } from '../ownersContent/contentTypes.ts'
import type { ShownChange } from '../ownersContent/siteAnswers.ts'

/** A document as the snapshot has it, which may not fit today's rules. */
export type Value = Readonly<Record<string, unknown>>
export type Content = Record<Kind, Record<string, Value>>

export type Change = Pick<ShownChange, 'kind' | 'documentId' | 'what' | 'name'> & { before: Value | null; value: Value | null }

const LONGEST_NAME = 60

export const emptyContent = (): Content => ({ details: {}, announcement: {}, price: {}, review: {}, article: {}, question: {}, text: {} })

export function withChanges(content: Content, changes: readonly Change[]): Content {
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

export function nameOf(kind: Kind, value: Value | null): string {
  const { mainField, title, fields } = contentType(kind)
  if (mainField === undefined) return title
  const given = value?.[mainField]
  const name = fields[mainField]?.drafted?.(given) ?? given
  if (typeof name !== 'string' || !name.trim()) return `(${kind} without ${kind === 'text' ? 'words' : 'a name'})`
  return kind === 'text' ? `“${shortened(name.trim())}”` : name
}

function shortened(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text
}

export type KeptSnapshot = { [Key in keyof Snapshot]: unknown }

/** As it is kept: whoever builds the site parses it, and names the field that does not fit. */
export function snapshotOf(
  content: Content,
  { number, made, retentionMonths }: { number: number; made: Date; retentionMonths: number },
): KeptSnapshot {
  const of = (kind: Kind) => inOrder(kind, content).map(([, value]) => value)
  return {
    format: SNAPSHOT_FORMAT,
    number,
    made: made.toISOString(),
    retentionMonths,
    details: of('details')[0] ?? null,
    prices: of('price'),
    reviews: of('review'),
    articles: of('article'),
    announcement: of('announcement')[0] ?? null,
    ...(of('question').length > 0 && { questions: of('question') }),
    ...(of('text').length > 0 && { texts: of('text') }),
  }
}

/** With the documents' ids, so that a text of one that is pressed can be found. */
export function previewOf(content: Content, about: Parameters<typeof snapshotOf>[1]): KeptSnapshot {
  const ids = (['price', 'review', 'article', 'question'] as const).map((kind) => [kind, inOrder(kind, content).map(([id]) => id)])
  return { ...snapshotOf(content, about), documents: Object.fromEntries(ids) }
}

type Order = (one: Value, other: Value) => number
const service = (price: Value) => (pricedSlugs as readonly unknown[]).indexOf(price['service'])
const orders: Partial<Record<Kind, Order>> = {
  price: (one, other) => service(one) - service(other) || by('validFrom', one, other),
  review: (one, other) => by('month', other, one) || by('name', one, other),
  article: (one, other) => by('published', other, one) || by('slug', one, other),
  text: (one, other) => by('place', one, other),
}

function inOrder(kind: Kind, content: Content): [string, Value][] {
  const entries = Object.entries(content[kind])
  const order = orders[kind]
  return order ? entries.sort(([, one], [, other]) => order(one, other)) : entries
}

function by(name: string, one: Value, other: Value): number {
  const [first, second] = [String(one[name]), String(other[name])]
  return first < second ? -1 : first > second ? 1 : 0
}

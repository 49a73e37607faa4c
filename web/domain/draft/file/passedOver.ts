import { fillIn } from '../../fillIn.ts'

/** What a Word file can have beside its text. None of it is read, and each is counted. */
export const kindsPassedOver = [
  'pictures',
  'charts',
  'equations',
  'objects',
  'footnotes',
  'endnotes',
  'comments',
  'deletions',
  'hidden',
  'insertedFiles',
] as const

export type KindPassedOver = (typeof kindsPassedOver)[number]

export type PassedOver = { kind: KindPassedOver; count: number }

/** Beside each kind is the sentence for one of it, and for more. */
export type PassedOverWords = { line: string; and: string; kinds: Readonly<Record<KindPassedOver, { one: string; more: string }>> }

/** One sentence on what of a file was not read, empty when all of it was: “Not read: 2 pictures, 1 footnote and 3 comments.” */
export function passedOverLine(passedOver: readonly PassedOver[], words: PassedOverWords): string {
  const parts = passedOver.map(({ kind, count }) =>
    fillIn(count === 1 ? words.kinds[kind].one : words.kinds[kind].more, { count: count.toLocaleString('en-AU') }),
  )
  const last = parts.pop()
  if (last === undefined) return ''
  return fillIn(words.line, { list: parts.length === 0 ? last : `${parts.join(', ')}${words.and}${last}` })
}

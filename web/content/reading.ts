import { readableDate, readableMonth } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { Source } from './schema/source.ts'
import { type SourceId, sources } from './sources.ts'

const words = {
  opened: 'opened',
  copied: 'copy of',
  dated: 'text of',
  copies: 'We read these pages in stored copies up to {day}. Where no date is shown, the page had none.',
  mixed:
    'We read the pages marked “opened” on the authority’s own site, and the others in stored copies up to {day}. Where no date is shown, the page had none.',
} as const

/** The date to show beside a source, with what it is the date of. Undefined for a copy of which we know no date. */
export function dateOf({ read, checked, copied, dated }: Source) {
  if (read === 'opened') return { of: words.opened, date: checked, readable: readableDate(checked) }
  if (copied) return { of: words.copied, date: copied, readable: readableDate(copied) }
  if (dated === undefined) return undefined
  return { of: words.dated, date: dated, readable: isMonth(dated) ? readableMonth(dated) : readableDate(dated) }
}

/** The sources that a piece of content names, at any depth. */
export function sourcesNamed(content: unknown): Source[] {
  if (typeof content === 'string') return isSource(content) ? [sources[content]] : []
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(sourcesNamed) : []
}

function isSource(text: string): text is SourceId {
  return Object.hasOwn(sources, text)
}

/** How the sources of a page were read: said once, at its end. Nothing where each was opened, because each says so. */
export function readingNote(sources: readonly Source[]): string | undefined {
  const copies = sources.filter(({ read }) => read === 'copy')
  const last = copies
    .map(({ checked }) => checked)
    .sort()
    .at(-1)
  if (last === undefined) return undefined
  return fillIn(copies.length === sources.length ? words.copies : words.mixed, { day: readableDate(last) })
}

function isMonth(date: string): boolean {
  return date.length === '2025-08'.length
}

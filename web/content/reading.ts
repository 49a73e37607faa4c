import { readableDate } from '#domain/dates.ts'
import type { Source } from './schema/source.ts'
import { type SourceId, sources } from './sources.ts'

/** How and when we read a source, in words and as the one date those words name. */
export type Reading = { before: string; date: string; readable: string }

const readingWords = {
  opened: 'Opened',
  dated: 'Read in a stored copy,',
  undated: 'Read in an undated stored copy on',
} as const

export function readingOf({ read, checked, copied }: Source): Reading {
  const before = read === 'opened' ? readingWords.opened : copied ? readingWords.dated : readingWords.undated
  const date = copied ?? checked
  return { before, date, readable: readableDate(date) }
}

/** The reading to state for several sources at once: a statement is no fresher than its least certain source. */
export function weakestReading(ids: readonly SourceId[]): Reading {
  const [weakest] = ids.map((id): Source => sources[id]).sort((a, b) => certainty(a).localeCompare(certainty(b)))
  if (weakest === undefined) throw new Error('A statement names at least one source')
  return readingOf(weakest)
}

/** Sorts an undated copy before a dated one, and an older date before a newer one. */
function certainty({ read, checked, copied }: Source): string {
  return read === 'copy' && copied === undefined ? `0 ${checked}` : `1 ${copied ?? checked}`
}

import type { Source } from '#content/schema/source.ts'
import { daysBetween } from '#domain/dates.ts'

const DAYS_UNTIL_OLD = 180

export type DatedFact = { what: string; checked: string }

/** Oldest first. */
export function oldFacts(facts: readonly DatedFact[], today: string): DatedFact[] {
  return facts.filter(({ checked }) => daysBetween(checked, today) > DAYS_UNTIL_OLD).sort((a, b) => a.checked.localeCompare(b.checked))
}

/** A day ahead is another time zone; more is a typing mistake. */
export function checkedInTheFuture(facts: readonly DatedFact[], today: string): DatedFact[] {
  return facts.filter(({ checked }) => daysBetween(today, checked) > 1)
}

/** Every source with the pages that use it, and every page that was checked as a whole. */
export function datedFacts(sources: Record<string, Source>, documents: readonly { name: string; data: unknown }[]): DatedFact[] {
  const ofSources = Object.entries(sources).map(([id, { publisher, title, checked }]) => {
    const users = documents.filter(({ data }) => names(data, [id, sources[id]])).map(({ name }) => name)
    return { what: `source ${id} (${publisher}, ${title}), used by ${users.join(', ') || 'no page'}`, checked }
  })
  const ofPages = documents.flatMap(({ name, data }) =>
    typeof data === 'object' && data !== null && 'checked' in data ? [{ what: name, checked: String(data.checked) }] : [],
  )
  return [...ofSources, ...ofPages]
}

/** By its id or, as posts do, by itself. */
function names(value: unknown, source: readonly unknown[]): boolean {
  if (source.includes(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => names(part, source))
}

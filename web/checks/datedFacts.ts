import type { Source } from '#content/schema/source.ts'
import { lastDays } from '#content/until.ts'
import { daysBetween } from '#domain/dates.ts'

const DAYS_UNTIL_OLD = 180

type DatedFact = { what: string; checked: string }

export function oldFacts(facts: readonly DatedFact[], today: string): DatedFact[] {
  return facts.filter(({ checked }) => daysBetween(checked, today) > DAYS_UNTIL_OLD).sort((a, b) => a.checked.localeCompare(b.checked))
}

/** A day ahead is another time zone; more is a typing mistake. */
export function checkedInTheFuture(facts: readonly DatedFact[], today: string): DatedFact[] {
  return facts.filter(({ checked }) => daysBetween(today, checked) > 1)
}

export function datedFacts(sources: Record<string, Source>, documents: readonly { name: string; data: unknown }[]): DatedFact[] {
  const ofSources = Object.entries(sources).map(([id, { publisher, title, checked }]) => {
    const users = documents.filter(({ data }) => names(JSON.stringify(data), id, sources[id])).map(({ name }) => name)
    return { what: `source ${id} (${publisher}, ${title}), used by ${users.join(', ') || 'no page'}`, checked }
  })
  const ofPages = documents.flatMap(({ name, data }) =>
    typeof data === 'object' && data !== null && 'checked' in data ? [{ what: name, checked: String(data.checked) }] : [],
  )
  return [...ofSources, ...ofPages]
}

function names(data: string, id: string, source: Source | undefined): boolean {
  return data.includes(JSON.stringify(id)) || data.includes(JSON.stringify(source))
}

const DAYS_OF_WARNING = 60

/** Dated passages that expire within 60 days, or have expired, soonest first: `content/posts/one.md:12  2026-12-31, 40 days left`. */
export function endingPassages(files: readonly { file: string; text: string }[], today: string): string[] {
  return files
    .flatMap(({ file, text }) => lastDays(text).map(({ lastDay, line }) => ({ lastDay, at: `${file}:${line}` })))
    .filter(({ lastDay }) => daysBetween(today, lastDay) <= DAYS_OF_WARNING)
    .sort((a, b) => a.lastDay.localeCompare(b.lastDay))
    .map(({ lastDay, at }) => `${lastDay}  ${leaves(daysBetween(today, lastDay))}  ${at}`)
}

function leaves(days: number): string {
  return days < 0 ? 'has left the pages: delete or renew it' : `leaves in ${days + 1} days, with the next build`
}

/** A copy of an unknown day may be older than the rule: each needs a person who accepts it by name. */
export function refusedSources(sources: Record<string, Source>, accepted: readonly string[]): string[] {
  return Object.entries(sources)
    .filter(([id, { read, copied }]) => read === 'copy' && copied === undefined && !accepted.includes(id))
    .map(([id, { url }]) => `${id.padEnd(30)} ${url}`)
}

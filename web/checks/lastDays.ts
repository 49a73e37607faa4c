import { lastDays } from '#content/until.ts'
import { daysBetween } from '#domain/dates.ts'

const DAYS_OF_WARNING = 60

/** Dated passages that expire within 60 days, or have expired, soonest first: `content/posts/one.md:12  2026-12-31, 40 days left`. */
export function endingPassages(files: readonly { file: string; text: string }[], today: string): string[] {
  return files
    .flatMap(({ file, text }) => lastDays(text).map(({ lastDay, line }) => ({ lastDay, place: `${file}:${line}` })))
    .filter(({ lastDay }) => daysBetween(today, lastDay) <= DAYS_OF_WARNING)
    .sort((a, b) => a.lastDay.localeCompare(b.lastDay))
    .map(({ lastDay, place }) => `${lastDay}  ${leaves(daysBetween(today, lastDay))}  ${place}`)
}

function leaves(days: number): string {
  return days < 0 ? 'has left the pages: delete or renew it' : `leaves in ${days + 1} days, with the next build`
}

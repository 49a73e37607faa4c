export const DAY_MS = 24 * 60 * 60_000

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11-21` as `21 November 2026`. */
export function readableDate(isoDate: string): string {
  return longDate.format(new Date(isoDate))
}

export function readableMonth(isoMonth: string): string {
  return monthAndYear.format(new Date(isoMonth))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

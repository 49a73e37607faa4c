import { isDay } from '../../cms/src/contract/day.ts'
import { bandOf, type Factor } from './points.ts'

/** While a year is typed, browsers report 0001, 0019 and 0199. */
const FIRST_BIRTH = '1900-01-01'

/**
 * The age band on a day with the birthdays still to come on which another begins, or what is wrong with the two dates.
 * Dates are `2026-11-21`, and compared as written: a birthday must not move with a time zone.
 */
export function ageOnDay(factor: Factor, birth: string, day: string) {
  if (!isDay(birth) || !isDay(day) || birth < FIRST_BIRTH) return 'unreadable'
  if (birth > day) return 'unborn'
  const years = yearsBetween(birth, day)
  const band = bandOf(factor, years)
  if (band === undefined) return 'unreadable'
  const edges = factor.bands.flatMap((edge) =>
    edge.from !== undefined && edge.from > years ? [{ years: edge.from, date: birthday(birth, edge.from), band: edge }] : [],
  )
  return { years, band, edges }
}

/** Whole years. A birthday on 29 February is on 1 March in other years. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** A local day as `2026-11-21`. */
export function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function birthday(birth: string, years: number): string {
  const date = `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}`
  return isDay(date) ? date : `${date.slice(0, 4)}-03-01`
}

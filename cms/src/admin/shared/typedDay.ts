import { isDay } from '../../contract/day.ts'

/** The day as it is stored, 2026-11-30, from what a person typed: 30/11/2026, 30.11.2026 or as stored. */
export function typedDay(text: string): string | undefined {
  const [, storedYear, storedMonth, storedDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? []
  const [, day = storedDay, month = storedMonth, year = storedYear] =
    /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text) ?? []
  if (!day || !month || !year) return undefined
  const stored = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(stored) ? stored : undefined
}

export function writtenDay(value: string | null | undefined): string {
  const day = value ? typedDay(value) : undefined
  return day ? day.split('-').reverse().join('/') : (value ?? '')
}

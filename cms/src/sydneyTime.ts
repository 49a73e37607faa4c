const ZONE = 'Australia/Sydney'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const shown = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, dateStyle: 'medium', timeStyle: 'short' })
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const shownDay = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', dateStyle: 'medium' })

export type SydneyClock = { day: string; hour: number }

export function sydneyTime(date: Date): string {
  return shown.format(date)
}

/** 2026-11-21 as 21 Nov 2026. */
export function shortDay(day: string): string {
  return shownDay.format(new Date(`${day}T00:00:00Z`))
}

export function sydneyClock(date: Date): SydneyClock {
  const { year, month, day, hour } = read(date)
  return { day: `${year}-${month}-${day}`, hour: Number(hour) }
}

export function startOfSydneyDay(date: Date): Date {
  const { day } = sydneyClock(date)
  // Sydney is 10 or 11 hours ahead; on the days the clocks change, midnight still comes before it.
  const midnight = new Date(Date.parse(`${day}T00:00:00Z`) - 11 * HOUR_MS)
  return sydneyClock(midnight).day === day ? midnight : new Date(midnight.getTime() + HOUR_MS)
}

/** Monday at midnight, so many weeks before the week of the date. */
export function startOfSydneyWeek(date: Date, weeksBefore = 0): Date {
  // At two in the morning in London it is the same day in Sydney, on every day of the year.
  const early = new Date(`${sydneyClock(date).day}T02:00:00Z`)
  const sinceMonday = (early.getUTCDay() + 6) % 7
  return startOfSydneyDay(new Date(early.getTime() - (sinceMonday + 7 * weeksBefore) * DAY_MS))
}

/** 2026-11-21T19:03:05+11:00: what a spreadsheet sorts and a program reads. */
export function sydneyStamp(date: Date): string {
  const { year, month, day, hour, minute, second } = read(date)
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const offset = Math.round((Date.parse(`${wall}Z`) - date.getTime()) / HOUR_MS)
  return `${wall}+${String(offset).padStart(2, '0')}:00`
}

function read(date: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
}

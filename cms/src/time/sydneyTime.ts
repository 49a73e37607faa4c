import { DateTime } from 'luxon'
import type { WorkSettings } from '../settings/settings.ts'

const SYDNEY = 'Australia/Sydney'
const SATURDAY = 6

const shown = new Intl.DateTimeFormat('en-AU', { timeZone: SYDNEY, dateStyle: 'medium', timeStyle: 'short' })
const shownDay = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', dateStyle: 'medium' })

type SydneyClock = { day: string; hour: number }

export function sydneyTime(date: Date): string {
  return shown.format(date)
}

/** 2026-11-21 as 21 Nov 2026. */
export function shortDay(day: string): string {
  return shownDay.format(new Date(`${day}T00:00:00Z`))
}

export function sydneyClock(date: Date): SydneyClock {
  const time = inSydney(date)
  return { day: time.toFormat('yyyy-MM-dd'), hour: time.hour }
}

export function dayOf(day: string | Date): string {
  return typeof day === 'string' ? day.slice(0, 10) : sydneyClock(day).day
}

export function startOfSydneyDay(date: Date): Date {
  return inSydney(date).startOf('day').toJSDate()
}

export function startOfSydneyWeek(date: Date, weeksBefore = 0): Date {
  return inSydney(date).startOf('week').minus({ weeks: weeksBefore }).toJSDate()
}

/** 2026-11-21 19:03:05: what every spreadsheet takes for a time. */
export function sydneyStamp(date: Date): string {
  return inSydney(date).toFormat('yyyy-MM-dd HH:mm:ss')
}

function inSydney(date: Date): DateTime {
  return DateTime.fromJSDate(date, { zone: SYDNEY })
}

export function addDays(now: Date, days: number): string {
  return inSydney(now).plus({ days }).toFormat('yyyy-MM-dd')
}

/** In milliseconds, by Sydney's wall clock: the days the clocks change are as long as any other. Prepared once for all instants from `first` to `last`. */
export function makeWorkingTime({ opens, closes, holidays }: WorkSettings, first: Date, last: Date): (from: Date, to: Date) => number {
  const hours: { starts: number; ends: number }[] = []
  for (let day = inSydney(first).startOf('day'); day.toJSDate() <= last; day = day.plus({ days: 1 }))
    if (day.weekday < SATURDAY && !holidays.includes(day.toFormat('yyyy-MM-dd')))
      hours.push({ starts: day.set({ hour: opens }).toMillis(), ends: day.set({ hour: closes }).toMillis() })
  return (from, to) => {
    const [began, ended] = [from.getTime(), to.getTime()]
    let worked = 0
    for (const { starts, ends } of hours) {
      if (starts >= ended) break
      if (ends > began) worked += Math.min(ends, ended) - Math.max(starts, began)
    }
    return worked
  }
}

import { DateTime } from 'luxon'
import type { WorkSettings } from '../settings/settings.ts'
import { SYDNEY } from './sydneyTime.ts'

const SATURDAY = 6

/** In milliseconds, by Sydney's wall clock: the days the clocks change are as long as any other. Prepared once for all instants from `first` to `last`. */
export function makeWorkingTime({ opens, closes, holidays }: WorkSettings, first: Date, last: Date): (from: Date, to: Date) => number {
  const starts: number[] = []
  const ends: number[] = []
  const before: number[] = []
  let sum = 0
  const end = DateTime.fromJSDate(last, { zone: SYDNEY }).endOf('day')
  for (let day = DateTime.fromJSDate(first, { zone: SYDNEY }).startOf('day'); day <= end; day = day.plus({ days: 1 })) {
    if (day.weekday >= SATURDAY || holidays.includes(day.toFormat('yyyy-MM-dd'))) continue
    const start = day.set({ hour: opens }).toMillis()
    const stop = (closes === 24 ? day.plus({ days: 1 }) : day.set({ hour: closes })).toMillis()
    starts.push(start)
    ends.push(stop)
    before.push(sum)
    sum += stop - start
  }

  function workedUntil(instant: number): number {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= instant) low = middle + 1
      else high = middle
    }
    const index = low - 1
    if (index < 0) return 0
    return (before[index] ?? 0) + Math.min(instant, ends[index] ?? 0) - (starts[index] ?? 0)
  }

  return (from, to) => Math.max(0, workedUntil(to.getTime()) - workedUntil(from.getTime()))
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `2026-11-21` as `21 November 2026`. Without `Intl`, because the day must not move with the time zone. */
export function readableDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  const name = months[(month ?? 0) - 1]
  if (year === undefined || name === undefined || day === undefined) throw new Error(`${isoDate} is not a date such as 2026-11-21`)
  return `${day} ${name} ${year}`
}

/** `2026-11` as `November 2026`. */
export function readableMonth(isoMonth: string): string {
  return readableDate(`${isoMonth}-01`).replace(/^1 /, '')
}

/** Whole days from one date to the other. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

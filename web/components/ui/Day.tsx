import { readableDate } from '#domain/dates.ts'

export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{readableDate(date)}</time>
}

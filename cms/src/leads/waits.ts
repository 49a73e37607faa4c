const HOUR = 60
const DAY = 24 * HOUR

/** Minutes to a first answer in words: from, and less than. */
export function waitInWords(from: number, to: number | null): string {
  if (to === null) return `${inUnit(from)} or more`
  return from === 0 ? `under ${inUnit(to)}` : `${inUnit(from)} to ${inUnit(to)}`
}

function inUnit(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`
  return minutes < DAY ? `${minutes / HOUR} h` : `${minutes / DAY} ${minutes === DAY ? 'day' : 'days'}`
}

/** For an axis. */
export function waitInShort(from: number, to: number | null): string {
  if (to === null) return `${from / DAY} d+`
  if (from === 0) return `<${to} min`
  const [size, unit] = to <= HOUR ? [1, 'min'] : to <= DAY ? [HOUR, 'h'] : [DAY, 'd']
  return `${from / size}–${to / size} ${unit}`
}

/** As the address of the list has it. */
export const waitQuery = ({ from, to }: { from: number; to: number | null }) => `${from}-${to ?? ''}`

export function waitOfQuery(query: string): { from: number; to: number | null } {
  const [from, to] = query.split('-')
  return { from: Number(from), to: to ? Number(to) : null }
}

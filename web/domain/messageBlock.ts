/** First and last line of a block in a message, by which a later one finds it. */
export type BlockMarks = { start: string; end: string }

/** Puts a block into a message. The visitor's own words stay; an older block is removed. */
export function withBlock(message: string, block: string, { start, end }: BlockMarks): string {
  const from = message.indexOf(start)
  const to = message.indexOf(end, from)
  if (from !== -1 && to !== -1) return message.slice(0, from) + block + message.slice(to + end.length)
  return message.trim() === '' ? block : `${message.trimEnd()}\n\n${block}`
}

/**
 * A message with a tool's summary after the visitor's own words, once. A summary that was put in before is exchanged for the
 * new one, unless the visitor has changed a letter of it: then it is theirs, and stays.
 */
export function withSummary(message: string, summary: string, before: string): string {
  if (message.includes(summary)) return message
  if (before !== '' && message.includes(before)) return message.replace(before, () => summary)
  return message.trim() === '' ? summary : `${message.trimEnd()}\n\n${summary}`
}

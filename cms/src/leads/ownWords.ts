const START = /^--- (?!End of ).+ ---$/
const END = /^--- End of .+ ---$/
/** The last line of a summary: "Page: https://…", "Open it again: https://…". */
const ADDRESS_LINE = /^[^:\n]{1,40}: (?:https?:\/\/|www\.)\S+$/

/**
 * What the visitor wrote, without the summary that a result, a calculator or a draft check of the site put in: two
 * visitors with one result have the same summary. If one of its marks is gone, it ends or begins at a blank line.
 */
export function ownWords(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const isPrinted = lines.map((line) => ADDRESS_LINE.test(line))
  for (const [index, line] of lines.entries()) {
    if (START.test(line)) mark(isPrinted, index, endOf(lines, index))
    else if (END.test(line) && !isPrinted[index]) mark(isPrinted, lines.lastIndexOf('', index) + 1, index)
  }
  return lines.filter((_line, index) => !isPrinted[index]).join('\n')
}

function endOf(lines: readonly string[], start: number): number {
  const next = lines.findIndex((line, index) => index > start && START.test(line))
  const end = lines.findIndex((line, index) => index > start && END.test(line))
  if (end !== -1 && (next === -1 || end < next)) return end
  const blank = lines.indexOf('', start)
  return blank === -1 ? lines.length - 1 : blank
}

function mark(isPrinted: boolean[], from: number, to: number): void {
  isPrinted.fill(true, from, to + 1)
}

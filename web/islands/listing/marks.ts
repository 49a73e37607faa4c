import { wordsOf } from '#domain/occupationSearch.ts'
import type { Row } from './rows.ts'

/** Highlights the words that matched the search, without changing the page; older browsers show no mark. */
export function markWords(rows: readonly Row[], words: ReadonlySet<string>): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('found')
  if (words.size === 0) return
  const ranges = rows.flatMap(({ names }) => (names ? rangesIn(names, words) : []))
  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges))
}

function rangesIn(element: Element, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
      if (!wordsOf(word).some((part) => words.has(part))) continue
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      ranges.push(range)
    }
  }
  return ranges
}

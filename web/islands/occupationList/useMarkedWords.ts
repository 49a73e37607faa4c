import { type RefObject, useEffect } from 'react'
import { wordsOf } from '#domain/wordSearch.ts'

/** Highlights the words that matched the search, without changing the page; older browsers show no mark. */
export function useMarkedWords(place: RefObject<HTMLElement | null>, words: ReadonlySet<string>): void {
  useEffect(() => {
    if (!place.current || words.size === 0 || !('highlights' in CSS)) return
    const found = CSS.highlights.get('found') ?? new Highlight()
    CSS.highlights.set('found', found)
    const ranges = rangesIn(place.current, words)
    for (const range of ranges) found.add(range)
    return () => {
      for (const range of ranges) found.delete(range)
    }
  }, [place, words])
}

function rangesIn(element: Element, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
      if (!wordsOf(word).some((written) => words.has(written))) continue
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      ranges.push(range)
    }
  }
  return ranges
}

import type { listingAnswers } from '#content/occupationTexts.ts'
import { wordsOf } from '#domain/occupationSearch.ts'
import { passes } from '#domain/occupations.ts'
import { part, parts, printed } from '../dom.ts'
import { startCompareChoices } from './compareChoices.ts'
import { type FindOccupations, loadOccupations } from './occupationIndex.ts'
import { arrange, type Row, readRows, showOtherLists, tallyInWords } from './results.ts'
import { createAnnouncer, type SearchValues, showNothing, startSearchForm, unusedInWords } from './searchForm.ts'

/** How long a search in the address waits for the entries before the whole list is shown. */
const PATIENCE_MS = 1500

/** A short result is sorted best first; a long one keeps the order of the list, which people know. */
const MOST_RANKED = 8

export async function start(listing: HTMLElement): Promise<void> {
  const messages = printed<typeof listingAnswers>(listing.dataset.answers)
  const address = listing.dataset.entries ?? ''
  const rows = readRows(listing)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const announce = createAnnouncer(listing)
  const withRows = parts(listing, '[data-with-rows]')
  let find: FindOccupations | undefined
  let newest: SearchValues | undefined

  async function show(values: SearchValues): Promise<void> {
    newest = values
    if (values.q !== '' && find === undefined) {
      announce(messages.looking, '')
      find = await loadOccupations(address).catch(() => undefined)
      if (newest !== values) return
    }
    const found = values.q === '' ? undefined : find?.(values.q)
    const ranked = found ? found.entries.flatMap(({ id }) => rowOf.get(id) ?? []) : rows
    const here = ranked.length > MOST_RANKED ? rows.filter((row) => ranked.includes(row)) : ranked
    const elsewhere = found ? found.entries.filter(({ id }) => !rowOf.has(id)) : []
    const shown = here.filter((row) => passes(row, values))
    const nothing = found?.entries.length === 0

    arrange(rows, shown)
    for (const withRow of withRows) withRow.hidden = shown.length === 0
    markWords(shown, found?.met ?? new Set())
    showOtherLists(listing, elsewhere, { query: values.q, hereToo: here.length > 0 }, messages)
    showNothing(listing, nothing, messages.nothing.heading, values.q)
    const tally = { shown: shown.length, total: rows.length, filteredOut: here.length - shown.length, elsewhere: elsewhere.length }
    const remark = nothing ? '' : unusedInWords(found?.unused ?? [], messages.unused)
    announce(tallyInWords(tally, messages), values.q !== '' && !found ? messages.unreachable : remark)
  }

  startCompareChoices(part<HTMLFormElement>(listing, '[data-compare]'))
  part(listing, 'search form').addEventListener('focusin', () => loadOccupations(address).catch(() => undefined))
  await Promise.race([startSearchForm(listing, show), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Highlights the words that matched the search, without changing the page; older browsers show no mark. */
function markWords(rows: readonly Row[], words: ReadonlySet<string>): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('found')
  const ranges = words.size === 0 ? [] : rows.flatMap(({ element }) => rangesIn(part(element, '[data-names]'), words))
  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges))
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

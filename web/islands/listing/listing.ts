import { wordsOf } from '#domain/occupationSearch.ts'
import { passes } from '#domain/occupations.ts'
import { readWords } from '../readWords.ts'
import { createAnnouncer, keepInAddress, keepWhileAway, valuesInAddress } from '../searchForm.ts'
import { startCompareChoices } from './compareChoices.ts'
import { createFinder } from './finder.ts'
import { showNothing, showOtherListResults } from './otherListResults.ts'
import { remarkInWords, resultMessages, tallyInWords } from './resultMessages.ts'
import { createAfterPaint, createArranger, type Row, readRows } from './rows.ts'

/** How long a search in the address waits for the other lists before it shows what it has. */
const PATIENCE_MS = 1500

const KEPT = ['q', 'category', 'list'] as const
type Choices = Record<(typeof KEPT)[number], string>

/** Filters the printed list while the visitor types, and says what the other lists have. */
export async function start(listing: HTMLElement): Promise<void> {
  const form = listing.querySelector<HTMLFormElement>('[data-search]')
  if (form === null) return
  const compare = listing.querySelector<HTMLFormElement>('[data-compare]')
  if (compare) startCompareChoices(compare)
  const messages = readWords(listing.dataset.answers, resultMessages)
  const rows = readRows(listing)
  const finder = createFinder(rows, { address: listing.dataset.others ?? '', own: listing.dataset.listing ?? '' })
  const arrange = createArranger(rows)
  const announce = createAnnouncer(listing)
  const afterPaint = createAfterPaint()
  const withRows = listing.querySelectorAll<HTMLElement>('[data-with-rows]')

  const update = () => {
    const choices = readChoices(form)
    const { asked, here, elsewhere, met, unused } = finder.find(choices.q)
    const shown = here.filter((row) => passes(row, choices))
    const lists = asked ? finder.lists() : 'loaded'
    const nothing = asked && here.length + elsewhere.length === 0 && lists !== 'loading'

    arrange(shown)
    for (const part of withRows) part.hidden = shown.length === 0
    for (const button of form.querySelectorAll<HTMLElement>('[data-clear]')) button.hidden = !Object.values(choices).some(Boolean)
    const tally = { shown: shown.length, total: rows.length, filteredOut: here.length - shown.length, elsewhere: elsewhere.length, lists }
    announce(tallyInWords(tally, messages), remarkInWords({ unused: nothing ? [] : unused, lists }, messages))

    // Where rows match, the other lists are below them and can come a moment later.
    const rest = () => {
      markWords(shown, met)
      showOtherListResults(listing, elsewhere, { query: choices.q, hereToo: here.length > 0 }, messages)
      showNothing(listing, nothing, choices.q, messages)
    }
    afterPaint(shown.length > 0 ? rest : () => undefined)
    if (shown.length === 0) rest()
  }

  const loadOthers = async () => {
    await finder.load()
    if (readChoices(form).q !== '') update()
  }

  const changed = () => {
    if (finder.lists() === 'unasked' && readChoices(form).q !== '') loadOthers()
    update()
    keepInAddress(readChoices(form))
  }

  form.addEventListener('input', changed)
  form.addEventListener('focusin', loadOthers)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // A phone's keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) form.querySelector('input')?.blur()
  })
  for (const button of listing.querySelectorAll('[data-clear]')) {
    button.addEventListener('click', () => {
      form.reset()
      changed()
      form.querySelector('input')?.focus()
    })
  }

  for (const field of form.querySelectorAll('input')) keepWhileAway(field)
  writeChoices(form, valuesInAddress(KEPT))
  const asked = readChoices(form)
  if (Object.values(asked).some(Boolean)) update()
  // A search in the address is answered in one go, with what the other lists have.
  const whole = asked.q === '' ? undefined : Promise.race([loadOthers(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  await whole
  delete listing.dataset.arriving
}

function readChoices(form: HTMLFormElement): Choices {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return { q: text('q'), category: text('category'), list: text('list') }
}

function writeChoices(form: HTMLFormElement, choices: ReadonlyMap<string, string>): void {
  for (const [name, value] of choices) {
    const control = form.elements.namedItem(name)
    // What was typed before the script came stays.
    if ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === '') control.value = value
  }
}

/** Highlights the words that matched the search, without changing the page; older browsers show no mark. */
function markWords(rows: readonly Row[], words: ReadonlySet<string>): void {
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

import { fillIn } from '#domain/fillIn.ts'
import { buildIndex, type Found, search } from '#domain/occupationSearch.ts'
import { passes } from '#domain/occupations.ts'
import { type Answers, tallyInWords } from './answers.ts'
import { showElsewhere } from './elsewhere.ts'
import { choicesInAddress, keepInAddress } from './listingAddress.ts'
import { markWords } from './marks.ts'
import { loadOtherLists, type OtherEntry } from './otherLists.ts'
import { arrangeRows, readRows } from './rows.ts'

const ANNOUNCE_AFTER_MS = 600
const NOTHING_FOUND: Found = { ids: [], met: new Set(), unused: [] }

/** Filters the printed list while the visitor types, and says what the other lists hold. */
export function startListing(listing: HTMLElement): void {
  const form = listing.querySelector<HTMLFormElement>('[data-search]')
  if (form === null) return
  const answers: Answers = JSON.parse(listing.dataset.answers ?? '{}')
  const part = (name: string) => listing.querySelector<HTMLElement>(`[data-${name}]`)
  const [count, said, nothing] = [part('count'), part('said'), part('nothing')]
  const hint = form.querySelector<HTMLElement>('[id$="hint"]')
  const hintText = hint?.textContent ?? ''

  const rows = readRows(listing)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  let others = new Map<string, OtherEntry>()
  let index = buildIndex(rows)
  let lists: 'unasked' | 'loading' | 'loaded' | 'failed' = 'unasked'
  let announcement: ReturnType<typeof setTimeout> | undefined

  function update(): void {
    const { q, category, list } = choices()
    const asked = q.trim() !== ''
    const found = asked ? search(index, q, { complete: lists === 'loaded' || lists === 'failed' }) : NOTHING_FOUND
    const matching = asked ? found.ids.flatMap((id) => rowOf.get(id) ?? []) : rows
    const shown = matching.filter((row) => passes(row, { category, list }))
    const elsewhere = found.ids.flatMap((id) => others.get(id) ?? [])

    arrangeRows(listing, rows, shown)
    markWords(
      shown.map(({ element }) => element),
      found.met,
    )
    showElsewhere(listing, elsewhere, q, matching.length > 0, answers)
    showNothing(asked && matching.length + elsewhere.length === 0 && lists !== 'loading', q)
    for (const button of listing.querySelectorAll<HTMLElement>('form [data-clear]'))
      button.hidden = !asked && category === '' && list === ''
    say(
      tallyInWords(
        {
          shown: shown.length,
          total: rows.length,
          filteredOut: matching.length - shown.length,
          elsewhere: elsewhere.length,
          lists: asked && lists === 'loading' ? 'loading' : 'loaded',
        },
        answers,
      ),
      remark(found.unused, asked),
    )
  }

  function remark(unused: readonly string[], asked: boolean): string {
    if (asked && lists === 'failed') return answers.unreachable
    return unused.length === 0 ? '' : fillIn(answers.unused, { words: unused.join(', ') })
  }

  /** At once to the eye; to a screen reader when the typing pauses. */
  function say(tally: string, remark: string): void {
    if (count) count.textContent = tally
    if (hint) hint.textContent = remark || hintText
    clearTimeout(announcement)
    announcement = setTimeout(() => {
      if (said) said.textContent = remark ? `${tally}. ${remark}` : tally
    }, ANNOUNCE_AFTER_MS)
  }

  function showNothing(visible: boolean, query: string): void {
    if (!nothing) return
    nothing.hidden = !visible
    const heading = nothing.querySelector('h2')
    if (heading && visible) heading.textContent = fillIn(answers.nothing.heading, { query: query.trim() })
  }

  function choices() {
    const data = new FormData(form ?? undefined)
    const text = (name: string) => String(data.get(name) ?? '')
    return { q: text('q'), category: text('category'), list: text('list') }
  }

  async function askOtherLists(): Promise<void> {
    if (lists === 'loading' || lists === 'loaded') return
    lists = 'loading'
    try {
      const entries = await loadOtherLists(listing.dataset.others ?? '', listing.dataset.listing ?? '')
      others = new Map(entries.map((entry) => [entry.id, entry]))
      index = buildIndex([...rows, ...entries])
      lists = 'loaded'
    } catch {
      lists = 'failed'
    }
    if (choices().q.trim() !== '') update()
  }

  function changed(): void {
    if (choices().q.trim() !== '') askOtherLists()
    update()
    keepInAddress(choices())
  }

  function clear(): void {
    form?.reset()
    changed()
    form?.querySelector('input')?.focus()
  }

  form.addEventListener('input', changed)
  form.addEventListener('focusin', () => askOtherLists(), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // The keyboard of a phone covers the answer.
    if (matchMedia('(pointer: coarse)').matches) form.querySelector('input')?.blur()
  })
  for (const button of listing.querySelectorAll('[data-clear]')) button.addEventListener('click', clear)

  for (const [name, value] of Object.entries(choicesInAddress())) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
  }
  const { q, category, list } = choices()
  if (q + category + list !== '') changed()
  listing.dataset.ready = ''
}

import { fillIn } from '#domain/fillIn.ts'
import { afterPause } from '../afterPause.ts'
import { part, parts } from '../dom.ts'

const ANNOUNCE_AFTER_MS = 600
const KEEP_AFTER_MS = 500

/** Shows a sentence at once, and announces it to a screen reader when the typing pauses. */
export function createAnnouncer(list: HTMLElement) {
  const hint = part(list, '[data-hint]')
  const usualHint = hint.textContent
  let sentences: string[] = []
  const say = afterPause(ANNOUNCE_AFTER_MS, () => {
    part(list, '[data-said]').textContent = sentences.filter(Boolean).join('. ')
  })

  return function announce(tally: string, remark: string): void {
    part(list, '[data-count]').textContent = tally
    hint.textContent = remark || usualHint
    sentences = [tally, remark]
    say()
  }
}

type CountWords = Readonly<Record<'all' | 'one' | 'many' | 'none', string>>

export function countInWords(shown: number, total: number, words: CountWords): string {
  const sentence = shown === 0 ? words.none : shown === total ? words.all : shown === 1 ? words.one : words.many
  return fillIn(sentence, { count: shown, total })
}

export function unusedInWords(unused: readonly string[], sentence: string): string {
  return unused.length === 0 ? '' : fillIn(sentence, { words: unused.join(', ') })
}

export function showNothing(list: HTMLElement, visible: boolean, heading: string, query: string): void {
  const place = part(list, '[data-nothing]')
  place.hidden = !visible
  part(place, 'h2').textContent = fillIn(heading, { query })
}

export type SearchValues = Readonly<Record<'q' | 'category' | 'list', string>>

/** Calls `show` with each change, and at the start if the address or the visitor has asked for anything. */
export async function startSearchForm(list: HTMLElement, show: (values: SearchValues) => void | Promise<void>): Promise<void> {
  const form = part<HTMLFormElement>(list, 'search form')
  const field = part<HTMLInputElement>(form, 'input')
  const clears = parts(list, '[data-clear]')

  function update(): void | Promise<void> {
    const values = valuesOf(form)
    for (const button of clears) button.hidden = !isAsked(values)
    return show(values)
  }
  const keep = () => keepInAddress(valuesOf(form))
  // Safari allows a hundred changes of the address in half a minute.
  const keepSoon = afterPause(KEEP_AFTER_MS, keep)
  const changed = () => {
    void update()
    keepSoon()
  }
  const clear = () => {
    form.reset()
    changed()
    field.focus()
  }

  form.addEventListener('input', changed)
  // A link would leave the search behind.
  addEventListener('click', keep, { capture: true })
  // Firefox does not empty the field by itself.
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && field.value !== '' && clear())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // A phone's keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.blur()
  })
  for (const button of clears) button.addEventListener('click', clear)
  keepWhileAway(field)
  for (const [name, value] of new URLSearchParams(location.search)) {
    const control = form.elements.namedItem(name)
    // What was typed before the script came stays.
    if ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === '') control.value = value
  }
  if (isAsked(valuesOf(form))) await update()
}

function valuesOf(form: HTMLFormElement): SearchValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return { q: text('q'), category: text('category'), list: text('list') }
}

function isAsked(values: SearchValues): boolean {
  return Object.values(values).some(Boolean)
}

/** Safari empties a field without autocompletion on a page from the back/forward cache (`resumeFromDocumentSuspension` in https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/HTMLInputElement.cpp). */
function keepWhileAway(field: HTMLInputElement): void {
  addEventListener('pagehide', () => {
    field.autocomplete = 'on'
  })
  addEventListener('pageshow', () => {
    field.autocomplete = 'off'
  })
}

function keepInAddress(values: SearchValues): void {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

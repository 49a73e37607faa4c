import { fillIn } from '#domain/fillIn.ts'
import { createGuideSearch } from '#domain/guideSearch.ts'
import { readWords } from '../readWords.ts'
import { createAnnouncer, keepInAddress, keepWhileAway, valuesInAddress } from '../searchForm.ts'

const messages = { all: '', one: '', many: '', none: '', unused: '', nothing: '' }

/** Filters the printed list of guides while the visitor types. */
export function start(part: HTMLElement): void {
  const form = part.querySelector('form')
  const field = form?.querySelector('input')
  const nothing = part.querySelector<HTMLElement>('[data-nothing]')
  if (!form || !field || !nothing) return
  const words = readWords(part.dataset.guides, messages)
  const topics = [...part.querySelectorAll<HTMLElement>('[data-topic]')]
  const rows = [...part.querySelectorAll<HTMLElement>('[data-guide]')]
  const entries = rows.map((row) => ({ id: row.dataset.guide ?? '', title: textIn(row, 'h3'), summary: textIn(row, 'p') }))
  const search = createGuideSearch(entries)
  const announce = createAnnouncer(part)
  const clears = part.querySelectorAll<HTMLElement>('[data-clear]')

  const update = () => {
    const query = field.value.trim()
    const { ids, unused } = search(query)
    for (const row of rows) row.hidden = !ids.has(row.dataset.guide ?? '')
    for (const topic of topics) topic.hidden = topic.querySelector('[data-guide]:not([hidden])') === null
    for (const button of clears) button.hidden = query === ''
    nothing.hidden = ids.size > 0
    nothing.querySelector('h2')?.replaceChildren(fillIn(words.nothing, { query }))
    const tally = ids.size === 0 ? words.none : ids.size === rows.length ? words.all : ids.size === 1 ? words.one : words.many
    const remark = unused.length === 0 ? '' : fillIn(words.unused, { words: unused.join(', ') })
    announce(fillIn(tally, { count: ids.size, total: rows.length }), remark)
  }
  const changed = () => {
    update()
    keepInAddress({ q: field.value })
  }
  const clear = () => {
    field.value = ''
    changed()
    field.focus()
  }
  form.addEventListener('input', changed)
  // Firefox does not empty the field by itself.
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && field.value !== '' && clear())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // A phone's keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.blur()
  })
  for (const button of clears) button.addEventListener('click', clear)
  keepWhileAway(field)
  // What was typed before the script came stays.
  if (field.value === '') field.value = valuesInAddress(['q']).get('q') ?? ''
  if (field.value !== '') update()
  delete part.dataset.arriving
}

function textIn(row: HTMLElement, selector: string): string {
  return row.querySelector(selector)?.textContent ?? ''
}

import type { BlogIndex } from '#content/schema/indexPage.ts'
import { fillIn } from '#domain/fillIn.ts'
import { createGuideSearch } from '#domain/guideSearch.ts'
import { part, parts } from '../dom.ts'
import { createAnnouncer, startSearchForm } from './searchForm.ts'

/** Filters the printed list of guides while the visitor types. */
export function start(list: HTMLElement): Promise<void> {
  // Printed by components/post/BlogIndex.tsx, from this type.
  const words = JSON.parse(list.dataset.guides ?? '') as BlogIndex['search']['answers']
  const nothing = part(list, '[data-nothing]')
  const topics = parts(list, '[data-topic]')
  const rows = parts(list, '[data-guide]')
  const idOf = (row: HTMLElement) => row.dataset.guide ?? ''
  const search = createGuideSearch(
    rows.map((row) => ({ id: idOf(row), title: part(row, 'h3').textContent, summary: part(row, 'p').textContent })),
  )
  const announce = createAnnouncer(list)

  return startSearchForm(list, ({ q }) => {
    const { ids, unused } = search(q)
    for (const row of rows) row.hidden = !ids.has(idOf(row))
    for (const topic of topics) topic.hidden = topic.querySelector('[data-guide]:not([hidden])') === null
    nothing.hidden = ids.size > 0
    part(nothing, 'h2').textContent = fillIn(words.nothing, { query: q })
    const tally = ids.size === 0 ? words.none : ids.size === rows.length ? words.all : ids.size === 1 ? words.one : words.many
    const remark = unused.length === 0 ? '' : fillIn(words.unused, { words: unused.join(', ') })
    announce(fillIn(tally, { count: ids.size, total: rows.length }), remark)
  })
}

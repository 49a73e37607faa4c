import type { BlogIndex } from '#content/schema/indexPage.ts'
import { createGuideSearch } from '#domain/guideSearch.ts'
import { part, parts, printed } from '../dom.ts'
import { countInWords, createAnnouncer, showNothing, startSearchForm, unusedInWords } from './searchForm.ts'

export function start(list: HTMLElement): Promise<void> {
  const words = printed<BlogIndex['search']['answers']>(list.dataset.guides)
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
    showNothing(list, ids.size === 0, words.nothing, q)
    announce(countInWords(ids.size, rows.length, words), unusedInWords(unused, words.unused))
  })
}

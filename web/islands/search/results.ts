import type { listingAnswers } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { fromTemplate, part, parts } from '../dom.ts'
import type { OccupationEntry } from './occupationIndex.ts'
import { countInWords } from './searchForm.ts'

export type Tally = { shown: number; total: number; filteredOut: number; elsewhere: number }

/** How many there are, here and on the other lists, in one sentence without its full stop. */
export function tallyInWords({ shown, total, filteredOut, elsewhere }: Tally, messages: typeof listingAnswers): string {
  const clauses = [countInWords(shown, total, messages)]
  if (shown === 0 && filteredOut > 0) clauses.push(fillIn(messages.hidden, { count: filteredOut }))
  if (elsewhere === 1) clauses.push(messages.elsewhereOne)
  if (elsewhere > 1) clauses.push(fillIn(messages.elsewhereMany, { count: elsewhere }))
  return clauses.join(', ')
}

const MOST_SHOWN = 5

/** Writes the results of the other lists, by authority, into their place on the page. */
export function showOtherLists(
  listing: HTMLElement,
  entries: readonly OccupationEntry[],
  { query, hereToo }: { query: string; hereToo: boolean },
  messages: typeof listingAnswers,
): void {
  const place = part(listing, '[data-elsewhere]')
  place.hidden = entries.length === 0
  part(place, 'h2').textContent = hereToo ? messages.hereSome : messages.hereNone
  for (const list of parts(place, '[data-elsewhere-of]')) {
    const own = entries.filter(({ authority }) => authority === list.dataset.elsewhereOf)
    list.hidden = own.length === 0
    const template = part(list, 'template')
    const items = own.slice(0, MOST_SHOWN).map(({ code, title, path }) => {
      const item = fromTemplate(template, { code, title })
      part<HTMLAnchorElement>(item, 'a').href = path
      return item
    })
    part(list, 'ul').replaceChildren(template, ...items)
    const all = part<HTMLAnchorElement>(list, 'p a')
    part(list, 'p').hidden = own.length <= MOST_SHOWN
    all.textContent = fillIn(messages.seeAll, { count: own.length })
    all.search = new URLSearchParams({ q: query }).toString()
  }
}

import type { listingAnswers } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { fromTemplate, part, parts } from '../dom.ts'
import type { OccupationEntry } from './occupationIndex.ts'

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

/** Shown when no list has it: what the visitor can try. */
export function showNothing(listing: HTMLElement, visible: boolean, query: string, messages: typeof listingAnswers): void {
  const place = part(listing, '[data-nothing]')
  place.hidden = !visible
  if (visible) part(place, 'h2').textContent = fillIn(messages.nothing.heading, { query })
}

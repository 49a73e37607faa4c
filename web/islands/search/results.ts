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

type Group = { element: HTMLElement; link: HTMLElement | null }

export type Row = { element: HTMLElement; group: Group; id: string; category: string; lists: string[] }

export function readRows(listing: HTMLElement): Row[] {
  return parts(listing, '[data-group]').flatMap((element) => {
    const link = listing.querySelector(`li > [href="#${element.id}"]`)?.parentElement ?? null
    const group = { element, link }
    return parts(element, '[data-row]').map((row) => {
      const { row: id = '', category = '', lists = '' } = row.dataset
      return { element: row, group, id, category, lists: lists.split(' ') }
    })
  })
}

export function arrange(rows: readonly Row[], shown: readonly Row[]): void {
  const visible = new Set(shown)
  const filled = new Set(shown.map(({ group }) => group))
  for (const row of rows) hide(row.element, !visible.has(row))
  for (const { group } of rows) {
    hide(group.element, !filled.has(group))
    if (group.link) hide(group.link, !filled.has(group))
  }
  inOrder([...filled].map(({ element }) => element))
  for (const group of filled) inOrder(shown.filter((row) => row.group === group).map(({ element }) => element))
}

/** Skips an unchanged attribute, because writing it makes the browser recalculate styles. */
function hide(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden
}

/** Moves as few as it can: each move makes the browser lay the element out again. */
function inOrder(siblings: readonly HTMLElement[]): void {
  let after: HTMLElement | undefined
  for (const sibling of [...siblings].reverse()) {
    const inPlace = !after || sibling.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING
    if (!inPlace) after?.before(sibling)
    after = sibling
  }
}

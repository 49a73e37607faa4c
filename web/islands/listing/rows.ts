import type { SearchEntry } from '#domain/occupationSearch.ts'

type Group = { element: HTMLElement; link: HTMLElement | null }

export type Row = SearchEntry & {
  element: HTMLElement
  group: Group
  /** Where its names stand, for marking what met the search. */
  names: Element | null
  category: string
  lists: string[]
}

/** The page's own rows: the printed list is the data. */
export function readRows(listing: HTMLElement): Row[] {
  return [...listing.querySelectorAll<HTMLElement>('[data-group]')].flatMap((element) => {
    const link = listing.querySelector<HTMLElement>(`li:has(> [href="#${element.id}"])`)
    const group = { element, link }
    return [...element.querySelectorAll<HTMLElement>('[data-row]')].map((row) => readRow(row, group))
  })
}

function readRow(element: HTMLElement, group: Group): Row {
  const { row: id = '', code = '', title = '', also = '', category = '', lists = '' } = element.dataset
  const names = element.querySelector('[data-names]')
  return { element, group, names, id, code, title, also: also.split('|'), category, lists: lists.split(' ') }
}

/** Shows these rows in this order, each under its group, and hides the others. */
export function arrangeRows(rows: readonly Row[], shown: readonly Row[]): void {
  const visible = new Set(shown)
  const filled = new Set(shown.map(({ group }) => group))
  for (const row of rows) hide(row.element, !visible.has(row))
  for (const group of new Set(rows.map((row) => row.group))) {
    hide(group.element, !filled.has(group))
    if (group.link) hide(group.link, !filled.has(group))
  }
  inOrder([...filled].map(({ element }) => element))
  for (const group of filled) inOrder(shown.filter((row) => row.group === group).map(({ element }) => element))
}

/** An unchanged attribute is left alone: writing it costs the browser a look at the styles. */
function hide(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden
}

/** Moves as few as it can: each move makes the browser lay the element out anew. */
function inOrder(siblings: readonly HTMLElement[]): void {
  let after: HTMLElement | undefined
  for (const sibling of [...siblings].reverse()) {
    const inPlace = !after || sibling.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING
    if (!inPlace) after?.before(sibling)
    after = sibling
  }
}

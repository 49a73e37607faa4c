import type { SearchEntry } from '#domain/occupationSearch.ts'

export type Row = SearchEntry & { element: HTMLElement; group: HTMLElement; category: string; lists: string[] }

/** The page's own rows: the printed list is the data. */
export function readRows(listing: HTMLElement): Row[] {
  return [...listing.querySelectorAll<HTMLElement>('[data-row]')].flatMap((element) => {
    const group = element.closest<HTMLElement>('[data-group]')
    if (group === null) return []
    const { row: id = '', code = '', title = '', also = '', category = '', lists = '' } = element.dataset
    return [{ element, group, id, code, title, also: also.split('|'), category, lists: lists.split(' ') }]
  })
}

/** Shows these rows in this order, each under its group, and hides the others. */
export function arrangeRows(listing: HTMLElement, rows: readonly Row[], shown: readonly Row[]): void {
  const visible = new Set(shown)
  for (const row of rows) row.element.hidden = !visible.has(row)

  const ordered = [...shown, ...rows.filter((row) => !visible.has(row))]
  const groups = new Set(ordered.map(({ group }) => group))
  const filled = new Set(shown.map(({ group }) => group))
  for (const group of groups) {
    group.hidden = !filled.has(group)
    listing.querySelector(`[href="#${group.id}"]`)?.closest('li')?.toggleAttribute('hidden', group.hidden)
    inOrder(ordered.flatMap((row) => (row.group === group ? row.element : [])))
  }
  inOrder([...groups])
}

function inOrder(siblings: HTMLElement[]): void {
  const parent = siblings[0]?.parentElement
  if (parent && siblings.some((sibling, place) => parent.children[place] !== sibling)) parent.append(...siblings)
}

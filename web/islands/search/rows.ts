import { parts } from '../dom.ts'

type Group = { element: HTMLElement; link: HTMLElement | null }

export type Row = { element: HTMLElement; group: Group; id: string; category: string; lists: string[] }

/** The page's own rows, each under its unit group. */
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

/** Shows rows in an order, each under its group, and hides the others. */
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

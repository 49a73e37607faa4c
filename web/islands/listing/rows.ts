import type { SearchEntry } from '#domain/occupationSearch.ts'

type Group = { element: HTMLElement; link: HTMLElement | null }

export type Row = SearchEntry & {
  element: HTMLElement
  group: Group
  /** Where its names are, for marking the words that matched the search. */
  names: Element | null
  category: string
  lists: string[]
}

/** The page's own rows: the printed list is the data. */
export function readRows(listing: HTMLElement): Row[] {
  return [...listing.querySelectorAll<HTMLElement>('[data-group]')].flatMap((element) => {
    const link = listing.querySelector(`li > [href="#${element.id}"]`)?.parentElement ?? null
    const group = { element, link }
    return [...element.querySelectorAll<HTMLElement>('[data-row]')].map((row) => readRow(row, group))
  })
}

function readRow(element: HTMLElement, group: Group): Row {
  const { row: id = '', code = '', title = '', also = '', category = '', lists = '' } = element.dataset
  const names = element.querySelector('[data-names]')
  return { element, group, names, id, code, title, also: also.split('|'), category, lists: lists.split(' ') }
}

/** About one phone screen: the results a visitor can see. */
const SHOWN_AT_ONCE = 8

/**
 * Shows rows in an order, each under its group, and hides the others. The rows below the window follow frame
 * by frame: laying out the whole list at once takes a slow phone two frames.
 */
export function createArranger(rows: readonly Row[]) {
  const groups = new Set(rows.map(({ group }) => group))
  const afterPaint = createAfterPaint()

  function showFrom(shown: readonly Row[], start: number): void {
    for (const { element, group } of shown.slice(start, start + SHOWN_AT_ONCE)) {
      hide(group, false)
      if (element.hidden) element.hidden = false
    }
    const next = start + SHOWN_AT_ONCE
    afterPaint(() => next < shown.length && showFrom(shown, next))
  }

  return function arrange(shown: readonly Row[]): void {
    const visible = new Set(shown)
    const filled = new Set(shown.map(({ group }) => group))
    for (const row of rows) if (!visible.has(row) && !row.element.hidden) row.element.hidden = true
    for (const group of groups) if (!filled.has(group)) hide(group, true)
    inOrder([...filled].map(({ element }) => element))
    for (const group of filled) inOrder(shown.filter((row) => row.group === group).map(({ element }) => element))
    showFrom(shown, 0)
  }
}

/** Skips an unchanged attribute, because writing it makes the browser recalculate styles. */
function hide({ element, link }: Group, hidden: boolean): void {
  if (element.hidden === hidden) return
  element.hidden = hidden
  if (link) link.hidden = hidden
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

/** Delays work until the browser has drawn the current state. Newer work replaces work still waiting. */
export function createAfterPaint() {
  let newest = 0

  return function afterPaint(work: () => void): void {
    newest += 1
    const own = newest
    // A frame's own callbacks run before it is drawn; work they delay runs after.
    requestAnimationFrame(() => setTimeout(() => own === newest && work()))
  }
}

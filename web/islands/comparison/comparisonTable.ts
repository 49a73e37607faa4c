import { fillIn } from '#domain/fillIn.ts'
import type { ComparedOccupation } from './occupationData.ts'

/** The words that the page passes on. */
export const tableWords = {
  table: '',
  rows: {
    summary: '',
    tasks: '',
    evidence: '',
    skillLevel: '',
    category: '',
    authority: '',
    otherAuthorities: '',
    lists: '',
    unitGroup: '',
    names: '',
  },
  none: '',
  list494: '',
  skillLevels: { 1: '', 2: '', 3: '', 4: '', 5: '' },
}

type TableWords = typeof tableWords
type RowName = keyof TableWords['rows']

type Fact = { name: RowName; of: (occupation: ComparedOccupation, words: TableWords) => string | string[] }

/** In the order of the table. */
const facts: readonly Fact[] = [
  { name: 'summary', of: ({ summary }) => summary },
  { name: 'tasks', of: ({ tasks }) => tasks },
  { name: 'evidence', of: ({ evidence }) => evidence },
  {
    name: 'skillLevel',
    of: ({ skill_level }, { skillLevels }) => new Map(Object.entries(skillLevels)).get(String(skill_level)) ?? String(skill_level),
  },
  { name: 'category', of: ({ ea_category }) => ea_category },
  { name: 'authority', of: ({ authority }) => authority },
  { name: 'otherAuthorities', of: ({ other_authorities }) => other_authorities.join(', ') },
  { name: 'lists', of: listsInWords },
  { name: 'unitGroup', of: ({ unit_group_code, unit_group_title }) => `${unit_group_code} ${unit_group_title}` },
  { name: 'names', of: ({ alternative_titles, specialisations }) => [...alternative_titles, ...specialisations].join(', ') },
]

function listsInWords({ lists, list_494 }: ComparedOccupation, { list494 }: TableWords): string {
  return [...lists, ...(list_494 === '' ? [] : [fillIn(list494, { list: list_494 })])].join(' · ')
}

/** Rows that are empty for all the occupations are left out. */
export function comparisonTable(occupations: readonly ComparedOccupation[], words: TableWords): HTMLTableElement {
  const table = document.createElement('table')
  const caption = table.createCaption()
  caption.className = 'visually-hidden'
  caption.textContent = words.table
  const columns = document.createElement('colgroup')
  columns.append(...['', ...occupations].map(() => document.createElement('col')))
  table.append(columns)

  const head = table.createTHead().insertRow()
  // Two authorities assess one code: its title alone would name two columns.
  const repeated = new Set(occupations.map(({ title }) => title)).size < occupations.length
  const labels = occupations.map(({ title, authority }) => (repeated ? `${title} (${authority})` : title))
  head.append(document.createElement('td'), ...occupations.map((occupation, index) => columnHead(occupation, labels[index] ?? '')))
  const body = table.createTBody()
  for (const { name, of } of facts) {
    const cells = occupations.map((occupation) => of(occupation, words))
    if (cells.every((cell) => cell.length === 0)) continue
    const row = body.insertRow()
    row.append(rowHead(words.rows[name]))
    for (const [index, cell] of cells.entries()) row.append(dataCell(cell, labels[index] ?? '', words.none))
  }
  return table
}

function columnHead({ code, page }: ComparedOccupation, label: string): HTMLElement {
  const head = document.createElement('th')
  head.scope = 'col'
  const number = document.createElement('span')
  number.className = 'tabular'
  number.textContent = code
  const link = document.createElement('a')
  link.href = new URL(page).pathname
  link.textContent = label
  head.append(number, link)
  return head
}

function rowHead(label: string): HTMLElement {
  const head = document.createElement('th')
  head.scope = 'row'
  head.textContent = label
  return head
}

function dataCell(value: string | string[], label: string, none: string): HTMLElement {
  const cell = document.createElement('td')
  cell.dataset.label = label
  if (typeof value === 'string') {
    cell.append(value === '' ? none : value)
    return cell
  }
  const list = document.createElement('ul')
  for (const text of value) list.append(Object.assign(document.createElement('li'), { textContent: text }))
  cell.append(list)
  return cell
}

import type { OccupationRow } from '#content/occupationColumns.ts'
import type { compareAnswers } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { element } from '../dom.ts'

export type TableWords = typeof compareAnswers

type RowName = keyof TableWords['rows']

type Cell = string | readonly string[]

const facts: Readonly<Record<RowName, (occupation: OccupationRow, words: TableWords) => Cell>> = {
  summary: ({ summary }) => summary,
  tasks: ({ tasks }) => tasks,
  evidence: ({ evidence }) => evidence,
  skillLevel: ({ skill_level }, { skillLevels }) => skillLevels[skill_level],
  category: ({ ea_category }) => ea_category,
  authority: ({ authority }) => authority,
  otherAuthorities: ({ other_authorities }) => other_authorities.join(', '),
  lists: ({ lists, list_494 }, { list494 }) => [...lists, ...(list_494 === '' ? [] : [fillIn(list494, { list: list_494 })])].join(' · '),
  unitGroup: ({ unit_group_code, unit_group_title }) => `${unit_group_code} ${unit_group_title}`,
  names: ({ alternative_titles, specialisations }) => [...alternative_titles, ...specialisations].join(', '),
}

/** Rows that are empty for all the occupations are left out. */
export function comparisonTable(occupations: readonly OccupationRow[], words: TableWords): HTMLTableElement {
  const table = document.createElement('table')
  Object.assign(table.createCaption(), { className: 'visually-hidden', textContent: words.table })
  table.append(element('colgroup', {}, ...['', ...occupations].map(() => element('col', {}))))

  // Two authorities assess one code: its title alone would name two columns.
  const repeated = new Set(occupations.map(({ title }) => title)).size < occupations.length
  const columns = occupations.map((occupation) => {
    const { title, authority } = occupation
    return { occupation, label: repeated ? `${title} (${authority})` : title }
  })
  const heads = columns.map(({ occupation: { code, page }, label }) =>
    element('th', { scope: 'col' }, element('span', { className: 'code' }, code), element('a', { href: new URL(page).pathname }, label)),
  )
  table
    .createTHead()
    .insertRow()
    .append(document.createElement('td'), ...heads)

  const body = table.createTBody()
  for (const [name, factOf] of Object.entries(facts)) {
    const cells = columns.map(({ occupation, label }) => ({ label, cell: factOf(occupation, words) }))
    if (cells.every(({ cell }) => cell.length === 0)) continue
    const rowHead = element('th', { scope: 'row' }, words.rows[name as RowName])
    body.insertRow().append(rowHead, ...cells.map(({ label, cell }) => dataCell(cell, label, words.none)))
  }
  return table
}

function dataCell(cell: Cell, label: string, none: string): HTMLElement {
  const list = typeof cell === 'string' ? cell || none : element('ul', {}, ...cell.map((text) => element('li', {}, text)))
  const data = element('td', {}, list)
  data.dataset.label = label
  return data
}

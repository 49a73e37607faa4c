import type { OccupationRow } from '#content/occupationColumns.ts'
import type { compareAnswers } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'

type TableWords = Pick<typeof compareAnswers, 'table' | 'rows' | 'none' | 'list494' | 'skillLevels'>

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

const names = Object.keys(facts) as RowName[]

/** Rows that are empty for all the occupations are left out. */
export function ComparisonTable({ occupations, words }: { occupations: readonly OccupationRow[]; words: TableWords }) {
  const columns = columnsOf(occupations)
  const rows = names
    .map((name) => ({ name, cells: columns.map((column) => ({ ...column, cell: facts[name](column.occupation, words) })) }))
    .filter(({ cells }) => cells.some(({ cell }) => cell.length > 0))
  return (
    <table>
      <caption className="visually-hidden">{words.table}</caption>
      <colgroup>
        <col />
        {columns.map(({ occupation }) => (
          <col key={occupation.id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td />
          {columns.map(({ occupation: { id, code, page }, label }) => (
            <th key={id} scope="col">
              <span className="code">{code}</span>
              <a href={new URL(page).pathname}>{label}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{words.rows[name]}</th>
            {cells.map(({ occupation, label, cell }) => (
              <td key={occupation.id} data-label={label}>
                <CellText cell={cell} none={words.none} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Two authorities assess one code: its title alone would name two columns. */
function columnsOf(occupations: readonly OccupationRow[]) {
  const isRepeated = new Set(occupations.map(({ title }) => title)).size < occupations.length
  return occupations.map((occupation) => {
    const { title, authority } = occupation
    return { occupation, label: isRepeated ? `${title} (${authority})` : title }
  })
}

function CellText({ cell, none }: { cell: Cell; none: string }) {
  if (typeof cell === 'string') return cell || none
  return (
    <ul>
      {cell.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** A table of an article as its dialog has it: the first row has the headings. */
export type WrittenTable = { caption: string; rows: string[][] }

export const NEW_TABLE: WrittenTable = {
  caption: '',
  rows: [
    ['', ''],
    ['', ''],
    ['', ''],
  ],
}

const CAPTION = 'Table: '

export function tableMarkdown({ caption, rows: [head = [], ...rows] }: WrittenTable): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll('\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const table = [line(head), `|${'---|'.repeat(head.length)}`, ...filled.map(line)].join('\n')
  return caption.trim() === '' ? table : `${CAPTION}${caption.trim()}\n\n${table}`
}

/** The table that the cursor is in, with where it begins and ends in the text; null where there is none. */
export function tableAt(text: string, cursor: number): { start: number; end: number; table: WrittenTable } | null {
  for (const match of text.matchAll(/(?:^Table: (.+)\n\s*\n)?((?:^[ \t]*\|.*(?:\n|$)){2,})/gm)) {
    const [whole, caption = '', lines = ''] = match
    const end = match.index + whole.replace(/\n$/, '').length
    if (cursor < match.index || cursor > end) continue
    const [head = '', divider = '', ...rows] = lines.trim().split('\n')
    if (!/^[\s|:-]+$/.test(divider)) continue
    const width = cellsOf(head).length
    const even = (cells: string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
    return { start: match.index, end, table: { caption, rows: [head, ...rows].map((row) => even(cellsOf(row))) } }
  }
  return null
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

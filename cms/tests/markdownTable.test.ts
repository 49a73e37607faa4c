import { expect, test } from 'vitest'
import { tableAt, tableMarkdown } from '../src/admin/documents/markdownTable.ts'

const TEXT =
  'Before\n\nTable: Where they come from\n\n| Document | From |\n|---|---|\n| Degree | University \\| college |\n| CV |  |\n\nAfter'

test('the table at the cursor is read, and written as it was', () => {
  const found = tableAt(TEXT, TEXT.indexOf('Degree'))
  expect(found?.table).toEqual({
    caption: 'Where they come from',
    rows: [
      ['Document', 'From'],
      ['Degree', 'University | college'],
      ['CV', ''],
    ],
  })
  if (!found) return
  expect(TEXT.slice(0, found.start) + tableMarkdown(found.table) + TEXT.slice(found.end)).toBe(TEXT)
})

test('beside a table there is none, and rows left empty are left out', () => {
  expect([tableAt(TEXT, 2), tableAt(TEXT, TEXT.length)]).toEqual([null, null])
  expect(
    tableMarkdown({
      caption: '',
      rows: [
        ['A', 'B'],
        ['', ' '],
        ['1', '2'],
      ],
    }),
  ).toBe('| A | B |\n|---|---|\n| 1 | 2 |')
})

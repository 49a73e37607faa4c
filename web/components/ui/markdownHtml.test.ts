import { expect, test } from 'vitest'
import { blockHtml } from './markdownHtml.ts'

const table = '| A | B |\n| --- | --- |\n| 1 | 2 |'

test('the line above a table becomes its numbered caption', () => {
  const html = blockHtml(`Table: Years used\n\n${table}\n\nText.\n\nTable: Months used\n\n${table}`)
  expect(html).toContain('<caption><b>Table 1</b> Years used</caption>')
  expect(html).toContain('<caption><b>Table 2</b> Months used</caption>')
  expect(html).toContain('aria-label="Years used"')
  expect(html).not.toContain('Table:')
})

test('a paragraph that only begins like a caption stays a paragraph', () => {
  expect(blockHtml('Table: we found none.\n\nMore text.')).toContain('<p>Table: we found none.</p>')
})

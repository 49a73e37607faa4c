import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draft } from '../../../tests/fixtures/drafts/draft.ts'
import { item, level, numbering, plain, relationTo, run, stylesheet, textOf, textOfBody } from '../../../tests/fixtures/drafts/wordFile.ts'

const DRAFTS = join(import.meta.dirname, '..', '..', '..', 'tests', 'fixtures', 'drafts')

test('a Word file reads as the text it shows, with the numbers of its lists', () => {
  const lines = (text: string) => text.split('\n').filter(Boolean)
  expect(lines(textOf(readFileSync(join(DRAFTS, 'episode-2.docx'))))).toEqual(lines(draft('episode-2')))
})

test('levels of a list continue, restart under a new number, and use letters', () => {
  const body = item('a') + item('b', { at: 1 }) + item('c', { at: 1 }) + item('d') + item('e', { at: 1 }) + item('f', { at: 2 })
  const levels = level(0, '%1.') + level(1, '%1.%2') + level(2, '(%3)', 'lowerLetter')
  expect(textOfBody(body, numbering(levels))).toBe('1. a\n1.1 b\n1.2 c\n2. d\n2.1 e\n(a) f')
})

test('a level can go on under a new number, or restart only under some levels', () => {
  const body =
    item('a') + item('b', { at: 1 }) + item('c', { at: 2 }) + item('d', { at: 1 }) + item('e', { at: 2 }) + item('f') + item('g', { at: 2 })
  const levels = (more: string) => level(0, '%1') + level(1, '%1.%2') + level(2, '(%3)', 'decimal', 1, more)
  expect(textOfBody(body, numbering(levels('')))).toBe('1 a\n1.1 b\n(1) c\n1.2 d\n(1) e\n2 f\n(1) g')
  expect(textOfBody(body, numbering(levels('<w:lvlRestart w:val="1"/>')))).toBe('1 a\n1.1 b\n(1) c\n1.2 d\n(2) e\n2 f\n(1) g')
  expect(textOfBody(body, numbering(levels('<w:lvlRestart w:val="0"/>')))).toBe('1 a\n1.1 b\n(1) c\n1.2 d\n(2) e\n2 f\n(3) g')
})

test.each([
  ['upperRoman', 1994, 'MCMXCIV'],
  ['upperLetter', 28, 'BB'],
  ['decimalZero', 7, '07'],
  ['ordinal', 22, '22nd'],
  ['ordinal', 113, '113th'],
  ['lowerRoman', 2_147_483_647, '2147483647'],
])('a list in %s counts %i as %s', (format, start, label) => {
  expect(textOfBody(item('a'), numbering(level(0, '%1', format, start)))).toBe(`${label} a`)
})

test('a format that a list has for itself is read', () => {
  const custom =
    '<w:lvl w:ilvl="0"><w:start w:val="9"/><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent><w:lvlText w:val="%1"/></w:lvl>'
  expect(textOfBody(item('a') + item('b'), numbering(custom))).toBe('009 a\n010 b')
})

test('a list with the number of the episode written into it keeps it', () => {
  expect(textOfBody(item('a') + plain('b') + item('c'), numbering(level(0, '3.%1')))).toBe('3.1 a\nb\n3.2 c')
})

test('a second list that shares the counter continues, one that restarts does not', () => {
  const lists = (more: string) =>
    `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/>${more}</w:num>`
  const body = item('a') + item('b', { list: 2 })
  expect(textOfBody(body, numbering(level(0, '1.%1'), lists('')))).toBe('1.1 a\n1.2 b')
  const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'
  expect(textOfBody(body, numbering(level(0, '1.%1'), lists(restart)))).toBe('1.1 a\n1.1 b')
})

test('a list given by a style counts, and a paragraph can step out of it', () => {
  const styles = stylesheet(
    '<w:style w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Base"/></w:style>',
  )
  const styled = (words: string, more = '') => plain(words, `<w:pStyle w:val="Own"/>${more}`)
  const body = styled('a') + styled('b', '<w:numPr><w:numId w:val="0"/></w:numPr>') + styled('c')
  expect(textOfBody(body, { ...numbering(level(0, '1.%1')), ...styles })).toBe('1.1 a\nb\n1.2 c')
})

test('a list that points to another one through a style counts on with it', () => {
  const pointer = `<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="Numbers"/></w:abstractNum>`
  const lists = `${pointer}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`
  const styles = stylesheet('<w:style w:styleId="Numbers"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>')
  const body = item('a') + item('b', { list: 2 })
  expect(textOfBody(body, { ...numbering(level(0, '1.%1'), lists), ...styles })).toBe('1.1 a\n1.2 b')
})

test('a paragraph in a list or at a level that the file does not have keeps its words, and a bullet is no number', () => {
  const levels = level(0, '1.%1') + level(1, '\uf0b7', 'bullet')
  const body = item('a', { list: 7 }) + item('b', { at: 5 }) + item('c', { at: 1 }) + item('d')
  expect(textOfBody(body, numbering(levels))).toBe('a\nb\n• c\n1.1 d')
})

test.each([
  ['lists.xml', 'word/lists.xml'],
  ['/other/lists.xml', 'other/lists.xml'],
  ['../other/./My%20Lists.xml', 'other/my lists.xml'],
])('a list is found where the document names it: %s', (target, path) => {
  const parts = {
    'word/_rels/document.xml.rels': relationTo('numbering', target),
    [path]: numbering(level(0, '1.%1'))['word/numbering.xml'],
  }
  expect(textOfBody(item('a') + item('b'), parts)).toBe('1.1 a\n1.2 b')
})

const cell = (words: string) => `<w:tc>${plain(words)}</w:tc>`
const row = (cells: string[], properties = '') =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.map(cell).join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`

test('a table reads row by row, and a frame around text reads as text', () => {
  expect(textOfBody(table(row(['PE1.1', 'CE1.4']), row(['PE1.2', 'CE2.1'])))).toBe('PE1.1\tCE1.4\nPE1.2\tCE2.1')
  expect(textOfBody(table(row(['1.1 I began']), row(['1.2 I ended'])))).toBe('1.1 I began\n1.2 I ended')
  const cellOfTwo = `<w:tc>${plain('CE1.4,  ')}${plain('')}${plain('CE2.1')}</w:tc>`
  expect(textOfBody(table(`<w:tr>${cell('PE1.1')}${cellOfTwo}</w:tr>`)), 'paragraphs of a cell are in its column').toBe(
    'PE1.1\tCE1.4, CE2.1',
  )
})

test('a row that is hidden is not read, and of a row in several ways one is', () => {
  const hidden = row(['no', 'no'], '<w:hidden/>') + row(['PE1.1', 'CE1.4'], '<w:hidden w:val="0"/>')
  const ways = `<mc:AlternateContent><mc:Choice Requires="w14">${row(['PE1.2', 'CE2.1'])}</mc:Choice><mc:Fallback>${row(['PE1.2', 'CE2.1'])}</mc:Fallback></mc:AlternateContent>`
  expect(textOfBody(table(hidden, ways))).toBe('PE1.1\tCE1.4\nPE1.2\tCE2.1')
})

test('rows and cells in content controls and custom XML are read', () => {
  const rows = `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${row(['PE1.1', 'CE1.4'])}</w:sdtContent></w:sdt><w:customXml w:element="x"><w:customXmlPr/>${row(['PE1.2', 'CE2.1'])}</w:customXml>`
  const cells = `<w:tr><w:sdt><w:sdtContent>${cell('PE1.3')}</w:sdtContent></w:sdt>${cell('CE3.1')}</w:tr>`
  expect(textOfBody(table(rows, cells))).toBe('PE1.1\tCE1.4\nPE1.2\tCE2.1\nPE1.3\tCE3.1')
})

test('a row or a cell that is deleted is not read, and its lists do not count', () => {
  const gone = `<w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${item('no')}</w:tc><w:tc>${item('no')}</w:tc></w:tr>`
  const goneCell = `<w:tr>${cell('a')}${cell('b')}<w:tc><w:tcPr><w:cellDel w:id="2"/></w:tcPr>${item('no')}</w:tc></w:tr>`
  expect(textOfBody(table(gone, goneCell, row(['c', 'd'])) + item('e'), numbering(level(0, '1.%1')))).toBe('a\tb\nc\td\n1.1 e')
})

test('text that is deleted, moved, hidden or in a picture is not read', () => {
  const no = run('no ')
  const body = `<w:p><w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:moveFrom>${no}</w:moveFrom>${run('no', '<w:vanish/>')}<w:r><w:instrText>PAGE</w:instrText></w:r><w:ins>${run('I chose ')}</w:ins><w:hyperlink><w:r><w:t>it</w:t><w:noBreakHyphen/><w:t>self &amp; &lt;more&gt;</w:t></w:r></w:hyperlink></w:p>`
  expect(textOfBody(body)).toBe('I chose it-self & <more>')
})

test('styles that are based on each other hide nothing and number nothing', () => {
  const circle = stylesheet(
    '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>',
  )
  const body = plain('a', '<w:pStyle w:val="A"/>') + item('b')
  expect(textOfBody(body, { ...numbering(level(0, '1.%1')), ...circle })).toBe('a\n1.1 b')
})

test('a style can hide text, and a run can show it all the same', () => {
  const styles = stylesheet(
    '<w:style w:styleId="Hint"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Hint"/></w:style><w:style w:styleId="Shown"><w:basedOn w:val="Hint"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>',
  )
  const hidden = '<w:pPr><w:pStyle w:val="Own"/><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'
  const body = `<w:p>${hidden}${run('no')}</w:p>${item(run('a') + run('no', '<w:rStyle w:val="Hint"/>') + run('b', '<w:rStyle w:val="Shown"/>'))}<w:p>${hidden}${run('c', '<w:vanish w:val="0"/>')}</w:p>${item('d')}`
  expect(textOfBody(body, { ...numbering(level(0, '1.%1')), ...styles })).toBe('1.1 ab\n1.2 c 1.3 d')
})

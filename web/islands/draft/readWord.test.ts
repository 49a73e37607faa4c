import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { draft } from '../../tests/fixtures/drafts/draft.ts'
import { readWord } from './readWord.ts'

const DRAFTS = join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'drafts')
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relations =
  '<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

function wordFile(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files = { '_rels/.rels': relations, 'word/document.xml': `<w:document ${WORD}><w:body>${body}</w:body></w:document>`, ...parts }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

const level = (at: number, label: string, format = 'decimal', start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${label}"/></w:lvl>`
const numbering = (levels: string, lists = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>') => ({
  'word/numbering.xml': `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>${lists}</w:numbering>`,
})
const item = (words: string, at = 0, list = 1) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
const plain = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`

test('a Word file reads as the text it shows, with the numbers of its lists', () => {
  const lines = (text: string) => text.split('\n').filter(Boolean)
  const read = readWord(readFileSync(join(DRAFTS, 'episode-2.docx')))
  expect('text' in read && lines(read.text)).toEqual(lines(draft('episode-2')))
})

test('levels of a list continue, restart under a new number, and use letters', () => {
  const body = item('a') + item('b', 1) + item('c', 1) + item('d') + item('e', 1) + item('f', 2)
  const read = readWord(wordFile(body, numbering(level(0, '%1.') + level(1, '%1.%2') + level(2, '(%3)', 'lowerLetter'))))
  expect(read).toEqual({ text: '1. a\n1.1 b\n1.2 c\n2. d\n2.1 e\n(a) f' })
})

test('a list with the number of the episode written into it keeps it', () => {
  expect(readWord(wordFile(item('a') + plain('b') + item('c'), numbering(level(0, '3.%1'))))).toEqual({ text: '3.1 a\nb\n3.2 c' })
})

test('a second list that shares the counter continues, one that restarts does not', () => {
  const lists = (more: string) =>
    `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/>${more}</w:num>`
  const body = item('a') + item('b', 0, 2)
  expect(readWord(wordFile(body, numbering(level(0, '1.%1'), lists(''))))).toEqual({ text: '1.1 a\n1.2 b' })
  const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'
  expect(readWord(wordFile(body, numbering(level(0, '1.%1'), lists(restart))))).toEqual({ text: '1.1 a\n1.1 b' })
})

test('a list given by a style counts, and a paragraph can step out of it', () => {
  const styles = `<w:styles ${WORD}><w:style w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Base"/></w:style></w:styles>`
  const styled = (words: string, more = '') => `<w:p><w:pPr><w:pStyle w:val="Own"/>${more}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
  const body = styled('a') + styled('b', '<w:numPr><w:numId w:val="0"/></w:numPr>') + styled('c')
  expect(readWord(wordFile(body, { ...numbering(level(0, '1.%1')), 'word/styles.xml': styles }))).toEqual({ text: '1.1 a\nb\n1.2 c' })
})

test.each([
  ['lists.xml', 'word/lists.xml'],
  ['/other/lists.xml', 'other/lists.xml'],
])('a list is found where the document names it: %s', (target, path) => {
  const own = `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="${target}"/></Relationships>`
  const parts = { 'word/_rels/document.xml.rels': own, [path]: numbering(level(0, '1.%1'))['word/numbering.xml'] }
  expect(readWord(wordFile(item('a') + item('b'), parts))).toEqual({ text: '1.1 a\n1.2 b' })
})

test('a table reads row by row, and a frame around text reads as text', () => {
  const cell = (words: string) => `<w:tc>${plain(words)}</w:tc>`
  const table = (...rows: string[][]) => `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
  expect(readWord(wordFile(table(['PE1.1', 'CE1.4'], ['PE1.2', 'CE2.1'])))).toEqual({ text: 'PE1.1\tCE1.4\nPE1.2\tCE2.1' })
  expect(readWord(wordFile(table(['1.1 I began'], ['1.2 I ended'])))).toEqual({ text: '1.1 I began\n1.2 I ended' })
})

test('text that is deleted, moved, hidden or in a picture is not read', () => {
  const run = '<w:r><w:t xml:space="preserve">no </w:t></w:r>'
  const body = `<w:p><w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:moveFrom>${run}</w:moveFrom><w:r><w:rPr><w:vanish/></w:rPr><w:t>no</w:t></w:r><w:r><w:drawing>${run}</w:drawing></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:ins><w:r><w:t xml:space="preserve">I chose </w:t></w:r></w:ins><w:hyperlink><w:r><w:t>it</w:t><w:noBreakHyphen/><w:t>self &amp; &lt;more&gt;</w:t></w:r></w:hyperlink></w:p>`
  expect(readWord(wordFile(body))).toEqual({ text: 'I chose it-self & <more>' })
})

test('a truncated file is broken, and another zip is not a Word file', () => {
  const whole = readFileSync(join(DRAFTS, 'episode-2.docx'))
  expect(readWord(whole.subarray(0, 3000))).toEqual({ fault: 'broken' })
  const damaged = Uint8Array.from(whole)
  damaged.fill(0x55, 900, 2600)
  expect(readWord(damaged)).toEqual({ fault: 'broken' })
  expect(readWord(zipSync({ 'content.xml': strToU8('<a/>') }))).toEqual({ fault: 'kind' })
  expect(readWord(wordFile('<w:p>'))).toEqual({ fault: 'broken' })
})

test('a file that would unpack to far more than its size is not unpacked', () => {
  const bomb = zipSync({ '_rels/.rels': strToU8(relations), 'word/document.xml': new Uint8Array(41_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(readWord(bomb)).toEqual({ fault: 'huge' })
})

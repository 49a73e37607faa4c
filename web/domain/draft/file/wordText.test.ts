import { expect, test } from 'vitest'
import { documentOf, item, level, numbering, passedOverIn, plain, run, textOfBody } from '../../../tests/fixtures/drafts/wordFile.ts'

const list = numbering(level(0, '1.%1'))
const gone = '<w:del w:id="1"/>'
const struck = (words: string) => `<w:del w:id="2"><w:r><w:delText>${words}</w:delText></w:r></w:del>`

test('a paragraph that is deleted with its mark has no line and no number', () => {
  const body = item('a') + item(struck('b'), { mark: gone }) + item('c') + item('d')
  expect(textOfBody(body, list)).toBe('1.1 a\n1.2 c\n1.3 d')
})

test('a paragraph that was moved is read once, where it is now', () => {
  const from = item(`<w:moveFrom w:id="3">${run('moved')}</w:moveFrom>`, { mark: '<w:moveFrom w:id="4"/>' })
  const to = item(`<w:moveTo w:id="5">${run('moved')}</w:moveTo>`, { mark: '<w:moveTo w:id="6"/>' })
  const body = `${item('a')}<w:moveFromRangeStart w:id="7" w:name="m"/>${from}<w:moveFromRangeEnd w:id="7"/>${item('b')}${to}`
  expect(textOfBody(body, list)).toBe('1.1 a\n1.2 b\n1.3 moved')
})

test('paragraphs with a deleted mark between them are one, with one number', () => {
  expect(textOfBody(item('a ', { mark: gone }) + item('b ', { mark: gone }) + item('c') + item('d'), list)).toBe('1.1 a b c\n1.2 d')
  expect(textOfBody(`${plain('a ')}${item('b', { mark: gone })}<w:tbl><w:tr><w:tc>${plain('c')}</w:tc></w:tr></w:tbl>`, list)).toBe(
    'a\n1.1 b\nc',
  )
})

test('an inserted paragraph counts, one inserted and deleted again does not', () => {
  const inserted = '<w:ins w:id="8"/>'
  const body = item(`<w:ins>${run('a')}</w:ins>`, { mark: inserted }) + item(`<w:ins>${struck('b')}</w:ins>`, { mark: inserted + gone })
  expect(textOfBody(body + item('c'), list)).toBe('1.1 a\n1.2 c')
})

test('a hidden mark joins two paragraphs on one line, and a paragraph that is hidden whole has no number', () => {
  const hidden = '<w:vanish/><w:specVanish/>'
  expect(textOfBody(item('Heading. ', { mark: hidden }) + plain('I designed it.') + item('c'), list)).toBe(
    '1.1 Heading. I designed it.\n1.2 c',
  )
  expect(textOfBody(item('a') + item(run('b', '<w:vanish/>'), { mark: '<w:vanish/>' }) + item('c'), list)).toBe('1.1 a\n1.2 c')
})

const shape = (content: string) => `<w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing>`
const vml = (content: string) => `<w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict>`

test('a text box is read once, after the paragraph that it hangs on', () => {
  const both = `<mc:AlternateContent><mc:Choice Requires="wps">${shape(item('in the box'))}</mc:Choice><mc:Fallback>${vml(item('in the box'))}</mc:Fallback></mc:AlternateContent>`
  const body = item(`${run('a')}<w:r>${both}</w:r>${run('nd')}`) + item('after')
  expect(textOfBody(body, list)).toBe('1.1 and\n1.2 in the box\n1.3 after')
  expect(textOfBody(`<w:p>${run('a')}<w:r>${vml(plain('b'))}</w:r></w:p>`)).toBe('a\nb')
})

test('of alternatives the first with something in it is read', () => {
  const model = `<mc:AlternateContent><mc:Choice Requires="am3d"><w:drawing/></mc:Choice><mc:Fallback><w:drawing><pic:pic/></w:drawing></mc:Fallback></mc:AlternateContent>`
  expect(passedOverIn(`<w:p><w:r>${model}</w:r></w:p>`)).toBe('1 pictures')
  expect(
    textOfBody(
      `<mc:AlternateContent><mc:Choice Requires="w14">${plain('a')}</mc:Choice><mc:Fallback>${plain('b')}</mc:Fallback></mc:AlternateContent>`,
    ),
  ).toBe('a')
})

test('breaks of lines and pages begin a line, whatever their kind', () => {
  const body = `<w:p>${run('Title: X')}<w:r><w:br w:type="textWrapping" w:clear="all"/></w:r>${run('1.1 I designed')}<w:r><w:br w:type="page"/></w:r>${run('1.2 I built')}<w:r><w:br/><w:cr/></w:r></w:p>`
  expect(textOfBody(body)).toBe('Title: X\n1.1 I designed\n1.2 I built')
})

const symbolFont = '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>'

test.each([
  ['<w:r><w:sym w:font="Symbol" w:char="F06D"/></w:r>', 'µ'],
  ['<w:r><w:sym w:font="Symbol" w:char="F057"/><w:sym w:font="Symbol" w:char="F0B0"/><w:sym w:font="Symbol" w:char="00B1"/></w:r>', 'Ω°±'],
  [
    '<w:r><w:sym w:font="Symbol" w:char="F0B4"/><w:sym w:font="Wingdings" w:char="F0E0"/><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>',
    '×→✓',
  ],
  ['<w:r><w:sym w:font="Arial" w:char="2126"/><w:sym w:font="Unknown" w:char="F041"/><w:sym w:char="zz"/></w:r>', '\u2126□'],
  [
    '<w:r><w:sym w:font="Wingdings 2" w:char="F050"/><w:sym w:font="Wingdings 2" w:char="F04F"/><w:sym w:font="Wingdings 2" w:char="F052"/></w:r>',
    '✓✗☑',
  ],
  ['<w:r><w:sym w:font="Webdings" w:char="F061"/><w:sym w:font="Webdings" w:char="F062"/></w:r>', '✓□'],
  [run('D\uf071 = q', symbolFont), 'Δθ = θ'],
  [run('μ', symbolFont), 'μ'],
])('a symbol is the character that its font shows: %#', (content, shown) => {
  expect(textOfBody(`<w:p>${content}</w:p>`)).toBe(shown)
})

test('a large first letter belongs to the word after it', () => {
  const letter = plain('D', '<w:framePr w:dropCap="drop" w:lines="3"/>')
  expect(textOfBody(`${letter}${plain('rop caps are read.')}${plain('Next.')}`)).toBe('Drop caps are read.\nNext.')
})

test('of a field its result is read, also when its end is missing', () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const field = `${mark('begin')}<w:r><w:instrText>IF </w:instrText></w:r>${mark('begin')}<w:r><w:instrText>PAGE</w:instrText></w:r>${mark('separate')}${run('7')}${mark('end')}${mark('separate')}${run('shown')}${mark('end')}`
  expect(textOfBody(`<w:p>${field}${run(' after')}</w:p>`)).toBe('shown after')
  expect(textOfBody(`<w:p>${run('a')}${mark('begin')}</w:p>${plain('b')}`)).toBe('a\nb')
})

test('spaces around words are kept only where the file says so', () => {
  expect(textOfBody('<w:p><w:r><w:t>\n  I\n  measured </w:t></w:r><w:r><w:t xml:space="preserve"> it</w:t></w:r></w:p>')).toBe(
    'I measured it',
  )
})

test('an annotation above a word is not read, the word is', () => {
  const ruby = `<w:ruby><w:rubyPr/><w:rt>${run('no')}</w:rt><w:rubyBase>${run('東京')}</w:rubyBase></w:ruby>`
  expect(textOfBody(`<w:p><w:r>${ruby}</w:r></w:p>`)).toBe('東京')
})

test('an element that is not known here is read through', () => {
  expect(
    textOfBody(`<w:unknown>${plain('a')}</w:unknown><constructor>${plain('b')}</constructor><w:p><toString>${run('c')}</toString></w:p>`),
  ).toBe('a\nb\nc')
})

test('what is not read is counted', () => {
  const object = (program: string) => `<w:r><w:object><v:shape><v:imagedata/></v:shape><o:OLEObject ProgID="${program}"/></w:object></w:r>`
  const inline = [
    struck('a') + struck('b') + run('c') + struck('d'),
    run('no', '<w:vanish/>') + run('no', '<w:vanish/>'),
    '<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:endnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r>',
    '<w:r><w:drawing><pic:pic/></w:drawing><w:pict><v:imagedata/></w:pict></w:r>',
    object('Equation.DSMT4') + object('Excel.Sheet.12'),
    '<w:r><w:instrText> EQ \\f(1,2)</w:instrText></w:r>',
  ]
  expect(passedOverIn(`<w:p>${inline.join('')}</w:p><w:altChunk/>`)).toBe(
    '2 pictures, 2 equations, 1 objects, 1 footnotes, 1 endnotes, 1 comments, 2 deletions, 1 hidden, 1 insertedFiles',
  )
  expect(passedOverIn(plain('a'))).toBe('')
  expect(documentOf('')).toContain('xmlns:pic')
})

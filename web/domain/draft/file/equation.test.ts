import { expect, test } from 'vitest'
import { plain, run, textOfBody } from '../../../tests/fixtures/drafts/wordFile.ts'

const m = (name: string, ...parts: string[]) => `<m:${name}>${parts.join('')}</m:${name}>`
const r = (words: string) => `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t xml:space="preserve">${words}</m:t></m:r>`
const e = (words: string) => m('e', r(words))
const equation = (...parts: string[]) => textOfBody(`<w:p>${m('oMath', ...parts)}</w:p>`)

test.each([
  ['P = ρgQH/η', [r('P = '), m('f', m('num', r('ρgQH')), m('den', r('η')))]],
  ['(a+b)/(2c-1)', [m('f', m('num', r('a+b')), m('den', r('2c-1')))]],
  ['x²+10^(−3)', [m('sSup', e('x'), m('sup', r('2'))), r('+'), m('sSup', e('10'), m('sup', r('−3')))]],
  ['V_max', [m('sSub', e('V'), m('sub', r('max')))]],
  ['√(b²-4ac)', [m('rad', m('radPr', '<m:degHide m:val="1"/>'), m('deg'), m('e', m('sSup', e('b'), m('sup', r('2'))), r('-4ac')))]],
  ['∑_(i=1)^n i', [m('nary', m('naryPr', '<m:chr m:val="∑"/>'), m('sub', r('i=1')), m('sup', r('n')), e('i'))]],
  [
    '[a, b; c, d]',
    [m('d', m('dPr', '<m:begChr m:val="["/><m:endChr m:val="]"/>'), m('e', m('m', m('mr', e('a'), e('b')), m('mr', e('c'), e('d')))))],
  ],
  ['x_i²', [m('sSubSup', e('x'), m('sub', r('i')), m('sup', r('2')))]],
  ['_6^14 C', [m('sPre', m('sub', r('6')), m('sup', r('14')), e(' C'))]],
  ['∛8+5√32', [m('rad', m('deg', r('3')), e('8')), r('+'), m('rad', m('deg', r('5')), e('32'))]],
  ['lim_(n→∞)+max^k', [m('limLow', e('lim'), m('lim', r('n→∞'))), r('+'), m('limUpp', e('max'), m('lim', r('k')))]],
  ['(a|b)(c,d)', [m('d', e('a'), e('b')), m('d', m('dPr', '<m:sepChr m:val=","/>'), e('c'), e('d'))]],
  ['sin θ', [m('func', m('fName', r('sin')), e('θ'))]],
  ['x', [r('𝑥')]],
])('an equation reads as one line: %s', (words, parts) => {
  expect(equation(...parts)).toBe(words)
})

test('an equation is part of its paragraph, and its lines are on one', () => {
  expect(textOfBody(`<w:p>${run('1.1 With ')}${m('oMath', r('x=1'))}${run(' I began.')}</w:p>`)).toBe('1.1 With x=1 I began.')
  expect(textOfBody(`<w:p>${run('1.1 With')}${m('oMathPara', m('oMath', r('x=1')), m('oMath', r('y=2')))}${run('I began.')}</w:p>`)).toBe(
    '1.1 With x=1; y=2 I began.',
  )
  expect(textOfBody(`<w:p>${m('oMathPara', m('oMath', m('eqArr', e('x&amp;=1'), e('y&amp;=2'))))}</w:p>`)).toBe('x=1; y=2')
})

test('an equation between two paragraphs has a line of its own', () => {
  const power = m('oMath', r('P = Q h'))
  expect(textOfBody(plain('a') + m('oMathPara', power) + plain('b') + power)).toBe('a\nP = Q h\nb\nP = Q h')
})

test('what is deleted from an equation is not read', () => {
  expect(equation(r('x'), `<w:del><m:r><m:t>y</m:t></m:r></w:del>`)).toBe('x')
})

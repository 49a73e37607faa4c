import { expect, test } from 'vitest'
import { foreignLinks, oneLine, ownWords, readable, withoutLinks, withoutSiteAddresses } from '../src/leads/messageText.ts'

const SITE = ['https://www.site.example']
const START = '--- From the points calculator ---'
const END = '--- End of the points calculator ---'
const lines = (...each: string[]) => each.join('\n')

test('a text in one line has single spaces, and no more letters than there is room for', () => {
  expect(oneLine(' Asha\r\n\tGurung\u2028 ')).toBe('Asha Gurung')
  expect([oneLine('abc', 3), oneLine('abcd', 3)]).toEqual(['abc', 'ab…'])
  expect(oneLine('आशा🎉🎉', 4)).toBe('आशा…')
  expect([oneLine(null), oneLine(undefined)]).toEqual(['', ''])
})

test('each other site that is linked is named once, however its address is written', () => {
  const text = 'See https://shop.example/a, (http://www.shop.example/b) and //shop.example; www.more.example. Also cheap.ru/x or t.me/abc!'
  expect(foreignLinks(text, SITE).map(({ host }) => host)).toEqual(['shop.example', 'more.example', 'cheap.ru', 't.me'])
  expect(foreignLinks(text, SITE)[0]?.written).toBe('https://shop.example/a')
})

test('no other site: ours, its pages on any domain, where applicants show their work, and what only looks like an address', () => {
  for (const text of [
    'https://site.example/pricing',
    'https://www.site.example',
    'https://preview.example/services/cdr-writing/ and https://preview.example/anzsco/eaanzsco/civil-engineer-233211',
    'https://github.com/asha, au.linkedin.com/in/asha, www.unsw.edu.au and https://homeaffairs.gov.au',
    'ASP.NET, a B.Com and asha.gurung@mail.com',
  ])
    expect(foreignLinks(text, SITE), text).toEqual([])
  expect(foreignLinks('https://notgithub.com https://preview.example/services/other', SITE).map(({ host }) => host)).toEqual([
    'notgithub.com',
    'preview.example',
  ])
})

test('our own addresses are taken out of a text, and no others', () => {
  const text = 'From https://www.site.example/pricing to https://shop.example/x.'
  expect(withoutSiteAddresses(text, SITE)).toBe('From   to https://shop.example/x.')
  expect(withoutLinks('See https://shop.example/a and cheap.ru/x now')).toBe('See   and   now')
})

test('the own words are those outside the summary that a page put in', () => {
  expect(ownWords(lines('Mine', START, 'Age: 30', 'Open it again: https://site.example/x', END, 'mine too'))).toBe('Mine\nmine too')
  expect(ownWords(lines('Mine', 'Page: https://site.example/pricing'))).toBe('Mine')
  expect(ownWords(lines('Mine: my page is https://asha.example', 'Look: it is fine'))).toBe(
    'Mine: my page is https://asha.example\nLook: it is fine',
  )
})

test('a summary whose end was taken away ends at a blank line, at the next summary’s, or with the text', () => {
  expect(ownWords(lines(START, 'Age: 30', '', 'Mine'))).toBe('Mine')
  expect(ownWords(lines('Mine', START, 'Age: 30'))).toBe('Mine')
  expect(ownWords(lines(START, 'Age: 30', '', 'Mine', START, 'Age: 33', END, 'mine too'))).toBe('Mine\nmine too')
})

test('a summary whose beginning was taken away begins at a blank line, or with the text', () => {
  expect(ownWords(lines('Mine', '', 'Age: 30', END, 'mine too'))).toBe('Mine\n\nmine too')
  expect(ownWords(lines('Age: 30', END, 'Mine'))).toBe('Mine')
})

test('the code of a sample form is read as its discipline', () => {
  expect(readable('Sample Code=233211')).toBe('Sample: Civil Engineer')
  expect(readable('Sample Code=unheard')).toBe('Sample: unheard')
  expect(readable('I write Sample Code=233211')).toBe('I write Sample Code=233211')
  expect(readable(null)).toBe('')
})

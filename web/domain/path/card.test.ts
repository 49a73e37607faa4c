import { expect, test } from 'vitest'
import { nodeAt, pathAddress, readFragment, toFragment } from './address.ts'
import { answersAt, cardLines } from './card.ts'

const questions = {
  work: {
    short: 'Work',
    note: 'n',
    answers: [
      { id: 'a', label: 'A', to: 'where' },
      { id: 'b', label: 'B', to: 'end' },
    ],
  },
  where: {
    short: 'Where',
    note: 'n',
    answers: [
      { id: 'c', label: 'C', to: 'end' },
      { id: 'd', label: 'D', to: 'end' },
      { id: 'e', label: 'E', to: 'other-end' },
    ],
  },
}
const said = (node: string, answers: string[] | undefined) =>
  cardLines(questions, node, { answers, code: '', several: 'one of {count}' }).map((line) => `${line.short}: ${line.answers.join(' or ')}`)

test('the fragment gives back the answers and the code, and nothing that was made up', () => {
  const given = { answers: ['a', 'c'], code: '233211' }
  expect(readFragment(toFragment(given))).toEqual(given)
  expect(readFragment('#enquiry')).toBeUndefined()
  expect(readFragment('#code=<b>')).toBeUndefined()
  expect(readFragment('#answers=a.c&code=<b>')).toEqual({ answers: ['a', 'c'], code: '' })
})

test('where the first line is changed, the occupation stays', () => {
  const given = { answers: ['a', 'c'], code: '233211' }
  const [work] = cardLines(questions, 'end', { ...given, several: '' })
  expect(work?.change).toBe('/find-your-path#code=233211')
  expect(readFragment('#code=233211')).toEqual({ answers: [], code: '233211' })
  expect(answersAt(questions, 'work', { answers: [], code: '233211' })).toEqual([])
})

test('answers count only if they lead to the node of the address', () => {
  expect(answersAt(questions, 'end', { answers: ['a', 'c'], code: '' })).toEqual(['a', 'c'])
  expect(answersAt(questions, 'end', { answers: ['a', 'e'], code: '' })).toBeUndefined()
  expect(answersAt(questions, 'end', { answers: ['constructor'], code: '' })).toBeUndefined()
})

test('where one way leads, its answers are known without the address', () => {
  expect(answersAt(questions, 'other-end', undefined)).toEqual(['a', 'e'])
  expect(said('other-end', undefined)).toEqual(['Work: A', 'Where: E'])
})

test('where several ways lead, the card names every answer that leads there, to questions that all of them ask', () => {
  expect(said('end', undefined)).toEqual(['Work: A or B'])
  expect(said('end', ['a', 'd'])).toEqual(['Work: A', 'Where: D'])
})

test('a line is changed at its question, with the answers before it', () => {
  const [, where] = cardLines(questions, 'end', { answers: ['a', 'd'], code: '233211', several: '' })
  expect(where?.change).toBe('/find-your-path/where#answers=a&code=233211')
})

test('where it is not known which of several questions was answered, the line leads to the one before them', () => {
  const year = { short: 'Year', note: 'n', answers: [{ id: 'early', label: 'Early', to: 'end' }] }
  const country = { short: 'Country', note: 'n', answers: ['nepal', 'india'].map((id) => ({ id, label: id, to: id })) }
  const lines = cardLines({ work: country, nepal: year, india: year }, 'end', { answers: undefined, code: '', several: '' })
  expect(lines.map(({ short, change }) => [short, change])).toEqual([
    ['Country', '/find-your-path'],
    ['Year', '/find-your-path'],
  ])
})

test('an address and its node are one and the same', () => {
  expect(nodeAt(pathAddress('work'))).toBe('work')
  expect(nodeAt('/find-your-path/where/else/')).toBe('where/else')
})

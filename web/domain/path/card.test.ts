import { expect, test } from 'vitest'
import { answersAt, answersGiven, cardLines, pathSummary } from './card.ts'
import { readFragment, toFragment } from './route.ts'

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
test('the fragment gives back the answers and the code, and nothing that was made up', () => {
  const given = { answers: ['a', 'c'], code: '233211' }
  expect(readFragment(toFragment(given))).toEqual(given)
  expect(readFragment('#enquiry')).toBeUndefined()
  expect(readFragment('#code=<b>')).toBeUndefined()
  expect(readFragment('#answers=a.c&code=<b>')).toEqual({ answers: ['a', 'c'], code: '' })
})

test('where the first line is changed, the occupation stays', () => {
  const given = { answers: ['a', 'c'], code: '233211' }
  const [work] = cardLines(questions, given)
  expect(work?.change).toBe('/find-your-path#code=233211')
  expect(readFragment('#code=233211')).toEqual({ answers: [], code: '233211' })
  expect(answersAt(questions, 'work')).toEqual([])
})

test('answers count only if they lead to the node of the address', () => {
  expect(answersGiven(questions, 'end', { answers: ['a', 'c'], code: '' })).toEqual(['a', 'c'])
  expect(answersGiven(questions, 'end', { answers: ['a', 'e'], code: '' })).toBeUndefined()
  expect(answersGiven(questions, 'end', { answers: ['constructor'], code: '' })).toBeUndefined()
})

test('the message to us has the result, each answer and the occupation, if one was chosen', () => {
  const words = { start: '[start]', line: '{question}: {answer}', occupation: 'Looked up: {occupation}', end: '[end]' }
  const given = { result: 'A CDR', lines: cardLines(questions, { answers: ['a', 'd'], code: '' }), occupation: '' }
  expect(pathSummary(given, words).split('\n')).toEqual(['[start]', 'A CDR', 'Work: A', 'Where: D', '[end]'])
  expect(pathSummary({ ...given, occupation: 'Civil Engineer' }, words)).toContain('\nLooked up: Civil Engineer\n[end]')
})

test('an address without answers, or with a code of another length, is as short as what it says', () => {
  expect(toFragment({ answers: [], code: '' })).toBe('')
  expect(toFragment({ answers: [], code: '233211' })).toBe('#code=233211')
  for (const code of ['2332111', '1233211', 'x233211', '233211x']) expect(readFragment(`#code=${code}`), code).toBeUndefined()
  expect(cardLines(questions, { answers: ['a', 'never'], code: '' })).toEqual([])
})

test('a result knows no answers that were not given, even where one way leads to it', () => {
  expect(answersGiven(questions, 'other-end', undefined)).toBeUndefined()
})

test('a question is reached by the answers of the only way there, and by none where there are several', () => {
  expect(answersAt(questions, 'where')).toEqual(['a'])
  const meeting = { ...questions, end: { short: 'End', note: 'n', answers: [] } }
  expect(answersAt(meeting, 'end')).toBeUndefined()
  expect(cardLines(meeting, { answers: [], code: '' })).toEqual([])
})

test('a line has the answer, the note of its own question, and its question’s address with the answers before it', () => {
  const lines = cardLines({ ...questions, where: { ...questions.where, note: 'Where it counts' } }, { answers: ['a', 'd'], code: '233211' })
  expect(lines).toMatchObject([
    { short: 'Work', answer: 'A', note: 'n' },
    { short: 'Where', answer: 'D', note: 'Where it counts', change: '/find-your-path/where#answers=a&code=233211' },
  ])
})

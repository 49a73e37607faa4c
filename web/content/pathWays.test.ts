import { expect, test } from 'vitest'
import { questionsTo } from '#components/path/pathViews.ts'
import { answersGiven, cardLines } from '#domain/path/card.ts'
import { routes, type Step } from '#domain/path/walk.ts'
import { accordCountries } from './accords.ts'
import { checklistOf } from './path/documents.ts'
import { pathWords } from './path/words.ts'
import { answerLabel, pathResults, pathRules, questionAt } from './path.ts'
import type { PathResult } from './schema/path.ts'

const ways = [...pathResults].flatMap(([node, result]) => routes(pathRules, node).map((steps) => ({ node, result, steps })))
const nameOf = (steps: readonly Step[]) => steps.map(({ answer }) => answer).join('.')

/** What the page of a result has of its own, as it is printed for everybody. */
const printed = (result: PathResult) => JSON.stringify([result, checklistOf(result), pathWords.result, pathWords.answersCard.general])

test('a result claims no answers, and no year or list that depends on the way there', () => {
  const claims = /\b(by )?your answers\b|your case\b|\byou (answered|said|chose|gave|finished)\b|answers? again\b|our lists give/i
  expect([...pathResults].filter(([, result]) => claims.test(printed(result))).map(([node]) => node)).toEqual([])
})

test('on every way, the card names each answer with the note of the question that was asked', () => {
  expect(ways.length).toBeGreaterThan(250)
  const wrong = ways.filter(({ node, steps }) => {
    const questions = questionsTo(node)
    const answers = answersGiven(questions, node, { answers: steps.map(({ answer }) => answer), code: '' })
    const lines = answers && cardLines(questions, { answers, code: '' })
    const expected = steps.map(({ question, answer }) => {
      const { short, note, answers } = questionAt(question)
      return { short, note, answer: answerLabel(answers[answer] ?? '') }
    })
    return JSON.stringify(lines?.map(({ short, note, answer }) => ({ short, note, answer }))) !== JSON.stringify(expected)
  })
  expect(wrong.map(({ steps }) => nameOf(steps))).toEqual([])
})

test('on every way through a country, the card gives that country’s year, or says that the lists do not settle it', () => {
  const accords = { 'four-years': 'washington', 'three-years': 'sydney', 'two-years': 'dublin' } as const
  const wrong = ways.filter(({ node, steps }) => {
    const award = steps.find(({ question }) => question === 'engineers-australia')?.answer
    const country = accordCountries.find(({ slug }) => steps.some(({ answer }) => answer === slug))
    if (country === undefined || !(award === 'four-years' || award === 'three-years' || award === 'two-years')) return false
    const lines = cardLines(questionsTo(node), { answers: steps.map(({ answer }) => answer), code: '' })
    const year = lines.find(({ short }) => short === 'Year')
    if (year === undefined) return false
    const membership = country.memberships[accords[award]]
    const settled = membership && 'full' in membership && membership.reportedFrom === undefined
    return !year.note.includes(settled ? `Our lists give ${membership.full}` : 'do not settle')
  })
  expect(wrong.map(({ steps }) => nameOf(steps))).toEqual([])
})

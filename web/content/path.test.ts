import { expect, test } from 'vitest'
import { follow, next, routes, START } from '#domain/path/route.ts'
import { accordCountries } from './accords.ts'
import { pathQuestions, pathResults, pathRules } from './path.ts'
import { postAt } from './posts.ts'

const all = routes(pathRules)

test('every combination of answers leads to exactly one result, in at most six questions', () => {
  expect(all.length).toBeGreaterThan(250)
  const ends = all.map(
    (steps) =>
      follow(
        pathRules,
        steps.map(({ answer }) => answer),
      )?.at ?? '',
  )
  const missing = new Set(ends.filter((at) => !pathResults.has(at)))
  expect([...missing].map((at) => `Add “${at}” to web/content/path/results/`)).toEqual([])
  expect(all.filter((steps) => steps.length > 6)).toEqual([])
})

test('no result is out of reach, and no two have one address', () => {
  const reached = new Set(all.map((steps) => next(pathRules, steps.at(-1) ?? { question: '', answer: '' })))
  expect([...pathResults.keys()].filter((node) => !reached.has(node))).toEqual([])
  expect([...pathResults.keys()].filter((node) => pathQuestions.has(node))).toEqual([])
})

test('no question is out of reach, and none is missing words or has words for an answer that is not in the table', () => {
  const asked = new Set([START, ...all.flatMap((steps) => steps.map(({ question }) => question))])
  expect([...pathQuestions.keys()].toSorted()).toEqual([...asked].toSorted())
  const different = [...pathQuestions].filter(
    ([node, { answers }]) =>
      Object.keys(answers).toSorted().join() !==
      Object.keys(pathRules[node] ?? {})
        .toSorted()
        .join(),
  )
  expect(different.map(([node]) => node)).toEqual([])
})

test('“I don’t know” throughout leads to how to find out, wherever it is said', () => {
  const unsure = all.filter((steps) => steps.at(-1)?.answer === 'unsure')
  const without = unsure.filter((steps) => {
    const result = pathResults.get(next(pathRules, steps.at(-1) ?? { question: '', answer: '' }) ?? '')
    return result?.findOut === undefined
  })
  expect(without).toEqual([])
  expect(follow(pathRules, ['unsure'])?.at).toBe('check-your-work')
})

test.each([
  ['a civil engineer from Nepal', 'engineering four-years nepal', 'engineers-australia/cdr-country-outside-accords'],
  ['a developer without a degree', 'it none six-recent both', 'australian-computer-society/recognition-of-prior-learning'],
  ['a statistician who is a data scientist', 'it elsewhere none yes', 'australian-computer-society/general-skills-data'],
  [
    'a mechanical engineer who writes software and does not know the data codes',
    'it elsewhere none unsure',
    'australian-computer-society/check-data-occupation',
  ],
  ['a historian who writes software', 'it elsewhere none no six-recent both', 'australian-computer-society/recognition-of-prior-learning'],
  ['an NBA Tier 1 graduate of 2012', 'engineering four-years india before', 'engineers-australia/cdr-before-accord'],
  ['an NBA Tier 1 graduate of 2016', 'engineering four-years india from tier-1 same', 'engineers-australia/washington-accord'],
  ['an NBA Tier 2 graduate of 2016', 'engineering four-years india from tier-2', 'engineers-australia/cdr-nba-tier-2'],
  [
    'an Indonesian graduate of 2022, whose year is not settled',
    'engineering four-years indonesia doubtful',
    'engineers-australia/check-accord',
  ],
  [
    'a graduate of 2023 from Bangladesh, as sources differ',
    'engineering four-years bangladesh doubtful',
    'engineers-australia/check-accord',
  ],
  [
    'a Sri Lankan technologist, where membership is provisional',
    'engineering three-years sri-lanka',
    'engineers-australia/cdr-provisional-accreditation',
  ],
  [
    'a two-year graduate of 2025 from the United Kingdom',
    'engineering two-years united-kingdom after',
    'engineers-australia/cdr-not-accredited',
  ],
])('%s comes to the result of the rule', (_, answers, result) => {
  expect(follow(pathRules, answers.split(' '))?.at).toBe(result)
})

test('only the Dublin Accord stops counting United Kingdom graduates after 2024', () => {
  const years = (award: string) => Object.keys(pathQuestions.get(`engineers-australia/${award}/united-kingdom`)?.answers ?? {})
  expect(years('two-year-award')).toContain('after')
  expect([...years('technology-degree'), ...years('four-year-degree')]).not.toContain('after')
  expect(postAt('accord-status-by-country').body).toContain('| 2002, graduates to 2024 only |')
})

test('the article on accords names every country that the questions offer', () => {
  const { body } = postAt('accord-status-by-country')
  expect(accordCountries.filter(({ country }) => !body.includes(country.replace('Saudi Arabia', 'Saudi')))).toEqual([])
})

import { expect, test } from 'vitest'
import { START } from '#domain/path/address.ts'
import { follow, next, routes } from '#domain/path/walk.ts'
import { accordCountries } from './accords.ts'
import { checklistOf } from './path/documents.ts'
import { linkTo } from './path/links.ts'
import { pathQuestions, pathResults, pathRules } from './path.ts'
import { postAt } from './posts.ts'
import { sources } from './sources.ts'

const all = routes(pathRules)

test('every combination of answers leads to exactly one result, in at most six questions', () => {
  expect(all.length).toBeGreaterThan(250)
  const wrong = all.filter((steps) => {
    const led = follow(
      pathRules,
      steps.map(({ answer }) => answer),
    )
    return led === undefined || !pathResults.has(led.at) || steps.length > 6
  })
  expect(wrong).toEqual([])
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

test('every rule names a source that exists, and every document list and link is one of this site', () => {
  for (const [node, result] of pathResults) {
    expect(
      result.rule.sources.filter((id) => !(id in sources)),
      node,
    ).toEqual([])
    const ids = checklistOf(result).flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids.length, node).toBeGreaterThan(1)
    expect(new Set(ids).size, node).toBe(ids.length)
    expect(result.next.map(linkTo).length, node).toBeGreaterThan(1)
  }
})

test.each([
  ['a civil engineer from Nepal', 'engineering four-years nepal', 'engineers-australia/cdr-country-outside-accords'],
  ['a developer without a degree', 'it none six-recent both', 'australian-computer-society/recognition-of-prior-learning'],
  ['an operations manager', 'management operations', 'another-authority/operations-manager'],
  ['an Australian accredited graduate', 'engineering australian listed same', 'engineers-australia/australian-accredited'],
  ['an NBA Tier 1 graduate of 2012', 'engineering four-years india before', 'engineers-australia/cdr-before-accord'],
  ['an NBA Tier 1 graduate of 2016', 'engineering four-years india from tier-1 same', 'engineers-australia/washington-accord'],
  ['an NBA Tier 2 graduate of 2016', 'engineering four-years india from tier-2', 'engineers-australia/cdr-nba-tier-2'],
  ['an engineering manager with both kinds of evidence', 'engineering-manager both', 'engineering-manager/two-authorities'],
  [
    'an Indonesian graduate of 2022, whose year is not settled',
    'engineering four-years indonesia doubtful',
    'engineers-australia/check-accord',
  ],
  [
    'a Filipino graduate of 2019, whose year is not settled',
    'engineering four-years philippines doubtful',
    'engineers-australia/check-accord',
  ],
  [
    'a Sri Lankan technologist, where membership is provisional',
    'engineering three-years sri-lanka',
    'engineers-australia/cdr-provisional-accreditation',
  ],
  [
    'a two-year graduate of 2024 from the United Kingdom',
    'engineering two-years united-kingdom from full same',
    'engineers-australia/dublin-accord',
  ],
  [
    'a two-year graduate of 2025 from the United Kingdom',
    'engineering two-years united-kingdom after',
    'engineers-australia/cdr-not-accredited',
  ],
])('%s comes to the result of the rule', (_, answers, result) => {
  expect(follow(pathRules, answers.split(' '))?.at).toBe(result)
})

test('only the Dublin Accord stops counting United Kingdom graduates after 2024, in the questions and in the table', () => {
  const years = (award: string) => pathQuestions.get(`engineers-australia/${award}/united-kingdom`)?.answers
  expect(years('two-year-award')).toEqual({
    after: '2025 or later',
    from: '2002 to 2024',
    before: 'Before 2002',
    unsure: 'I don’t know',
  })
  expect(years('technology-degree')).toMatchObject({ from: '2001 or later' })
  expect(years('four-year-degree')).toMatchObject({ from: '1989 or later' })
  expect(postAt('accord-status-by-country').body).toContain('| 2002, graduates to 2024 only |')
})

test('the article on accords names every country that the questions offer', () => {
  const { body } = postAt('accord-status-by-country')
  expect(accordCountries.filter(({ country }) => !body.includes(country.replace('Saudi Arabia', 'Saudi')))).toEqual([])
})

test('no result tells somebody that they are eligible, or which visa, state or code to choose', () => {
  const texts = JSON.stringify([...pathResults.values(), ...pathQuestions.values()])
  expect(texts).not.toMatch(
    /\byou (are|will be|qualify|would be) (eligible|qualified)|\beligib|\bqualif(y|ies) for\b|\bchoose (subclass|visa)|you should choose/i,
  )
})

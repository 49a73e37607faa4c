import { expect, test } from 'vitest'
import { answersGiven, cardLines } from '#domain/path/card.ts'
import { routes, type Step } from '#domain/path/route.ts'
import { accordCountries } from './accords.ts'
import { pathWords } from './path/words.ts'
import { answerLabel, checklistOf, pathQuestions, pathResults, pathRules, questionAt, resultAt } from './path.ts'
import { questionsTo } from './pathViews.ts'
import type { PathResult } from './schema/path.ts'

const ways = [...pathResults].flatMap(([node, result]) => routes(pathRules, node).map((steps) => ({ node, result, steps })))
const nameOf = (steps: readonly Step[]) => steps.map(({ answer }) => answer).join('.')

/** What the page of a result has of its own, as it is printed for everybody. */
const printed = (result: PathResult) => JSON.stringify([result, checklistOf(result), pathWords.result, pathWords.answersCard.general])

test('a result claims no answers, and no year or list that depends on the way there', () => {
  const claims = /\b(by )?your answers\b|your case\b|\byou (answered|said|chose|gave|finished)\b|answers? again\b|our lists give/i
  expect([...pathResults].filter(([, result]) => claims.test(printed(result))).map(([node]) => node)).toEqual([])
})

test('no result tells anyone that they are eligible, or which visa, state or code to choose', () => {
  const texts = JSON.stringify([...pathResults.values(), ...pathQuestions.values()])
  expect(texts).not.toMatch(/\beligib|\bqualif(y|ies) for\b|\byou (are|will be) qualified\b|\bchoose (subclass|visa)|you should choose/i)
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

/** By the last answer, what its result has to say. Answers with one text are beside each other. */
const consequences: Record<string, RegExp> = {
  'Accreditation degree-not-listed': /Australian degree that is not on/,
  'Accreditation diploma-not-listed': /Australian advanced diploma[\s\S]*Dublin Accord/,
  'Accreditation provisional': /Australian program with provisional accreditation/,
  'Accreditation unsure': /Accreditation not looked up yet/,
  'Charts no|unsure': /without charts yet, or unsure whether the employer/,
  'Country another|listed|unsure': /qualification checker/,
  'Country saudi-arabia': /in no list of its accord|not settled by the lists/,
  'Country .*': /in no list of its accord|own membership is provisional/,
  'Data unsure': /224114[\s\S]*four years of relevant work[\s\S]*261313[\s\S]*six years/,
  'Data yes': /224114[\s\S]*four at any time/,
  'Evidence both': /Engineers Australia: a CDR[\s\S]*IML: a senior role/,
  'Evidence charts': /senior role that organisation charts show/,
  'Evidence degree': /bachelor’s degree in engineering or a related field/,
  'Evidence neither|unsure': /Put your certificate beside/,
  'Experience fewer': /fewer|under six/i,
  'Experience five': /Five years of relevant IT work/,
  'Experience four': /otherwise it takes four/i,
  'Experience none-yet': /No year of relevant work/,
  'Experience professional-year|year-in-australia': /365 days[\s\S]*ACS Professional Year/,
  'Experience six': /six at any time/,
  'Experience six-ended': /ended over two years ago/,
  'Experience two|two-years-elsewhere': /two years in the last ten/,
  'Experience unsure': /have not been counted yet/,
  'Field it-support': /Customer Support Officer/,
  'Field manager': /not one of IML’s nine/,
  'Field operations': /Operations Manager/,
  'Field other': /profession or trade/,
  'Field technician': /technicians/i,
  'Field unsure': /is not clear/,
  'IT content unsure': /share of IT is not clear/,
  'Level operations': /Operations Manager/,
  'Level team': /senior managers only/,
  'Level unsure': /level, or whose occupation[^"]*is not clear/,
  'Listing not-listed': /national list does not show/,
  'Listing provisional': /national list shows as provisional/,
  'Listing tier-2': /Tier 2/,
  'Listing unsure': /listing not looked up yet/,
  'Occupation advertising|public-relations|sales-and-marketing|procurement': /131112[\s\S]*131113[\s\S]*131114[\s\S]*133612/,
  'Occupation chief-executive': /111111/,
  'Occupation corporate-general-manager': /111211/,
  'Occupation engineering': /133211/,
  'Occupation human-resources': /132311/,
  'Occupation manager': /even with an accredited degree/,
  'Occupation none': /not one of IML’s nine/,
  'Occupation other': /Another engineering occupation/,
  'Occupation same': /no career episodes|without a CDR/,
  'Occupation supply-and-distribution': /133611/,
  'Occupation unsure': /No decision yet|is not clear/,
  'Projects both': /Two projects/,
  'Projects missing|unsure': /two projects still to be found/,
  'Qualification french': /French/,
  'Qualification several': /Two or more qualifications/,
  'Qualification unsure': /kind is not clear|share of IT is not clear/,
  'Work unsure': /is not clear/,
  'Year after': /United Kingdom[^"]*1 January 2025/,
  'Year before': /Finished before that country/,
  'Year doubtful': /not settled by the lists/,
  'Year unsure': /Membership, year or listing not looked up/,
}
const saidAfter = Object.entries(consequences).map(([key, says]) => ({ key: new RegExp(`^${key.replace(/ (\S+)$/, ' ($1)')}$`), says }))

test('what follows from the last answer of every way is on the page', () => {
  const wrong = ways.flatMap(({ node, result, steps }) => {
    const last = steps.at(-1) ?? { question: '', answer: '' }
    const key = `${questionAt(last.question).short} ${last.answer}`
    const says = saidAfter.find((each) => each.key.test(key))?.says
    if (!says) return [`Add '${key}' to the table above, with what its page ${node} says`]
    return says.test(printed(result)) ? [] : [`${nameOf(steps)}: ${node} does not say ${says}`]
  })
  expect(wrong).toEqual([])
})

/** By an answer, wherever it was given: conditions that are not those of who gave it. */
const untrue: { question: RegExp; answer: RegExp; conditions: RegExp }[] = [
  { question: /^engineers-australia$/, answer: /^australian$/, conditions: /another country|accord country|United Kingdom|Indian/ },
  { question: /^engineers-australia$/, answer: /-years$/, conditions: /An? Australian|French/ },
  { question: /^engineers-australia$/, answer: /^four-years$/, conditions: /technology degree|diploma|Dublin/ },
  { question: /^engineers-australia$/, answer: /^three-years$/, conditions: /about (four|two) years|Dublin|Indian/ },
  { question: /^engineers-australia$/, answer: /^two-years$/, conditions: /about (four|three) years|Indian/ },
  { question: /four-year-degree$/, answer: /^(?!india)/, conditions: /Indian/ },
  { question: /-(degree|award)\/[a-z-]+$/, answer: /^from$/, conditions: /Finished before|1 January 2025|in no list/ },
  { question: /-(degree|award)\/[a-z-]+$/, answer: /^(before|after|doubtful)$/, conditions: /Finished in or after/ },
  {
    question: /listing$|australian-qualification$/,
    answer: /^(full|tier-1|listed)$/,
    conditions: /provisional|not on|does not show|Tier 2/,
  },
  { question: /listing$|australian-qualification$/, answer: /^(provisional|.*not-listed|tier-2)$/, conditions: /with full accreditation/ },
  { question: /\/occupation$/, answer: /^same$/, conditions: /Another engineering occupation|133211/ },
  { question: /^engineers-australia.*\/occupation$/, answer: /^(other|manager)$/, conditions: /occupation that the \w+ names/ },
  { question: /^australian-computer-society$/, answer: /^elsewhere$/, conditions: /^An Australian/ },
  { question: /^australian-computer-society/, answer: /^none$/, conditions: /^An? .*(degree|diploma)/ },
  { question: /it-minor$|it-major$/, answer: /^(five|six|four|two)$/, conditions: /Fewer|Under/ },
  { question: /^australian-computer-society\/experience$/, answer: /^six-recent$/, conditions: /ended over|Under/ },
  { question: /^australian-computer-society\/experience$/, answer: /^fewer$/, conditions: /Six years of/ },
  { question: /^managers-and-leaders$/, answer: /^team$/, conditions: /senior manager/ },
  { question: /charts$/, answer: /^yes$/, conditions: /without charts/ },
]

test('on no way does a result name conditions that an answer contradicts', () => {
  const wrong = ways.filter(({ result: { whoFor }, steps }) => {
    // Conditions all apply, unless they are alternatives.
    const alternatives = whoFor.some((line) => line.startsWith('Or ')) ? whoFor.map((line) => [line]) : [whoFor]
    const against = untrue.filter(({ question, answer }) => steps.some((step) => question.test(step.question) && answer.test(step.answer)))
    return alternatives.every((lines) => lines.some((line) => against.some(({ conditions }) => conditions.test(line))))
  })
  expect(wrong.map(({ node, steps }) => `${nameOf(steps)}: ${node}`)).toEqual([])
})

test.each([
  ['a developer without a degree', /^australian-computer-society none$/, /\b(degree|transcript|diploma)\b/i],
  ['the leader of a team', /^managers-and-leaders team$/, /themes|referee|upload|PDF/i],
  ['a manager without charts', /^managers-and-leaders\/charts (no|unsure)$/, /themes|upload|PDF/i],
  ['a developer with under six years', /^australian-computer-society\/experience fewer$/, /two projects/i],
  ['who goes without a CDR', /^engineers-australia.*\/occupation same$/, /career episodes that I wrote/i],
])('%s is asked for no document that cannot be theirs', (_who, answered, document) => {
  const given = ways.filter(({ steps }) => steps.some(({ question, answer }) => answered.test(`${question} ${answer}`)))
  expect(given.length).toBeGreaterThan(0)
  const wrong = given.filter(({ result }) => checklistOf(result).some(({ items }) => items.some(({ text }) => document.test(text))))
  expect(wrong.map(({ node, steps }) => `${nameOf(steps)}: ${node}`)).toEqual([])
})

test('Engineering Manager with two authorities shows the halves and the documents of both', () => {
  const result = resultAt('engineering-manager/two-authorities')
  expect(result.split).toEqual(['cdr-writing', 'iml-comp-assessment-writing'])
  expect(checklistOf(result).map(({ heading }) => heading)).toEqual(['For Engineers Australia: CDR with employment', 'For IML'])
})

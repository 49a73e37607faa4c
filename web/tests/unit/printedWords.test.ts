import { expect, test } from 'vitest'
import { draftWords } from '#content/draftWords.ts'
import { pathWords } from '#content/path/words.ts'
import { pathResults, pathRules, resultName } from '#content/path.ts'
import { occupationTitles, questionsTo } from '#content/pathViews.ts'
import { pointsWords } from '#content/pointsWords.ts'
import { fillIn } from '#domain/fillIn.ts'
import { cardLines, pathSummary } from '#domain/path/card.ts'
import { routes } from '#domain/path/route.ts'
import { signsAgainst } from '../../../cms/src/leads/judgeSpam.ts'
import { ownWords } from '../../../cms/src/leads/messageText.ts'

const many = { fromClient: 1, withSameText: 0, siteOrigins: [] }
const signsIn = (subject: string, queries: string) =>
  signsAgainst({ fullName: 'Asha Gurung', email: 'a@example.com', subject, queries }, many)

const { result: words, authorities, summary } = pathWords
const [[code, title] = []] = Object.entries(occupationTitles)

const results = [...pathResults].map(([node, result]) => {
  const answers = (routes(pathRules, node)[0] ?? []).map(({ answer }) => answer)
  const lines = cardLines(questionsTo(node), { answers, code: '' })
  const name = `${authorities[result.authority]}: ${resultName(result)}`
  const text = `${words.authority}: ${authorities[result.authority]}\n${words.pathway}: ${resultName(result)}`
  return [fillIn(words.subject, { result: name }), pathSummary({ result: text, lines, occupation: `${title} ${code}` }, summary)] as const
})

test.each(results)('the inbox holds nothing against who sends the summary of %s', (subject, text) => {
  expect(signsIn(subject, text)).toEqual([])
  expect(ownWords(`${text}\n\nIs this right?`).trim()).toBe('Is this right?')
})

test.each([
  ['the points calculator', pointsWords.message],
  ['the draft checker', draftWords.message],
])('the words that %s puts into a message are not taken for the visitor’s', (_tool, message) => {
  const block = Object.values(message).filter((line) => line !== message.start && line !== message.end)
  const text = [message.start, ...block, message.end].join('\n')
  expect(signsIn('Enquiry', text)).toEqual([])
  expect(ownWords(text).trim()).toBe('')
})

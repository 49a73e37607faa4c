import { notStartedWords } from '#content/forms.ts'
import { countryShort } from '#content/path/accordQuestionWords.ts'
import { pathWords as words } from '#content/path/words.ts'
import { resultName } from '#content/path.ts'
import { occupationTitles, questionsTo } from '#content/pathViews.ts'
import type { PathResult } from '#content/schema/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Island } from '../runtime/Island.server.tsx'
import { AnswersCard } from './AnswersCard.tsx'

/** A country by name; the other answers to where a degree is from name none. */
const NO_COUNTRY: readonly string[] = ['another', 'listed', 'unsure']

export function PathAnswers({ node, result }: { node: string; result: PathResult }) {
  const { answersCard, change, changeAnswer, occupation, startAgain, summary, offer } = words
  const questions = questionsTo(node)
  const ofCountry = Object.values(questions).find(({ short }) => short === countryShort)
  const namesCountry = ofCountry?.answers.every(({ id }) => !NO_COUNTRY.includes(id))
  const pathway = resultName(result)
  const props = {
    table: { node, questions, occupations: occupationTitles },
    whoFor: result.whoFor,
    follows: fillIn(answersCard.follows, { pathway }),
    ...(namesCountry && { country: { short: countryShort, follows: answersCard.followsFrom.replace('{pathway}', pathway) } }),
    words: { answersCard, change, changeAnswer, occupation, startAgain, summary, offer, print: words.result.print },
    enquiry: { result: resultLines(result), messageLabel: words.result.form.messageLabel },
    stopped: notStartedWords,
  }
  return <Island id="answers" name="path-answers" of={AnswersCard} defer="near" asks={['answers', 'code']} summarises props={props} />
}

function resultLines(result: PathResult): string {
  const { authority, pathway } = words.result
  return `${authority}: ${words.authorities[result.authority]}\n${pathway}: ${resultName(result)}`
}

import { notStartedWords } from '#content/forms.ts'
import { pathWords } from '#content/path/words.ts'
import { occupationTitles, questionsTo } from '#content/pathViews.ts'
import type { Examples } from '../runtime/examples.ts'
import type { AnswersCardProps } from './AnswersCard.tsx'
import { part } from './answersPart.ts'
import { fragmentStore } from './fragment.ts'

const NODE = 'engineers-australia/cdr-country-outside-accords'

const props: AnswersCardProps = {
  table: { node: NODE, questions: questionsTo(NODE), occupations: occupationTitles },
  whoFor: ['Your engineering degree is from a country outside the accords.', 'You work in the occupation you name.'],
  follows: 'They lead to: Competency Demonstration Report (CDR).',
  country: { short: 'Country', follows: '{country} and your other answers lead to: Competency Demonstration Report (CDR).' },
  words: { ...pathWords, print: pathWords.result.print },
  enquiry: { result: 'Authority: Engineers Australia\nPathway: CDR', messageLabel: 'Your path and your question' },
  stopped: notStartedWords,
}

export const examples: Examples<AnswersCardProps> = {
  part,
  states: {
    'nobody has answered': { props },
    'a link with answers': { props, act: () => fragmentStore.set('#answers=engineering.four-years.nepal&code=233211') },
  },
}

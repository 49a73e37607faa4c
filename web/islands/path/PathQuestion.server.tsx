import { notStartedWords } from '#content/forms.ts'
import { groupNames } from '#content/labels.ts'
import { otherOccupationsPath, searchDataPath } from '#content/occupationSearch.ts'
import { queryWords } from '#content/occupationSynonyms.ts'
import { authorities, listingPath } from '#content/occupations.ts'
import { pathWords as words } from '#content/path/words.ts'
import { pathSearchWords, questionAt } from '#content/path.ts'
import { allQuestions } from '#content/pathViews.ts'
import { fillIn } from '#domain/fillIn.ts'
import { answersAt, cardLines } from '#domain/path/card.ts'
import { fixedRules } from '#domain/path/decisionTable.ts'
import { pathAddress, START, toFragment } from '#domain/path/route.ts'
import { Island } from '../runtime/Island.server.tsx'
import { PathQuestion } from './PathQuestion.tsx'
import type { PathSearchProps } from './PathSearch.tsx'

export function QuestionCard({ node }: { node: string }) {
  const { question, short, note } = questionAt(node)
  const answers = answersAt(allQuestions, node)
  const lines = cardLines(allQuestions, { answers: answers ?? [], code: '' }).map((line) => ({
    ...line,
    change: line.change.replace(/#.*/, ''),
  }))
  const { name, card, why, change, changeAnswer, occupation, startAgain } = words
  const props = {
    node,
    short,
    question,
    note,
    answers,
    lines,
    folio: answers && fillIn(words.folio, { number: lines.length + 1 }),
    choices: (allQuestions[node]?.answers ?? []).map(({ id, label, detail, to }) => ({ id, label, detail, path: pathAddress(to) })),
    words: { name, card, why, change, changeAnswer, occupation, startAgain },
    search: node === START ? search : undefined,
    stopped: notStartedWords,
  }
  return <Island id="question" name="path-question" of={PathQuestion} defer="near" asks={['answers', 'code']} props={props} />
}

const search: PathSearchProps = {
  words: pathSearchWords(),
  entries: { ours: searchDataPath, others: otherOccupationsPath, words: queryWords },
  authorities: groupNames,
  lists: authorities.map((authority) => ({ path: listingPath(authority), label: groupNames[authority] })),
  next: {
    ea: addressFor('engineering'),
    acs: addressFor('it'),
    iml: addressFor('management'),
    both: addressFor('engineering-manager'),
  },
}

function addressFor(answer: keyof (typeof fixedRules)[typeof START]): string {
  return pathAddress(fixedRules[START][answer]) + toFragment({ answers: [answer], code: '' })
}

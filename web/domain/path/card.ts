import { fillIn } from '../fillIn.ts'
import { follow, type Given, pathAddress, type Rules, routes, toFragment } from './route.ts'

export type CardQuestion = { short: string; note: string; answers: readonly { id: string; label: string; to: string }[] }
type CardQuestions = Readonly<Record<string, CardQuestion>>

/** One filled-in line; `change` is the address at which it can be answered again. */
export type CardLine = { short: string; note: string; answer: string; change: string }

function rulesOf(questions: CardQuestions): Rules {
  return Object.fromEntries(
    Object.entries(questions).map(([node, { answers }]) => [node, Object.fromEntries(answers.map(({ id, to }) => [id, to]))]),
  )
}

export function answersGiven(questions: CardQuestions, node: string, given: Given | undefined): string[] | undefined {
  return given && follow(rulesOf(questions), given.answers)?.at === node ? [...given.answers] : undefined
}

/** The answers of the only way to a question; undefined where there are several. */
export function answersAt(questions: CardQuestions, node: string): string[] | undefined {
  const [only, ...more] = routes(rulesOf(questions), node)
  return only === undefined || more.length > 0 ? undefined : only.map(({ answer }) => answer)
}

export function cardLines(questions: CardQuestions, { answers, code }: Given): CardLine[] {
  const { steps } = follow(rulesOf(questions), answers) ?? { steps: [] }
  return steps.flatMap((step, index) => {
    const question = questions[step.question]
    if (question === undefined) return []
    const { short, note } = question
    const answer = question.answers.find(({ id }) => id === step.answer)?.label ?? step.answer
    const change = pathAddress(step.question) + toFragment({ answers: answers.slice(0, index), code })
    return [{ short, note, answer, change }]
  })
}

type SummaryWords = Record<'start' | 'end' | 'line' | 'occupation', string>

export function pathSummary(
  { result, lines, occupation }: { result: string; lines: readonly { short: string; answer: string }[]; occupation: string },
  words: SummaryWords,
): string {
  return [
    words.start,
    result,
    ...lines.map(({ short, answer }) => fillIn(words.line, { question: short, answer })),
    ...(occupation ? [fillIn(words.occupation, { occupation })] : []),
    words.end,
  ].join('\n')
}

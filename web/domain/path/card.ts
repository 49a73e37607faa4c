import { fillIn } from '../fillIn.ts'
import { type Given, pathAddress, START, toFragment } from './address.ts'
import type { Rules } from './decisionTable.ts'
import { follow, next, routes, type Step, stepsBefore } from './walk.ts'

/** What the card needs of a question. */
export type CardQuestion = { short: string; note: string; answers: readonly { id: string; label: string; to: string }[] }
type CardQuestions = Readonly<Record<string, CardQuestion>>

/** One filled-in line; `change` is the address at which it can be answered again. */
export type CardLine = { short: string; note: string; answers: string[]; change: string }

/** More answers than these are counted, not named. */
const MOST_NAMED = 3

function rulesOf(questions: CardQuestions): Rules {
  return Object.fromEntries(
    Object.entries(questions).map(([node, { answers }]) => [node, Object.fromEntries(answers.map(({ id, to }) => [id, to]))]),
  )
}

/**
 * The answers by which a visitor came to a node: those of the address, if they lead there, or those of the only way there.
 * Undefined where several ways lead there and the address names none of them.
 */
export function answersAt(questions: CardQuestions, node: string, given: Given | undefined): string[] | undefined {
  const rules = rulesOf(questions)
  if (given && follow(rules, given.answers)?.at === node) return [...given.answers]
  const [only, ...more] = routes(rules, node)
  return only === undefined || more.length > 0 ? undefined : only.map(({ answer }) => answer)
}

/** The lines of the card at a node. Where the answers are not known, all those that lead there. `several` has `{count}`. */
export function cardLines(
  questions: CardQuestions,
  node: string,
  { answers, code, several }: { answers: readonly string[] | undefined; code: string; several: string },
): CardLine[] {
  const rules = rulesOf(questions)
  const known = answers && follow(rules, answers)
  const groups = known?.at === node ? known.steps.map((step) => [step]) : stepsBefore(rules, node, (id) => questions[id]?.short ?? id)
  // Where it is not known which of several questions was answered, the one before leads to each of them.
  let asked: string = START
  return groups.flatMap((steps, index) => {
    const [first] = steps
    const question = first && questions[first.question]
    if (first === undefined || question === undefined) return []
    if (steps.every((step) => step.question === first.question)) asked = first.question
    const labels = [...new Set(steps.map((step) => labelOf(questions, step)))]
    const before = known ? known.steps.slice(0, index).map(({ answer }) => answer) : []
    return {
      short: question.short,
      note: question.note,
      answers: labels.length > MOST_NAMED ? [fillIn(several, { count: labels.length })] : labels,
      change: pathAddress(asked) + toFragment({ answers: before, code }),
    }
  })
}

/** Where an answer leads, with the answers so far. */
export function addressAfter(
  questions: CardQuestions,
  step: Step,
  { answers, code }: { answers: readonly string[] | undefined; code: string },
): string {
  const to = next(rulesOf(questions), step)
  if (to === undefined) throw new Error(`${step.question} has no answer ${step.answer}`)
  return pathAddress(to) + (answers ? toFragment({ answers: [...answers, step.answer], code }) : toFragment({ answers: [], code }))
}

function labelOf(questions: CardQuestions, { question, answer }: Step): string {
  return questions[question]?.answers.find(({ id }) => id === answer)?.label ?? answer
}

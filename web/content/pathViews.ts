import type { CardQuestion } from '#domain/path/card.ts'
import { routes } from '#domain/path/route.ts'
import { occupations } from './occupations.ts'
import { answerLabel, pathQuestions, pathRules } from './path.ts'

type QuestionView = Omit<CardQuestion, 'answers'> & {
  answers: readonly { id: string; label: string; to: string; detail?: string | undefined }[]
}

export const allQuestions: Readonly<Record<string, QuestionView>> = Object.fromEntries(
  [...pathQuestions].map(([node, { short, note, answers }]) => [
    node,
    {
      short,
      note,
      answers: Object.entries(answers).map(([id, answer]) => ({
        id,
        label: answerLabel(answer),
        to: pathRules[node]?.[id] ?? '',
        ...(typeof answer === 'object' ? { detail: answer.detail } : {}),
      })),
    },
  ]),
)

export function questionsTo(result: string): Record<string, CardQuestion> {
  const steps = routes(pathRules, result).flat()
  return Object.fromEntries(
    [...new Set(steps.map(({ question }) => question))].flatMap((node) => {
      const view = allQuestions[node]
      if (view === undefined) return []
      const { short, note, answers } = view
      const given = new Set(steps.filter(({ question }) => question === node).map(({ answer }) => answer))
      return [[node, { short, note, answers: answers.filter(({ id }) => given.has(id)).map(({ id, label, to }) => ({ id, label, to })) }]]
    }),
  )
}

/** Titles by code, so that an address contains the code alone. */
export const occupationTitles: Readonly<Record<string, string>> = Object.fromEntries(occupations.map(({ code, title }) => [code, title]))

import { fillIn } from '#domain/fillIn.ts'
import { fixedRules } from '#domain/path/decisionTable.ts'
import { type Rules, START } from '#domain/path/route.ts'
import { parseContent } from './parseContent.ts'
import { accordQuestionWords, accordRules } from './path/accordQuestionWords.ts'
import { questionWords } from './path/questions.ts'
import { results as computerSociety } from './path/results/computerSociety.ts'
import { results as engineeringManager } from './path/results/engineeringManager.ts'
import { results as engineersAustralia } from './path/results/engineersAustralia.ts'
import { results as managersAndLeaders } from './path/results/managersAndLeaders.ts'
import { results as otherAuthorities } from './path/results/otherAuthorities.ts'
import { pathWords } from './path/words.ts'
import { type PathQuestion, PathQuestionSchema, type PathResult, PathResultSchema, type PathWords } from './schema/path.ts'
import type { Service } from './schema/service.ts'
import { serviceAt } from './services.ts'

/** The whole decision table: the fixed rows, and the rows that follow from the accord table. */
export const pathRules: Rules = { ...fixedRules, ...accordRules }

/** The words of every question, by the end of its address. */
export const pathQuestions: ReadonlyMap<string, PathQuestion> = parsed({ ...questionWords, ...accordQuestionWords }, (data, name) =>
  parseContent(PathQuestionSchema, data, name),
)

/** Every result, by the end of its address. */
export const pathResults: ReadonlyMap<string, PathResult> = parsed(
  { ...engineersAustralia, ...engineeringManager, ...computerSociety, ...managersAndLeaders, ...otherAuthorities },
  (data, name) => parseContent(PathResultSchema, data, name),
)

/** The results that search engines are given, and that the first page lists. */
export const listedResults = [...pathResults].filter(([, { listed }]) => listed)

/** What the search of the first question says, with that question's own answers in it. */
export function pathSearchWords(): PathWords['search'] {
  const labels = Object.fromEntries(Object.entries(questionAt(START).answers).map(([id, answer]) => [id, answerLabel(answer)]))
  const { nothing, others, ...words } = pathWords.search
  return { ...words, nothing: fillIn(nothing, labels), others: fillIn(others, labels) }
}

export function questionAt(place: string): PathQuestion {
  return found(pathQuestions, place)
}

export function resultAt(place: string): PathResult {
  return found(pathResults, place)
}

export function answerLabel(answer: PathQuestion['answers'][string]): string {
  return typeof answer === 'string' ? answer : answer.label
}

/** `Engineers Australia: CDR, program not accredited` */
export function resultName({ pathway, condition }: PathResult): string {
  return condition === undefined ? pathway : `${pathway}, ${condition}`
}

/** The list of a result. What a service's page lists is taken from there. */
export function checklistOf({ documents }: PathResult): Service['checklist'] {
  return documents.map((group) => {
    if (!('service' in group)) return group
    const found = serviceAt(group.service).checklist.find(({ items }) => items.some(({ id }) => id === group.group))
    if (found === undefined) throw new Error(`The checklist of ${group.service} has no item ${group.group}`)
    return found
  })
}

function parsed<Data>(entries: Record<string, unknown>, parse: (data: unknown, name: string) => Data): ReadonlyMap<string, Data> {
  return new Map(Object.entries(entries).map(([place, data]) => [place, parse(data, `path: ${place}`)]))
}

function found<Data>(entries: ReadonlyMap<string, Data>, place: string): Data {
  const entry = entries.get(place)
  if (entry === undefined) throw new Error(`The path has no ${place}`)
  return entry
}

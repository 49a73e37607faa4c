import { START } from './address.ts'
import type { Rules } from './decisionTable.ts'

/** One answer that was given. */
export type Step = { question: string; answer: string }

/** What follows an answer, or undefined where the table has no such answer. */
export function next(rules: Rules, { question, answer }: Step): string | undefined {
  const row = Object.hasOwn(rules, question) ? rules[question] : undefined
  return row && Object.hasOwn(row, answer) ? row[answer] : undefined
}

/** The steps that answers in order make from the first question, and where they lead. Undefined if one of them makes no sense. */
export function follow(rules: Rules, answers: readonly string[]): { steps: Step[]; at: string } | undefined {
  const steps: Step[] = []
  let at = START
  for (const answer of answers) {
    const step = { question: at, answer }
    const following = next(rules, step)
    if (following === undefined) return undefined
    steps.push(step)
    at = following
  }
  return { steps, at }
}

/** Every way through the table, from the first question to a result or, where `to` is given, to that node. */
export function routes(rules: Rules, to?: string): Step[][] {
  const found: Step[][] = []
  const walk = (at: string, steps: Step[]) => {
    const row = rules[at]
    if (to === undefined ? row === undefined : at === to) found.push(steps)
    else for (const [answer, following] of Object.entries(row ?? {})) walk(following, [...steps, { question: at, answer }])
  }
  walk(START, [])
  return found
}

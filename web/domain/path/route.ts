export const START = 'work'

const ROOT = '/find-your-path'

export function pathAddress(node: string): string {
  return node === START ? ROOT : `${ROOT}/${node}`
}

export type Given = { answers: readonly string[]; code: string }

/** The answers as a fragment, which browsers send to nobody: `#answers=engineering.four-years&code=233211`. */
export function toFragment({ answers, code }: Given): string {
  const parts = [answers.length > 0 && `answers=${answers.join('.')}`, code && `code=${code}`].filter(Boolean)
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}

/** Undefined where the fragment names neither answers nor a code. It may have been cut or made up: the table decides what it is worth. */
export function readFragment(fragment: string): Given | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''))
  const answers = parameters.get('answers')
  const code = /^\d{6}$/.exec(parameters.get('code') ?? '')?.[0] ?? ''
  if (answers === null && code === '') return undefined
  return { answers: answers?.split('.') ?? [], code }
}

/** By question, then by answer: the question or result that follows. */
export type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>

export type Step = { question: string; answer: string }

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

import { withoutMarks } from '#content/textMarks.ts'

type Part<Clause> = { clauses: readonly Clause[] }

export type Numbered<Clause> = Clause & { number: string; anchor: string }

/** Clauses as people cite them: 2.3 is the third clause of the second part, at `#clause-2-3`. */
export function numberClauses<Clause>(parts: readonly Part<Clause>[]): Numbered<Clause>[][] {
  return parts.map(({ clauses }, part) =>
    clauses.map((clause, index) => ({ ...clause, number: `${part + 1}.${index + 1}`, anchor: `clause-${part + 1}-${index + 1}` })),
  )
}

/** The clauses with these headings, in the order asked for; throws on a heading that no clause has. */
export function clausesNamed<Clause extends { heading: string }>(clauses: readonly Clause[], headings: readonly string[]): Clause[] {
  return headings.map((heading) => {
    const clause = clauses.find((candidate) => withoutMarks(candidate.heading) === heading)
    if (clause === undefined) throw new Error(`brief names “${heading}”, which is the heading of no clause: correct it in content/pages`)
    return clause
  })
}

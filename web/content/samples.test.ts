import { expect, test } from 'vitest'
import { samples } from './samples.ts'
import type { OrganisationRole, Sample } from './schema/sample.ts'

test.each(samples.map((sample) => [sample.id, sample] as const))('%s marks each of its notes once, in their order', (_, sample) => {
  expect(marksOf(sample)).toEqual(sample.notes.map((_note, index) => index + 1))
})

test('the summary statement names the element of its note, and points to paragraphs that are on the site', () => {
  const known = samples.flatMap(({ artefact }) => (artefact.kind === 'paragraphs' ? artefact.paragraphs.map(({ number }) => number) : []))
  const statements = samples.flatMap(({ artefact, notes }) =>
    artefact.kind === 'summary-statement' ? [{ rows: artefact.rows, notes }] : [],
  )
  for (const { rows, notes } of statements) {
    for (const { element, note } of rows) if (note !== undefined) expect(notes[note - 1]?.element).toBe(element)
    const cited = rows.flatMap(({ paragraphs }) => paragraphs.match(/\d+\.\d+/g) ?? [])
    expect(cited.length).toBeGreaterThan(8)
    expect(cited.filter((number) => !known.includes(number))).toEqual([])
  }
  expect(statements).toHaveLength(1)
})

test('each organisation chart shows one applicant', () => {
  for (const { artefact } of samples) if (artefact.kind === 'org-chart') expect(applicantsIn(artefact.chart)).toBe(1)
})

function marksOf({ artefact }: Sample): number[] {
  switch (artefact.kind) {
    case 'paragraphs':
    case 'org-chart':
      return artefact.paragraphs.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.note])))
    case 'summary-statement':
    case 'table':
      return artefact.rows.flatMap(({ note }) => note ?? [])
  }
}

function applicantsIn({ applicant, reports = [] }: OrganisationRole): number {
  return reports.reduce((sum, report) => sum + applicantsIn(report), applicant ? 1 : 0)
}

import { describe, expect, it } from 'vitest'
import { samples } from './samples.ts'
import type { OrganisationRole, Sample } from './schema/sample.ts'

const episodes = samples.flatMap(({ artefact }) => (artefact.kind === 'paragraphs' ? artefact.paragraphs : []))

describe('the samples', () => {
  it.each(samples.map((sample) => [sample.id, sample] as const))('%s marks each of its notes once, in their order', (_, sample) => {
    expect(marksOf(sample)).toEqual(sample.notes.map((_note, index) => index + 1))
  })

  it('name the same element in a row of the summary statement and in its note', () => {
    for (const { artefact, notes } of samples)
      if (artefact.kind === 'summary-statement')
        for (const { element, note } of artefact.rows) if (note !== undefined) expect(notes[note - 1]?.element).toBe(element)
  })

  it('point from the summary statement to paragraphs that stand on the page', () => {
    const cited = samples
      .flatMap(({ artefact }) => (artefact.kind === 'summary-statement' ? artefact.rows : []))
      .map((row) => row.paragraphs)
    const numbers = cited.flatMap((paragraphs) => paragraphs.match(/\d+\.\d+/g) ?? [])
    const known = episodes.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(8)
    expect(numbers.filter((number) => !known.includes(number))).toEqual([])
  })

  it('show one applicant in each organisation chart', () => {
    for (const { artefact } of samples) if (artefact.kind === 'org-chart') expect(applicantsIn(artefact.chart)).toBe(1)
  })
})

function marksOf({ artefact }: Sample): number[] {
  switch (artefact.kind) {
    case 'paragraphs':
    case 'org-chart':
      return artefact.paragraphs.flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.note])))
    case 'summary-statement':
    case 'table':
      return artefact.rows.flatMap(({ note }) => note ?? [])
    case 'cpd':
      return artefact.after.flatMap(({ note }) => note ?? [])
  }
}

function applicantsIn({ applicant, reports = [] }: OrganisationRole): number {
  return reports.reduce((sum, report) => sum + applicantsIn(report), applicant ? 1 : 0)
}

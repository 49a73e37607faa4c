import { expect, test } from 'vitest'
import { disciplines } from '../../cms/src/contract/disciplines.ts'
import { researchedOccupations } from '../tests/fixtures/researchedOccupations.ts'
import { newestEdition, type Occupation, occupationAt, occupationId, occupations } from './occupations.ts'
import type { OccupationInput } from './schema/occupation.ts'

type Row = Record<string, string>

/** A label that only the subclass 494 instrument gives is not a points-tested list: it is kept in `list494` alone. */
function withOwnLists({ onLin19051, ...row }: Row): Row {
  const lists = row.lists?.split(', ') ?? []
  return { ...row, lists: lists.filter((list) => list === 'CSOL' || onLin19051 === 'yes').join(', ') }
}

function asRow(occupation: Occupation): Row {
  return {
    authority: occupation.authority,
    code: occupation.code,
    title: occupation.title,
    unitGroup: occupation.unitGroup.code,
    unitGroupTitle: occupation.unitGroup.title,
    skillLevel: String(occupation.skillLevel),
    category: occupation.category ?? '',
    lists: occupation.lists.join(', '),
    list494: occupation.list494 ?? '',
    otherAuthorities: occupation.otherAuthorities.join(', '),
    anzscoEditions: occupation.anzscoEditions.join(', '),
    alternativeTitles: occupation.alternativeTitles.join('; '),
    specialisations: occupation.specialisations.join('; '),
    labelVariants: occupation.labelVariants.join('; '),
    osca: occupation.osca.map((osca) => `${osca.code} ${osca.title}${osca.partial ? ' (part)' : ''}`).join('; '),
  }
}

function wordRuns(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[a-z0-9’-]+/g) ?? []
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

function pointsTested(occupation: Occupation): boolean {
  return occupation.lists.some((list) => list !== 'CSOL')
}

test('every code, title, list and counterpart equals the researched data', () => {
  expect(occupations.map(asRow)).toEqual(researchedOccupations().map(withOwnLists))
})

test('sources name LIN 19/051 and LIN 24/093 wherever a list comes from them', () => {
  for (const occupation of occupations) {
    if (pointsTested(occupation)) expect(occupation.sources, occupationId(occupation)).toContain('lin-19-051')
    if (occupation.lists.includes('CSOL')) expect(occupation.sources, occupationId(occupation)).toContain('lin-24-093')
    if (occupation.osca.length > 0) expect(occupation.sources, occupationId(occupation)).toContain('abs-osca')
  }
})

test('a code with a second authority, one edition or no points-tested list has a special note', () => {
  const silent = occupations
    .filter((occupation) => occupation.otherAuthorities.length > 0 || occupation.anzscoEditions.length === 1 || !pointsTested(occupation))
    .filter((occupation) => occupation.special === undefined)
  expect(silent.map(occupationId)).toEqual([])
})

test('no two texts of difference share a run of eight words', () => {
  const firstUse = new Map<string, string>()
  for (const occupation of occupations) {
    for (const near of occupation.near) {
      const pair = `${occupationId(occupation)} and ${occupationId(near)}`
      for (const run of new Set(wordRuns(near.difference, 8))) {
        expect(firstUse.get(run), `"${run}" in ${pair}`).toBeUndefined()
        firstUse.set(run, pair)
      }
    }
  }
  expect(firstUse.size).toBeGreaterThan(2000)
})

test('services suit the authority, and the points calculator is only where points count', () => {
  const own = {
    ea: /^(cdr|career|summary|cpd|ea|exp)-/,
    acs: /^(acs|rpl)-/,
    iml: /^iml/,
  }
  const shared = ['pr-points-calculator', 'review-cover-letter']
  for (const occupation of occupations) {
    const services = occupation.services.map((path) => path.replace('/services/', ''))
    expect(
      services.filter((slug) => !own[occupation.authority].test(slug) && !shared.includes(slug)),
      occupationId(occupation),
    ).toEqual([])
    expect(new Set(services).size, occupationId(occupation)).toBe(services.length)
    expect(services.length, occupationId(occupation)).toBeLessThanOrEqual(4)
    if (!pointsTested(occupation)) expect(services, occupationId(occupation)).not.toContain('pr-points-calculator')
  }
})

test('each discipline of the footer form is called as Engineers Australia’s code is, or by another of its names', () => {
  for (const { value, label } of disciplines.filter(({ value }) => value !== 'others')) {
    const { title, labelVariants } = occupationAt(`ea-${value}`)
    expect([title, ...labelVariants], value).toContain(label)
  }
})

test('each occupation is in the file of its unit group and authority', () => {
  const files = import.meta.glob<{ occupations: OccupationInput[] }>('./occupations/*.ts', { eager: true })
  for (const [path, file] of Object.entries(files))
    for (const { authority, unitGroup } of file.occupations) expect(path).toBe(`./occupations/${unitGroup.code}-${authority}.ts`)
})

test('every near code is another of our occupations', () => {
  const ids = occupations.map(occupationId)
  for (const occupation of occupations) {
    const id = occupationId(occupation)
    for (const near of occupation.near.map(occupationId))
      expect(
        ids.filter((other) => other !== id),
        id,
      ).toContain(near)
  }
})

test('a code that left ANZSCO in 2022 is credited to the edition that has it', () => {
  const editions = occupations.filter(({ code }) => code === '262112' || code === '233211').map(newestEdition)
  expect(editions).toEqual(['ANZSCO 2022', 'ANZSCO 2013 (v1.2/v1.3)'])
})

import { expect, test } from 'vitest'
import { buildIndex, search, searchAll } from '#domain/occupationSearch.ts'
import { otherEntryOf, searchEntryOf } from './occupationSearch.ts'
import { occupationSynonyms, queryWords } from './occupationSynonyms.ts'
import { occupationId, occupations } from './occupations.ts'
import { otherOccupations } from './otherOccupations.ts'

const index = buildIndex(occupations.map(searchEntryOf))
const find = (query: string) => search(index, query, queryWords).ids

test('synonyms belong to occupations of ours', () => {
  const ids = new Set(occupations.map(occupationId))
  expect(Object.keys(occupationSynonyms).filter((id) => !ids.has(id))).toEqual([])
})

test('what people type leads to the right occupation first', () => {
  const wanted: Record<string, string> = {
    'civil enginer': 'ea-233211',
    devops: 'acs-261316',
    '261313': 'acs-261313',
    naval: 'ea-233916',
    'HR manager': 'iml-132311',
    'data scientist': 'acs-224115',
    sysadmin: 'acs-262113',
    'anzsco code for electrical engineer': 'ea-233311',
    'senior mechancal engineer': 'ea-233512',
    'telecom field enginer': 'ea-313212',
    'sofware tester': 'acs-261314',
    ceo: 'iml-111111',
    'IT project manager': 'acs-135112',
    'enginering manager': 'ea-133211',
    'web developr': 'acs-261212',
    draftsman: 'ea-312211',
  }
  expect(Object.fromEntries(Object.keys(wanted).map((query) => [query, find(query)[0]]))).toEqual(wanted)
})

test('both authorities of 133211 are found', () => {
  expect(find('133211')).toEqual(['ea-133211', 'iml-133211'])
})

test('every occupation is the first answer to its own title, its code and each alternative title', () => {
  for (const { authority, code, title, alternativeTitles } of occupations) {
    const same = occupations.filter((other) => other.code === code).map(occupationId)
    expect(same, title).toContain(find(title)[0])
    expect(find(code), code).toContain(`${authority}-${code}`)
    for (const name of alternativeTitles) expect(find(name).slice(0, 2), name).toContain(`${authority}-${code}`)
  }
})

test.each(['C#', 'c# developer', 'C++', '.NET', 'dotnet', '.net developer', 'ASP.NET'])(
  '%s finds who writes it, and no one else',
  (query) => {
    const names = find(query)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((id) => !['acs-261311', 'acs-261312', 'acs-261313', 'acs-261212'].includes(id))).toEqual([])
  },
)

const others = buildIndex(otherOccupations.map(otherEntryOf))

test.each([
  ['electrician', '341111', 'Trades Recognition Australia'],
  ['chef', '351311', 'Trades Recognition Australia'],
  ['quantity surveyor', '233213', 'Australian Institute of Quantity Surveyors'],
  ['nurse', '254499', 'Australian Nursing and Midwifery Accreditation Council'],
  ['accountant', '221111', 'CPA Australia'],
  ['carpenter', '331212', 'Trades Recognition Australia'],
  ['architect', '232111', 'Architects Accreditation Council of Australia'],
  ['civil engineering technician', '312212', 'VETASSESS'],
  ['welder', '322313', 'Trades Recognition Australia'],
  ['teacher', '241411', 'Australian Institute for Teaching and School Leadership'],
])('%s is answered with who assesses it, and with no look-alike of ours', (query, code, assessor) => {
  const found = searchAll(index, others, query, queryWords)
  const first = otherOccupations.find((other) => other.code === found.others[0])
  if (query !== 'teacher') expect(first?.code).toBe(code)
  expect(first?.assessors).toContain(assessor)
  if (!['architect', 'civil engineering technician'].includes(query)) expect(found.ids).toEqual([])
})

test.each([
  'civil engineer',
  'software engineer',
  'electrical engineer',
  'sofware tester',
  'engineering manager',
  'CIO',
  'draftsman',
  '261313',
])('%s is one of ours: no other authority is named', (query) => {
  const found = searchAll(index, others, query, queryWords)
  expect(found.ids).toEqual(find(query))
  expect(found.others).toEqual([])
})

test('no code is both ours and another authority’s alone, and each has someone who assesses it', () => {
  const own = new Set(occupations.map(({ code }) => code))
  expect(otherOccupations.length).toBeGreaterThan(400)
  expect(
    otherOccupations.filter(({ code, title, assessors }) => own.has(code) || !/^\d{6}$/.test(code) || !title || assessors.length === 0),
  ).toEqual([])
  expect(otherOccupations.flatMap(({ assessors }) => assessors).filter((name) => /^[A-Z]{2,6}$/.test(name))).toEqual([])
})

const codesOf = (query: string) => {
  const found = searchAll(index, others, query, queryWords)
  return { ours: found.ids.map((id) => id.replace(/^.*-/, '')), others: found.others }
}

test.each(['senior', 'junior', 'graduate', 'assistant', 'lead', 'principal', 'sub', 'assistant executive', 'Sr.'])(
  '%s engineer finds the engineers and no other authority',
  (rank) => {
    const found = searchAll(index, others, `${rank} engineer`, queryWords)
    expect(found.ids).toEqual(expect.arrayContaining(['ea-233211', 'ea-233512', 'acs-261313']))
    expect(found.ids).not.toContain('ea-312211')
    expect(found).toMatchObject({ others: [], guesses: [] })
    expect(found.unused).not.toEqual([])
  },
)

test.each([
  'tower engineer',
  'GIS engineer',
  'commissioning engineer',
  'team lead',
  'tech lead',
  'technical lead',
  'UX designer',
  'UX design',
  'product designer',
  'product manager',
  'student',
  'banking',
  'merchant navy',
  'site supervisor',
  'planning engineer',
  'brand manager',
  'store manager',
  'driver',
  'computer teacher',
  'SEO specialist',
  'HR officer',
])('%s finds nothing rather than a wrong occupation', (query) => {
  expect(codesOf(query)).toEqual({ ours: [], others: [] })
})

test.each([
  ['AI engineer', ['224115', '224999', '261313']],
  ['ai', ['224115', '224999', '261313']],
  ['network security', ['262112', '261315', '263112']],
  ['network security engineer', ['262112', '261315']],
  ['hydropower engineer', ['233211', '233311']],
  ['dam engineer', ['233211', '233212']],
  ['pavement engineer', ['233211', '233215']],
  ['seismic engineer', ['233214']],
  ['QC engineer', ['233511']],
  ['sr civil engineer', ['233211']],
  ['site engineer', ['233211']],
  ['civil engineers', ['233211', '312211']],
  ['civil engineering', ['233211', '312211']],
  ['civil engg', ['233211', '312211']],
  ['network engineer', ['263111', '263312']],
  ['petroleum engineer', ['233612']],
  ['solutions architect', ['261111', '261112', '261313']],
  ['electrical and electronics engineer', ['233311', '233411']],
  ['assistant manager', undefined],
  ['purchase manager', ['133612']],
])('%s finds %j', (query, codes) => {
  const { ours, others: elsewhere } = codesOf(query)
  if (codes) expect([...ours].sort()).toEqual([...codes].sort())
  else expect(ours).toContain('133611')
  expect(elsewhere).toEqual([])
})

test.each([
  ['help desk', '313112'],
  ['helpdesk', '313112'],
  ['urban planner', '232611'],
  ['town planner', '232611'],
  ['graphic designer', '232411'],
  ['construction manager', '133111'],
  ['project manager construction', '133111'],
  ['finance manager', '132211'],
  ['senior quantity surveyor', '233213'],
  ['aircraft maintenance engineer', '323111'],
  ['assistant professor', '242111'],
])('%s is another authority’s alone, %s', (query, code) => {
  const found = codesOf(query)
  expect(found.ours).toEqual([])
  expect(found.others).toContain(code)
})

test.each([
  ['project manager', '135112', '133111'],
  ['quality manager', '263211', '139914'],
  ['aircraft engineer', '233911', '323111'],
])('%s may be one of ours or another authority’s, and both are named', (query, code, other) => {
  const found = codesOf(query)
  expect(found.ours).toEqual([code])
  expect(found.others).toContain(other)
})

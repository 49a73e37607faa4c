import { expect, test } from 'vitest'
import { buildIndex, type SearchEntry, search, searchAll } from './occupationSearch.ts'

const entries: SearchEntry[] = [
  { id: 'chief', code: '111111', title: 'Chief Executive', also: ['Chief Engineer'] },
  { id: 'civil', code: '233211', title: 'Civil Engineer', also: ['Hydraulics Engineer', 'site engineer'] },
  { id: 'draft', code: '312211', title: 'Civil Engineering Draftsperson', also: ['drafter'] },
  { id: 'structural', code: '233214', title: 'Structural Engineer', also: [] },
  { id: 'software', code: '261313', title: 'Software Engineer', also: ['Systems Architect', 'Software Architect'] },
  { id: 'programmer', code: '261312', title: 'Developer Programmer', also: ['Software Developer'] },
  { id: 'naval', code: '233916', title: 'Naval Architect', also: [] },
  { id: 'hr', code: '132311', title: 'Human Resource Manager', also: ['HR manager'] },
  { id: 'data', code: '224115', title: 'Data Scientist', also: ['Régional analyst'] },
]
const index = buildIndex(entries)
const find = (query: string) => search(index, query).ids

test('an exact title comes before titles that only contain its words', () => {
  expect(find('civil engineer')).toEqual(['civil', 'draft'])
  expect(find('Software Architect')[0]).toBe('software')
})

test('a title counts more than another name', () => {
  expect(find('architect')).toEqual(['naval', 'software'])
})

test('half a word finds what begins with it', () => {
  expect(find('struct')).toEqual(['structural'])
  expect(find('2613')).toEqual(['software', 'programmer'])
})

test('one mistake in a word is forgiven, two in a long one', () => {
  for (const typed of ['civil enginer', 'civil engineeer', 'civil enigneer', 'civil ebgineer', 'cvil engineer']) {
    expect(find(typed)[0], typed).toBe('civil')
  }
  expect(find('strutural')).toEqual(['structural'])
  expect(find('scentst')).toEqual([])
  expect(find('scientits')).toEqual(['data'])
})

test('a whole word counts more than the beginning of a longer one', () => {
  const walls = ['Wall Painting', 'Wall Paint'].map((title) => ({ id: title, title, also: [] }))
  expect(search(buildIndex(walls), 'paint').ids).toEqual(['Wall Paint', 'Wall Painting'])
})

test('two mistakes are forgiven from eight letters on, and a wrong first letter from six', () => {
  expect(find('structxral enxinexr')).toEqual(['structural'])
  expect(find('sciextxst')).toEqual(['data'])
  expect(find('xxchite')).toEqual([])
  expect(find('xrchit')).toEqual(['naval', 'software'])
  expect(find('xival')).toEqual([])
})

test('of a very long query only the beginning counts', () => {
  expect(find(`structural${' '.repeat(200)}scientist`)).toEqual(['structural'])
})

test('a code is never guessed', () => {
  expect(find('261331')).toEqual([])
  expect(find('261313')).toEqual(['software'])
})

test('words that no entry has are left out', () => {
  expect(search(index, 'senior structural engineer sydney')).toMatchObject({
    ids: ['structural'],
    unused: ['senior', 'sydney'],
  })
})

test('a word that fits half the list does not make up for an unknown one', () => {
  expect(find('helicopter engineer')).toEqual([])
})

test('two words that no entry has together find nothing', () => {
  expect(find('naval scientist')).toEqual([])
})

test('accents, capitals and signs make no difference', () => {
  expect(find('régional ANALYST')).toEqual(find('regional-analyst'))
  expect(find('regional analyst')).toEqual(['data'])
})

test('a code is found in the digits of any script', () => {
  for (const typed of ['२३३२११', '۲۳۳۲۱۱', '২৩৩২১১', '２３３２１１']) expect(find(typed), typed).toEqual(['civil'])
})

test('says which words of the entries matched the query', () => {
  expect([...search(index, 'civl enginer').met].sort()).toEqual(['civil', 'engineer', 'engineering'])
})

const others = buildIndex([
  { id: 'electrician', title: 'Electrician', also: ['Site Engineer'] },
  ...[1, 2, 3, 4, 5, 6].map((number) => ({ id: `nurse-${number}`, title: `Registered Nurse ${number}`, also: [] })),
])
const ofAll = (query: string) => {
  const { ids, others: elsewhere } = searchAll(index, others, query)
  return [ids, elsewhere]
}

test('what only others assess is named as theirs, five at most, and no look-alike of ours instead', () => {
  expect(ofAll('nurse')).toEqual([[], ['nurse-1', 'nurse-2', 'nurse-3', 'nurse-4', 'nurse-5']])
  expect(ofAll('nrse')).toEqual([[], ['nurse-1', 'nurse-2', 'nurse-3', 'nurse-4', 'nurse-5']])
  expect(ofAll('helicopter')).toEqual([[], []])
})

test('where both have the words, ours is meant, also by another of its names', () => {
  expect(ofAll('structural')).toEqual([['structural'], []])
  expect(ofAll('site engineer')).toEqual([['civil'], []])
  expect(ofAll('structual')).toEqual([['structural'], []])
})

test('another authority is named for the words of its occupation, not for some of them, the start of one, or a likeness among several', () => {
  expect(ofAll('registered nurse helicopter')).toEqual([[], []])
  expect(ofAll('regis nurse')).toEqual([[], []])
  expect(ofAll('registred nurse')).toEqual([[], []])
  expect(ofAll('registered nur')[1]).toHaveLength(5)
})

const words = { ranks: ['senior', 'chief'], small: ['for'], short: { engr: 'engineer' } }

test('words of rank are left out and named where no name has them, and are never begun or mistaken', () => {
  expect(search(index, 'senior engineer', words)).toMatchObject({ ids: ['civil', 'structural', 'software', 'chief'], unused: ['senior'] })
  expect(search(index, 'chief engineer', words)).toMatchObject({ ids: ['chief'], unused: [] })
  expect(search(index, 'engineer for software', words)).toMatchObject({ ids: ['software'], unused: [] })
  expect(search(index, 'senior', words).ids).toEqual([])
  expect(search(index, 'for', words).ids).toEqual([])
  expect(searchAll(index, others, 'senior electrician', words)).toMatchObject({ ids: [], others: ['electrician'] })
})

test('what is left of a query has to say what somebody is, and not what both an occupation of ours and another is', () => {
  expect(find('site supervisor')).toEqual([])
  expect(find('senior site')).toEqual([])
  expect(find('naval helicopter')).toEqual([])
  const engineers = buildIndex([{ id: 'aircraft', title: 'Aircraft Engineer', also: [] }])
  expect(searchAll(index, engineers, 'helicopter engineer')).toMatchObject({ ids: [], others: [] })
  const architects = buildIndex([{ id: 'landscape', title: 'Landscape Architect', also: [] }])
  expect(searchAll(index, architects, 'seaside architect')).toMatchObject({ ids: [], others: [] })
  expect(search(index, 'seaside architect')).toMatchObject({ ids: ['naval', 'software'], unused: ['seaside'] })
})

test('a word of two letters is a beginning only while it is typed', () => {
  expect(find('st engineer')).toEqual([])
  expect(find('HR manager')).toEqual(['hr'])
  expect(find('st')).toEqual(['structural'])
  expect(find('civil en')).toEqual(['civil', 'draft'])
})

test('words of two names of one occupation are no name of it, save a name of one word', () => {
  expect(find('hydraulics site')).toEqual([])
  expect(find('civil drafter')).toEqual(['draft'])
})

test('where some have the words side by side, those that have them apart are not meant', () => {
  const network = ['Network Engineer', 'Network Security Engineer'].map((title) => ({ id: title, title, also: [] }))
  expect(search(buildIndex(network), 'network engineer').ids).toEqual(['Network Engineer'])
  expect(search(buildIndex(network.slice(1)), 'network engineer').ids).toEqual(['Network Security Engineer'])
})

test('no word is guessed where another is left out, and a guess says what it was taken for', () => {
  expect(find('strucural helicopter')).toEqual([])
  expect(search(index, 'strucural enginer').guesses).toEqual([
    { typed: 'strucural', meant: 'structural' },
    { typed: 'enginer', meant: 'engineer' },
  ])
  expect(search(index, 'structural engineer').guesses).toEqual([])
})

test('the beginning of a short word is not guessed', () => {
  expect(find('strux')).toEqual([])
  expect(find('chied')).toEqual(['chief'])
  expect(find('navl')).toEqual(['naval'])
})

test('the plural finds the singular, and a short form what it is short for', () => {
  expect(find('structural engineers')).toEqual(['structural'])
  expect(search(index, 'structural engr', words)).toMatchObject({ ids: ['structural'], guesses: [] })
})

test('of three words one may be missed, and that is said', () => {
  expect(search(index, 'civil structural engineer')).toMatchObject({ ids: ['civil', 'structural'], isPartial: true })
})

test('of several words that both have and neither has as a name, both are named; of one, ours', () => {
  const builders = buildIndex([{ id: 'builder', title: 'Construction Project Manager', also: [] }])
  const managers = buildIndex([{ id: 'ict', title: 'ICT Project Manager', also: ['IT manager'] }])
  expect(searchAll(managers, builders, 'project manager')).toMatchObject({ ids: ['ict'], others: ['builder'] })
  expect(searchAll(managers, builders, 'it manager')).toMatchObject({ ids: ['ict'], others: [] })
  expect(searchAll(managers, builders, 'manager')).toMatchObject({ ids: ['ict'], others: [] })
})

test('another authority is named once it is said what somebody is', () => {
  expect(ofAll('registered')).toEqual([[], []])
})

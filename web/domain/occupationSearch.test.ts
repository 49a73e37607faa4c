import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, mistakesToPrefix, type SearchEntry, search, searchAll } from './occupationSearch.ts'

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

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', 'd') })

test('one letter lost, added, changed or swapped is at most one mistake', () => {
  fc.assert(
    fc.property(word, fc.nat(11), (text, place) => {
      const at = place % text.length
      const before = text.slice(0, at)
      const after = text.slice(at + 1)
      const swapped = before + (after[0] ?? '') + text[at] + after.slice(1)
      for (const typed of [before + after, `${before}z${text.slice(at)}`, `${before}z${after}`, swapped]) {
        expect(mistakesToPrefix(typed, text, 2)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test.each([
  ['ab', 'ba', 1],
  ['bx', 'ab', 2],
  ['xad', 'acd', 2],
  ['abx', 'abc', 1],
])('%s for %s: %i', (typed, meant, mistakes) => {
  expect(mistakesToPrefix(typed, meant, 1)).toBe(mistakes)
})

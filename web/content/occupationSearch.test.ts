import { expect, test } from 'vitest'
import { buildIndex, search } from '#domain/occupationSearch.ts'
import { searchEntryOf } from './occupationSearch.ts'
import { occupationSynonyms } from './occupationSynonyms.ts'
import { occupationId, occupations } from './occupations.ts'

const index = buildIndex(occupations.map(searchEntryOf))
const find = (query: string) => search(index, query).ids

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

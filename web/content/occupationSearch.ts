import type { OtherOccupation, SearchEntry } from '#domain/occupationSearch.ts'
import { occupationSynonyms } from './occupationSynonyms.ts'
import { type Occupation, occupationId } from './occupations.ts'

/** What the search of one list reads about the others; written at build time. */
export const searchDataPath = '/data/search.json'
/** Occupations that other authorities assess, for the same search. */
export const otherOccupationsPath = '/data/other-occupations.json'

/** Other words that people type for them. */
const otherSynonyms: Readonly<Record<string, readonly string[]>> = {
  '221111': ['CPA', 'chartered accountant'],
  '233213': ['QS', 'cost engineer', 'cost estimator'],
  '232212': ['land surveyor'],
  '232611': ['town planner'],
  '242111': ['professor'],
  '253111': ['doctor', 'GP'],
  '254499': ['nurse', 'RN'],
  '312312': ['electrical technician'],
  '313112': [
    'help desk',
    'helpdesk',
    'IT help desk',
    'IT helpdesk',
    'help desk officer',
    'service desk',
    'IT service desk',
    'desktop support',
  ],
  '321211': ['car mechanic', 'auto mechanic'],
  '331212': ['joiner'],
  '334111': ['plumber'],
  '341111': ['electrician', 'electrical technician', 'wireman'],
  '351311': ['head chef', 'sous chef'],
}

export type OtherEntry = SearchEntry & OtherOccupation

export function otherEntryOf({ code, title, assessors }: OtherOccupation): OtherEntry {
  const also = [title.replace(/ \([^()]*\)$/, ''), ...(otherSynonyms[code] ?? [])]
  return { id: code, code, title, also, assessors }
}

export function searchEntryOf(occupation: Occupation): SearchEntry {
  const { code, title, alternativeTitles, specialisations, labelVariants } = occupation
  const id = occupationId(occupation)
  const names = [...alternativeTitles, ...specialisations, ...labelVariants, ...(occupationSynonyms[id] ?? [])]
  return { id, code, title, also: [...new Set([...names, ...inEverydayWords([title, ...names])])] }
}

/** The classification says ICT, telecommunications and engineer; people type IT, telecom, and the field for its engineers. */
function inEverydayWords(names: string[]): string[] {
  const everyday = names
    .filter((name) => /\bICT\b|Telecommunications?/.test(name))
    .map((name) => name.replace(/\bICT\b/, 'IT').replace(/Telecommunications?/, 'Telecom'))
  const fields = [...names, ...everyday].filter((name) => / Engineer$/.test(name)).map((name) => name.replace(/Engineer$/, 'Engineering'))
  return [...everyday, ...fields]
}

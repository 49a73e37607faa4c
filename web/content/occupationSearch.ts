import type { SearchEntry } from '#domain/occupationSearch.ts'
import { occupationSynonyms } from './occupationSynonyms.ts'
import { type Occupation, occupationId } from './occupations.ts'

/** What the search of one list reads about the others; written at build time. */
export const searchDataPath = '/data/search.json'

export function searchEntryOf(occupation: Occupation): SearchEntry {
  const { code, title, alternativeTitles, specialisations, labelVariants } = occupation
  const id = occupationId(occupation)
  const names = [...alternativeTitles, ...specialisations, ...labelVariants, ...(occupationSynonyms[id] ?? [])]
  return { id, code, title, also: [...new Set([...names, ...inEverydayWords([title, ...names])])] }
}

/** The classification says ICT and telecommunications; people type IT and telecom. */
function inEverydayWords(names: string[]): string[] {
  return names
    .filter((name) => /\bICT\b|Telecommunications?/.test(name))
    .map((name) => name.replace(/\bICT\b/, 'IT').replace(/Telecommunications?/, 'Telecom'))
}

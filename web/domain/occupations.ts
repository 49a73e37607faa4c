/** The four published lists, and the list of subclass 494, which has labels of its own. */
export const listKeys = ['MLTSSL', 'STSOL', 'ROL', 'CSOL', '494'] as const
export type ListKey = (typeof listKeys)[number]

type WithGroup = { unitGroup: { code: string; title: string } }

type UnitGroup<Member> = { code: string; title: string; members: Member[] }

export function groupByUnit<Member extends WithGroup>(occupations: readonly Member[]): UnitGroup<Member>[] {
  const groups = new Map<string, UnitGroup<Member>>()
  for (const occupation of occupations) {
    const { code, title } = occupation.unitGroup
    const group = groups.get(code) ?? { code, title, members: [] }
    group.members.push(occupation)
    groups.set(code, group)
  }
  return [...groups.values()]
}

export function neighboursOf<Member>(all: readonly Member[], one: Member): { previous: Member | undefined; next: Member | undefined } {
  const index = all.indexOf(one)
  return { previous: all[index - 1], next: index === -1 ? undefined : all[index + 1] }
}

/** The lists an occupation is on. The 494 instrument's label is not a points-tested list, so it counts as a list of its own. */
export function listsOf({ lists, list494 }: { lists: readonly ListKey[]; list494?: string | undefined }): ListKey[] {
  return listKeys.filter((key) => (key === '494' ? list494 !== undefined : lists.includes(key)))
}

type Compared = { skillLevel: number; category?: string | undefined; lists: readonly ListKey[]; list494?: string | undefined }

export function differencesOf(one: Compared, other: Compared) {
  const [ours, theirs] = [listsOf(one), listsOf(other)]
  return {
    skillLevel: other.skillLevel === one.skillLevel ? undefined : other.skillLevel,
    category: other.category === one.category ? undefined : other.category,
    onlyTheirs: theirs.filter((key) => !ours.includes(key)),
    onlyOurs: ours.filter((key) => !theirs.includes(key)),
  }
}

type ListingFilter = { category: string; list: string }

export function passes(row: { category: string; lists: readonly string[] }, { category, list }: ListingFilter): boolean {
  return (category === '' || row.category === category) && (list === '' || row.lists.includes(list))
}

/** How an ANZSCO code is built: 2 is a major group, 23 a sub-major, 233 a minor, 2332 a unit group, 233211 an occupation. */
export const codeLevels = ['major', 'subMajor', 'minor', 'unit', 'occupation'] as const
type CodeLevel = (typeof codeLevels)[number]

const digitsOf: Record<CodeLevel, number> = { major: 1, subMajor: 2, minor: 3, unit: 4, occupation: 6 }

export function codeAt(code: string, level: CodeLevel): string {
  return code.slice(0, digitsOf[level])
}

export function sharedDigits(one: string, other: string): string {
  const parting = [...one].findIndex((digit, index) => digit !== other[index])
  return parting === -1 ? one : one.slice(0, parting)
}

export function closestLevel(one: string, other: string): CodeLevel | undefined {
  return codeLevels.filter((level) => codeAt(one, level) === codeAt(other, level)).at(-1)
}

/** There is room for three side by side. */
export const MOST_COMPARED = 3

/**
 * From `?codes=ea-233211,ea-233214`, or `codes` once for each box ticked without JavaScript. A code alone, as people type it, is
 * the id that ends with it, where only one does. What is no id of `known`, repeated or too many is left out.
 */
export function idsInAddress(search: string, known: ReadonlySet<string>): string[] {
  const asked = new URLSearchParams(search).getAll('codes').flatMap((codes) => codes.split(','))
  const ids = asked.map((code) => code.trim()).flatMap((code) => (known.has(code) ? code : onlyOne(known, code)))
  return [...new Set(ids)].slice(0, MOST_COMPARED)
}

function onlyOne(known: ReadonlySet<string>, code: string): string[] {
  const ids = /^\d{6}$/.test(code) ? [...known].filter((id) => id.endsWith(`-${code}`)) : []
  return ids.length === 1 ? ids : []
}

/**
 * Commas are not escaped, because people read and share the address. Of an address that is there already, `search`, the rest
 * stays: it may name a campaign.
 */
export function comparisonPath(ids: readonly string[], search = ''): string {
  const others = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name !== 'codes')).toString()
  const query = [ids.length > 0 && `codes=${ids.join(',')}`, others].filter(Boolean).join('&')
  return `/anzsco/compare${query && `?${query}`}`
}

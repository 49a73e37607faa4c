/** The four published lists, and the list of subclass 494, which has labels of its own. */
export const listKeys = ['MLTSSL', 'STSOL', 'ROL', 'CSOL', '494'] as const
export type ListKey = (typeof listKeys)[number]

type WithGroup = { unitGroup: { code: string; title: string } }

export type UnitGroup<Member> = { code: string; title: string; members: Member[] }

/** In the order in which the groups first appear. */
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

/** The one before and the one after. In code order that is the same unit group wherever the group has another. */
export function neighboursOf<Member>(all: readonly Member[], one: Member): { previous?: Member; next?: Member } {
  const place = all.indexOf(one)
  if (place === -1) return {}
  const previous = all[place - 1]
  const next = all[place + 1]
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }
}

/** Where an occupation stands. The 494 instrument's label is no points-tested list, so it counts as a list of its own. */
export function listsOf({ lists, list494 }: { lists: readonly ListKey[]; list494?: string | undefined }): ListKey[] {
  return listKeys.filter((key) => (key === '494' ? list494 !== undefined : lists.includes(key)))
}

export type ListingFilter = { category: string; list: string }

/** An empty choice lets everything through. */
export function passes(row: { category: string; lists: readonly string[] }, { category, list }: ListingFilter): boolean {
  return (category === '' || row.category === category) && (list === '' || row.lists.includes(list))
}

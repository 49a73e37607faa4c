/** Changes by the page that shows them, in the order in which each page comes first. */
export function inGroups<Listed extends { page: string }>(changes: readonly Listed[]): [page: string, changes: Listed[]][] {
  const groups = new Map<string, Listed[]>()
  for (const change of changes) groups.set(change.page, [...(groups.get(change.page) ?? []), change])
  return [...groups]
}

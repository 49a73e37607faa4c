export type ComparedOccupation = {
  id: string
  code: string
  title: string
  page: string
  authority: string
  ea_category: string
  list_494: string
  summary: string
  skill_level: number
  unit_group_code: string
  unit_group_title: string
  other_authorities: string[]
  alternative_titles: string[]
  specialisations: string[]
  lists: string[]
  tasks: string[]
  evidence: string[]
}

/** The site's open data, fetched once. Entries without the fields that the table shows are left out. */
export async function loadOccupations(address: string): Promise<Map<string, ComparedOccupation>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { occupations }: { occupations?: unknown } = await response.json()
  if (!Array.isArray(occupations)) throw new Error(`${address} contains no occupations`)
  return new Map(occupations.filter(isComplete).map((occupation) => [occupation.id, occupation]))
}

function isComplete(entry: Partial<ComparedOccupation> | null): entry is ComparedOccupation {
  if (entry === null) return false
  const { id, code, title, page, authority, ea_category, list_494, summary, unit_group_code, unit_group_title } = entry
  const texts = [id, code, title, page, authority, ea_category, list_494, summary, unit_group_code, unit_group_title]
  const { other_authorities, alternative_titles, specialisations, lists, tasks, evidence } = entry
  const arrays = [other_authorities, alternative_titles, specialisations, lists, tasks, evidence]
  return texts.every((text) => typeof text === 'string') && arrays.every(Array.isArray) && typeof entry.skill_level === 'number'
}

import { type Person, personName } from './historyEntry.ts'

/** Who did something: the user's id beside the name at that time. Null for a name of which no one knows whose it was. */
export type Actor = { id: number | null; name: string }

export type TeamMember = { id: number; name: string }

/** Anyone may take any name: two who have the same one are told apart by their addresses. */
export function namesOf(people: readonly (Person & { id: number })[]): Map<number, string> {
  const named = people.map((person) => ({ id: person.id, name: personName(person), email: person.email ?? '' }))
  const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
  const isShared = (name: string) => named.filter((other) => plain(other.name) === plain(name)).length > 1
  return new Map(named.map(({ id, name, email }) => [id, isShared(name) && name !== email ? `${name} (${email})` : name]))
}

/** The name as it was, and who that is by now if the name alone would mislead. */
export function nameThenAndNow({ id, name }: Actor, names: ReadonlyMap<number, string>): string {
  const now = id === null ? undefined : names.get(id)
  if (now === undefined || now === name) return name
  return now.startsWith(`${name} (`) ? now : `${name} (now ${now})`
}

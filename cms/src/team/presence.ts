import type { Colleague, Doing } from '../leads/leadViews.ts'

/** A page says it every few seconds: whoever has not for this long has left. */
const HERE_MS = 15_000

type Seen = { name: string; doing: Doing; at: number }

/** Who has which lead open, in memory: each instance knows of those who ask it. It is shown and locks nothing. */
export function makePresence() {
  const seen = new Map<string, Map<number, Seen>>()

  function others(documentId: string, person: number, now = Date.now()): Colleague[] {
    const people = seen.get(documentId)
    if (!people) return []
    for (const [id, { at }] of people) if (now - at > HERE_MS) people.delete(id)
    if (people.size === 0) seen.delete(documentId)
    return [...people].filter(([id]) => id !== person).map(([, { name, doing }]) => ({ name, doing }))
  }

  return {
    others,
    /** Null: the person has closed it. */
    tell(documentId: string, person: number, name: string, doing: Doing | null): void {
      const people = seen.get(documentId) ?? new Map<number, Seen>()
      if (doing) people.set(person, { name, doing, at: Date.now() })
      else people.delete(person)
      seen.set(documentId, people)
    },
  }
}

export type Presence = ReturnType<typeof makePresence>

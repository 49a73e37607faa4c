import type { TeamMember } from '../history/people.ts'
import type { Colleague, Doing } from '../leads/leadApi.ts'

/** A page reads its lead every five seconds: whoever has not for this long has left. */
const HERE_MS = 12_000

type Seen = Colleague & { documentId: string; at: number }

/** Who has which lead open, in memory: each instance knows of those who ask it. It is shown and locks nothing. */
let seen: Seen[] = []

export function colleaguesAt(documentId: string, person: number): Colleague[] {
  return seen
    .filter((each) => each.documentId === documentId && each.id !== person && isHere(each))
    .map(({ id, name, doing }) => ({ id, name, doing }))
}

export function noteHere(documentId: string, { id, name }: TeamMember, doing: Doing): void {
  const others = seen.filter((each) => isHere(each) && !(each.documentId === documentId && each.id === id))
  seen = [...others, { documentId, id, name, doing, at: performance.now() }]
}

/** Another text when someone has opened, left or begun to answer a lead. */
export function presenceState(): string {
  return seen
    .filter(isHere)
    .map(({ documentId, id, doing }) => `${documentId}${id}${doing[0]}`)
    .sort()
    .join()
}

function isHere({ at }: Seen): boolean {
  return performance.now() - at <= HERE_MS
}

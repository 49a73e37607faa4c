import { createStore } from '../runtime/store.ts'

/** Ids of the occupations ticked for a comparison. */
export type Chosen = readonly string[]

export const none: Chosen = []

export const chosenStore = createStore<Chosen>(none)

export function choose(id: string, isChosen: boolean): void {
  const others = chosenStore.get().filter((other) => other !== id)
  chosenStore.set(isChosen ? [...others, id] : others)
}

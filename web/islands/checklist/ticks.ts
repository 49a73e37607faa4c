import { keptStore } from '../runtime/keptStore.ts'
import type { Store } from '../runtime/store.ts'

/** Ids of the items that the visitor has. */
export type Ticks = readonly string[]

export const noTicks: Ticks = []

const stores = new Map<string, Store<Ticks>>()

/** The ticks of one list, kept on the device and the same in every window. */
export function ticksOf(list: string): Store<Ticks> {
  const store = stores.get(list) ?? keptStore({ in: 'localStorage', key: `checklist:${list}`, none: noTicks, parse: parseTicks })
  stores.set(list, store)
  return store
}

function parseTicks(json: unknown): Ticks {
  return Array.isArray(json) ? json.map(String) : noTicks
}

import { keptStores } from '../runtime/keptStore.ts'

/** Ids of the items that the visitor has. */
export type Ticks = readonly string[]

export const noTicks: Ticks = []

/** The ticks of one list, kept on the device and the same in every window. */
export const ticksOf = keptStores({ in: 'localStorage', prefix: 'checklist:', none: noTicks, parse: parseTicks })

function parseTicks(json: unknown): Ticks {
  return Array.isArray(json) ? json.map(String) : noTicks
}

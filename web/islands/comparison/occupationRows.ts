import type { OccupationRow } from '#content/occupationColumns.ts'
import { createStore, useStore } from '../runtime/store.ts'

/** The open data, which is fetched when something is compared, by id. */
export type OccupationRows =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; rows: ReadonlyMap<string, OccupationRow> }

export const noRows: OccupationRows = { state: 'none' }
export const rowsStore = createStore<OccupationRows>(noRows)

export function useOccupationRows(): OccupationRows {
  return useStore(rowsStore, noRows)
}

/** Asks again where it did not arrive. */
export async function askForRows(address: string): Promise<void> {
  const { state } = rowsStore.get()
  if (state === 'loading' || state === 'here') return
  rowsStore.set({ state: 'loading' })
  try {
    rowsStore.set({ state: 'here', rows: await load(address) })
  } catch {
    rowsStore.set({ state: 'failed' })
  }
}

async function load(address: string): Promise<Map<string, OccupationRow>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  // Written by our own build: build/.
  const { occupations } = (await response.json()) as { occupations: OccupationRow[] }
  return new Map(occupations.map((occupation) => [occupation.id, occupation]))
}

import type { OccupationRow } from '#content/occupationColumns.ts'
import { type Fetched, fetchBuilt, fetchedStore, notAsked } from '../runtime/fetchedStore.ts'
import { useStore } from '../runtime/store.ts'

/** By id. */
export type OccupationRows = ReadonlyMap<string, OccupationRow>

/** The open data, which is fetched when something is compared. */
export const { store: rowsStore, ask: askForRows } = fetchedStore(async (address: string): Promise<OccupationRows> => {
  const { occupations } = await fetchBuilt<{ occupations: OccupationRow[] }>(address)
  return new Map(occupations.map((occupation) => [occupation.id, occupation]))
})

export function useOccupationRows(): Fetched<OccupationRows> {
  return useStore(rowsStore, notAsked)
}

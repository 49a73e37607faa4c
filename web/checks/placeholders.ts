import { openSettings, variables } from '#content/openSettings.ts'
import type { Snapshot } from '../../cms/src/ownersContent/contentTypes.ts'
import { inventedDetails, inventedNames, type Placeholder } from '../../cms/src/ownersContent/goLive.ts'

export const mostPlaceholders = Object.keys(variables).length + inventedNames.length

export function placeholders(environment: Record<string, string | undefined>, snapshot: Snapshot | null): Placeholder[] {
  return [...openSettings(environment), ...inventedDetails(snapshot?.details ?? null)]
}

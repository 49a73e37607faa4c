import { leftOut } from '#content/ownersTexts.ts'
import { snapshot } from '#content/snapshot.ts'
import { VersionError } from './failure.ts'

/** What is published is shown. `known`: the places of texts that stayed back before. */
export function refuseTextsWithoutRoom(known: readonly string[]): void {
  const lines = leftOut
    .filter(({ place }) => !known.includes(place))
    .map(({ place, message }) => `“${snapshot?.texts?.find((text) => text.place === place)?.now ?? place}”: ${message}`)
  const [first] = lines
  if (first !== undefined) throw new VersionError(`A text would not be shown. ${first}`, lines)
}

import { acceptedCopies } from '#content/acceptedCopies.ts'
import { sources } from '#content/sources.ts'
import { refusedSources } from './datedFacts.ts'
import { say, saySection } from './say.ts'

/** Exit code 1 while a source has been read only in a copy of an unknown day, and nobody has accepted it by name. */
export function run(): number {
  const refused = refusedSources(sources, acceptedCopies)
  if (refused.length === 0) {
    say(
      `Of ${Object.keys(sources).length} sources, ${acceptedCopies.length} were read in a copy of an unknown day: accepted by name in content/acceptedCopies.ts.`,
    )
    return 0
  }
  saySection('Sources read only in a copy of an unknown day', refused)
  say(
    "\nOpen each on the authority’s own site, compare the pages that name it, and set read: 'opened' and the day in content/sources.ts; or set copied, the day of the copy. If neither can be had, compare the copy with those pages and add the source’s name to content/acceptedCopies.ts.",
  )
  return 1
}

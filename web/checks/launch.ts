import { sources } from '#content/sources.ts'
import { ownerDetails, placeholders } from './placeholders.ts'
import { say, saySection } from './say.ts'
import { unopenedSources } from './unopenedSources.ts'

/** Exit code 1 while one of the owner's details is still made up or missing, or a source has been read only in a copy. */
export function run(): number {
  const missing = placeholders(process.env)
  for (const { variable, detail, now } of missing) say(`${variable.padEnd(22)} ${detail}. Now: ${now}`)
  const all = Object.keys(ownerDetails).length
  if (missing.length === 0) say(`All ${all} details of the owner are set.`)
  else say(`\n${missing.length} of ${all} details are still placeholders. Set these variables where the site is built, and build it again.`)

  const unopened = unopenedSources(sources)
  saySection('Sources we have not opened on the authority’s own site yet', unopened)
  if (unopened.length > 0)
    say(
      `\n${unopened.length} of ${Object.keys(sources).length} sources. Open each, compare the pages that name it, then set read: 'opened' and the day in content/sources.ts.`,
    )
  return missing.length === 0 && unopened.length === 0 ? 0 : 1
}

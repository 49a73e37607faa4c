import { snapshot } from '#content/snapshot.ts'
import { sources } from '#content/sources.ts'
import { unopenedSources } from './datedFacts.ts'
import { details, placeholders, variables } from './placeholders.ts'
import { say, saySection } from './say.ts'

/** Exit code 1 while one of the owner's details is still made up or missing, or a source has been read only in a copy. */
export function run(): number {
  const missing = placeholders(process.env, snapshot)
  for (const { name, detail, now } of missing) say(`${name.padEnd(18)} ${detail}. Now: ${now}`)
  const all = Object.keys(variables).length + Object.keys(details).length
  if (missing.length === 0) say(`All ${all} details of the owner are set.`)
  else
    say(
      `\n${missing.length} of ${all} details are still placeholders. Set the ones in capitals where the site is built, and publish the others in the admin, under Site, Site details.`,
    )
  if (snapshot === null) say('SITE_CONTENT is not set, so this build has the placeholders of the repository.')

  const unopened = unopenedSources(sources)
  saySection('Sources we have not opened on the authority’s own site yet', unopened)
  if (unopened.length > 0)
    say(
      `\n${unopened.length} of ${Object.keys(sources).length} sources. Open each, compare the pages that name it, then set read: 'opened' and the day in content/sources.ts.`,
    )
  return missing.length === 0 && unopened.length === 0 ? 0 : 1
}

import { acceptedCopies } from '#content/acceptedCopies.ts'
import { sources } from '#content/sources.ts'
import { promises, unconfirmed } from '../../cms/src/ownersContent/promises.ts'
import { refusedSources } from './datedFacts.ts'
import { say, saySection } from './say.ts'

/** Exit code 1 for a made-up or missing detail or a refused source. Unconfirmed promises are only listed: stopped, no release could bring new words to tick. */
export async function run(args: readonly string[] = []): Promise<number> {
  if (args.includes('sources')) return checkSources()
  // Imported only now: the content is read when it is loaded.
  const { snapshot } = await import('#content/snapshot.ts')
  const { details, ofSettings, placeholders, variables } = await import('./placeholders.ts')

  const onlySettings = args.includes('settings')
  const missing = onlySettings ? ofSettings(process.env) : placeholders(process.env, snapshot)
  for (const { name, detail, now } of missing) say(`${name.padEnd(18)} ${detail}. Now: ${now}`)
  const all = Object.keys(variables).length + (onlySettings ? 0 : details.length)
  if (missing.length === 0) say(`All ${all} details of the owner are set.`)
  else
    say(
      `\n${missing.length} of ${all} details are still placeholders. Set the ones in capitals where the site is built, and publish the others in the admin, under Site, Site details.`,
    )
  if (onlySettings) return missing.length === 0 ? 0 : 1
  if (snapshot === null) say('SITE_CONTENT is not set, so this build has the placeholders of the repository.')

  const open = unconfirmed(snapshot?.details?.promises ?? [], snapshot?.details?.agent !== undefined)
  saySection(
    'Promises that the pages make in the owner’s name, not confirmed yet',
    open.map(({ words, said }) => `${words} On ${Object.keys(said).join(', ')}`),
  )
  if (open.length > 0)
    say(`\n${open.length} of ${promises.length}. Tick each in the admin, under Site, Site details, and publish; or change the pages.`)

  const sourcesFit = checkSources() === 0
  return missing.length === 0 && sourcesFit ? 0 : 1
}

function checkSources(): number {
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

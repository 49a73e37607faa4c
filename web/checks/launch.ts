import { acceptedCopies } from '#content/acceptedCopies.ts'
import { sources } from '#content/sources.ts'
import { sydneyDay } from '#content/until.ts'
import { goLiveLines } from '../../cms/src/ownersContent/goLive.ts'
import { promises } from '../../cms/src/ownersContent/promises.ts'
import { refusedSources } from './datedFacts.ts'
import { say, saySection } from './say.ts'

/** Exit code 1 for a made-up or missing detail or a refused source. Unconfirmed promises are only listed: stopped, no release could bring new words to tick. */
export async function run(args: readonly string[] = []): Promise<number> {
  if (args.includes('sources')) return checkSources()
  // Imported only now: the content is read when it is loaded.
  const { snapshot } = await import('#content/snapshot.ts')
  const { openSettings, variables } = await import('#content/openSettings.ts')
  const { mostPlaceholders, placeholders } = await import('./placeholders.ts')

  const onlySettings = args.includes('settings')
  const missing = onlySettings ? openSettings(process.env) : placeholders(process.env, snapshot)
  for (const { name, detail, now } of missing) say(`${name.padEnd(18)} ${detail}. Now: ${now}`)
  const all = onlySettings ? Object.keys(variables).length : mostPlaceholders
  if (missing.length === 0) say(`All ${all} details of the owner are set.`)
  else
    say(
      `\n${missing.length} of ${all} details are still placeholders. Set the ones in capitals where the site is built, and publish the others in the admin, under Site, Site details.`,
    )
  if (onlySettings) return missing.length === 0 ? 0 : 1
  if (snapshot === null) say('SITE_CONTENT is not set, so this build has the placeholders of the repository.')

  const shown = { details: snapshot?.details ?? null, prices: snapshot?.prices ?? [] }
  const facts = { published: shown, drafts: shown, settings: openSettings(process.env), inbox: null, today: sydneyDay(new Date()) }
  // The made-up ones are named above, with what the pages show now.
  const open = goLiveLines(facts).filter(({ id, state }) => state === 'open' && !['contact', 'country', 'server'].includes(id))
  for (const { id, title, gaps } of open) {
    const count = id === 'promises' ? `, ${gaps.length} of ${promises.length} not ticked` : ''
    saySection(
      `${title}${count}`,
      gaps.map(({ label, on }) => (on ? `${label} On ${on}` : label)),
    )
  }
  if (open.length > 0) say('\nWrite these in the admin and publish: “Ready to go live” on its Site page leads to each field.')

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

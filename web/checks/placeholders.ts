import { placeholderDetails } from '#content/ownersDetails.ts'
import { parseSettings, type Settings } from '#content/settings.ts'
import type { Details, Snapshot } from '../../cms/src/ownersContent/contentTypes.ts'
import { detailsFields } from '../../cms/src/ownersContent/siteDetails.ts'

/** Measuring visits is off as shipped; leaving it off is a choice, not a gap. */
type Variable = Exclude<keyof Settings, 'SITE_VITALS_URL'>

export const variables: Record<Variable, string> = {
  SITE_URL: 'Address of the site, for canonical links, the sitemap and shared links',
  CMS_URL: 'Address of the lead inbox; empty where it answers on the site’s own address',
  SITE_TEXT_LICENCE: 'Licence of our own texts in the open data; set it to nothing to give none',
}

const { readers: _readers, ...madeUp } = placeholderDetails
type Detail = keyof typeof madeUp | 'hostingCountry'

export const details: readonly Detail[] = [...keysOf(madeUp), 'hostingCountry']

/** The default is the true value; the owner only has to confirm it. */
const confirmable: readonly Variable[] = ['SITE_TEXT_LICENCE']

const FICTION = /\/\/(localhost|127\.0\.0\.1)\b|\bexample\.(com|org|net)\b/

type Placeholder = { name: string; detail: string; now: string }

export function placeholders(environment: Record<string, string | undefined>, snapshot: Snapshot | null): Placeholder[] {
  return [...ofSettings(environment), ...ofDetails(snapshot?.details ?? null)]
}

/** Before the first publish there is nothing else to fill in. */
export function ofSettings(environment: Record<string, string | undefined>): Placeholder[] {
  const now = parseSettings(environment)
  const shipped = parseSettings({})
  return keysOf(variables)
    .filter((name) => {
      if (FICTION.test(now[name])) return true
      return confirmable.includes(name) ? environment[name] === undefined : now[name] === shipped[name]
    })
    .map((name) => ({ name, detail: variables[name], now: now[name] || 'not set' }))
}

function ofDetails(published: Details | null): Placeholder[] {
  const before: Details = placeholderDetails
  return details
    .filter((name) => {
      if (published === null) return true
      const value = published[name]
      // The owner may not be on a network.
      if (value === undefined) return name === 'hostingCountry'
      return FICTION.test(value) || (name !== 'location' && value === before[name])
    })
    .map((name) => ({ name, detail: detailsFields[name].label, now: (published ?? before)[name] ?? 'not set' }))
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record).filter((name): name is Key => name in record)
}

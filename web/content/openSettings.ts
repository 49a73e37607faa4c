import { isFiction, type Placeholder } from '../../cms/src/ownersContent/goLive.ts'
import { parseSettings, type Settings } from './settings.ts'

/** Measuring visits is off as shipped; leaving it off is a choice, not a gap. */
type Variable = Exclude<keyof Settings, 'SITE_VITALS_URL'>

export const variables: Record<Variable, string> = {
  SITE_URL: 'Address of the site, for canonical links, the sitemap and shared links',
  CMS_URL: 'Address of the lead inbox; empty where it answers on the site’s own address',
  SITE_TEXT_LICENCE: 'Licence of our own texts in the open data; set it to nothing to give none',
}

/** The default is the true value; the owner only has to confirm it. */
const confirmable: readonly Variable[] = ['SITE_TEXT_LICENCE']

/** What the build has not been told, in its own words. */
export function openSettings(environment: Record<string, string | undefined>): Placeholder[] {
  const now = parseSettings(environment)
  const shipped = parseSettings({})
  return (Object.keys(variables) as Variable[])
    .filter((name) => {
      if (isFiction(now[name])) return true
      return confirmable.includes(name) ? environment[name] === undefined : now[name] === shipped[name]
    })
    .map((name) => ({ name, detail: variables[name], now: now[name] || 'not set' }))
}

import { parseSettings, type Settings } from '#content/settings.ts'

/** Measuring visits is off as shipped; leaving it off is a choice, not a gap. */
type Variable = Exclude<keyof Settings, 'SITE_VITALS_URL'>

/** Every setting is here: a new one does not compile until it has a line. */
export const ownerDetails: Record<Variable, string> = {
  SITE_URL: 'Address of the site, for canonical links, the sitemap and shared links',
  CMS_URL: 'Address of the lead inbox; empty where it answers on the site’s own address',
  SITE_EMAIL: 'Email address shown on every page',
  SITE_PHONE: 'Phone number shown on every page',
  SITE_WHATSAPP: 'Number the Contact Us button opens a chat with',
  SITE_LOCATION: 'Location shown in the footer; set it to confirm it',
  SITE_FACEBOOK: 'Facebook page',
  SITE_INSTAGRAM: 'Instagram profile',
  SITE_YOUTUBE: 'YouTube channel',
  SITE_AGENT_NAME: 'Name of the registered migration agent; set it to nothing to give none',
  SITE_AGENT_MARN: 'The agent’s registration number (MARN)',
  SITE_HOSTING_COUNTRY: 'Country the enquiries are stored in, for the privacy policy',
  SITE_RETENTION_MONTHS: 'Months an enquiry is kept, for the privacy policy',
  SITE_TEXT_LICENCE: 'Licence of our own texts in the open data; set it to nothing to give none',
}

/** The default is the true value; the owner only has to confirm it. */
const confirmable: readonly Variable[] = ['SITE_LOCATION', 'SITE_TEXT_LICENCE']

const FICTION = /\/\/(localhost|127\.0\.0\.1)\b|\bexample\.(com|org|net)\b/

export type Placeholder = { variable: Variable; detail: string; now: string }

export function placeholders(environment: Record<string, string | undefined>): Placeholder[] {
  const now = parseSettings(environment)
  const shipped = parseSettings({})
  const variables = Object.keys(ownerDetails).filter((name): name is Variable => name in shipped)
  return variables
    .filter((variable) => {
      if (FICTION.test(now[variable])) return true
      return confirmable.includes(variable) ? environment[variable] === undefined : now[variable] === shipped[variable]
    })
    .map((variable) => ({ variable, detail: ownerDetails[variable], now: now[variable] || 'not set' }))
}

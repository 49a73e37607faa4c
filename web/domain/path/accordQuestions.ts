import type { Rules } from './route.ts'

/** How a country is in an accord. `reportedFrom`: back-dated by a report we could not confirm. `by`: full by then, the year not confirmed. */
export type Membership = { full: number; reportedFrom?: number | undefined } | { by: number } | { provisional: true } | { unsure: true }

export type AccordQuestion = {
  id: string
  slug: string
  country: string
  award: string
  /** The first year that counts without doubt. */
  year: number
  /** The years before it in which membership is not confirmed. */
  doubtful?: { from?: number | undefined } | undefined
}

type Country = { slug: string; country: string; membership: Membership | undefined; ownListing?: boolean | undefined }

const CHECK = 'engineers-australia/check-accord'
const BEFORE = 'engineers-australia/cdr-before-accord'
const PROVISIONAL = 'engineers-australia/cdr-provisional-accreditation'
const OUTSIDE = 'engineers-australia/cdr-country-outside-accords'

/**
 * The questions that follow from one accord's countries: in which country, and for each member in which year.
 * `award` is the address of the award's questions, as in `engineers-australia/four-year-degree`.
 */
export function accordQuestions(award: string, countries: readonly Country[]): { rules: Rules; years: AccordQuestion[] } {
  const years = countries.flatMap(({ slug, country, membership }): AccordQuestion[] => {
    if (membership === undefined || !('full' in membership || 'by' in membership)) return []
    const question = { id: `${award}/${slug}`, slug, country, award }
    if ('by' in membership) return [{ ...question, year: membership.by, doubtful: {} }]
    const { full, reportedFrom } = membership
    return [{ ...question, year: full, ...(reportedFrom === undefined ? {} : { doubtful: { from: reportedFrom } }) }]
  })
  const next = Object.fromEntries(countries.map(({ slug, membership }) => [slug, afterCountry(award, slug, membership)]))
  const ownListings = new Set(countries.filter(({ ownListing }) => ownListing).map(({ slug }) => slug))
  const yearRules = years.map(({ id, slug, doubtful }) => [
    id,
    {
      from: ownListings.has(slug) ? `${id}/listing` : `${award}/listing`,
      ...(doubtful ? { doubtful: CHECK } : {}),
      ...(doubtful && doubtful.from === undefined ? {} : { before: BEFORE }),
      unsure: CHECK,
    },
  ])
  return { rules: { [award]: { ...next, another: CHECK, unsure: CHECK }, ...Object.fromEntries(yearRules) }, years }
}

function afterCountry(award: string, slug: string, membership: Membership | undefined): string {
  if (membership === undefined) return OUTSIDE
  if ('provisional' in membership) return PROVISIONAL
  return 'unsure' in membership ? CHECK : `${award}/${slug}`
}

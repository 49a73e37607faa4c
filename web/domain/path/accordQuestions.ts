import { fixedRules } from './decisionTable.ts'
import type { Rules } from './route.ts'

/** `reportedFrom`: by a report we could not confirm. `by`: full by then, the year not confirmed. `graduatesTo`: Engineers Australia treats later graduates as non-accredited. */
export type Membership =
  | { full: number; reportedFrom?: number | undefined; graduatesTo?: number | undefined }
  | { by: number }
  | { provisional: true }
  | { unsure: true }

export type YearAnswer = { id: string; from?: number | undefined; to?: number | undefined; leads: string }

type Country = { slug: string; membership: Membership | undefined }

const CHECK = 'engineers-australia/check-accord'
const BEFORE = 'engineers-australia/cdr-before-accord'

/** In which country, and for each member in which year. `award` is an address such as `engineers-australia/four-year-degree`. */
export function accordQuestions<Row extends Country>(award: string, countries: readonly Row[]) {
  const years = countries.flatMap((row) => {
    const node = `${award}/${row.slug}`
    const answers = yearAnswers(award, node, row.membership)
    return answers.length > 0 ? [{ ...row, node, answers }] : []
  })
  const next = countries.map(({ slug, membership }) => [slug, afterCountry(`${award}/${slug}`, membership)])
  const rules: Rules = {
    [award]: { ...Object.fromEntries(next), another: CHECK, listed: CHECK, unsure: CHECK },
    ...Object.fromEntries(years.map(({ node, answers }) => [node, Object.fromEntries(answers.map(({ id, leads }) => [id, leads]))])),
  }
  return { rules, years }
}

function yearAnswers(award: string, node: string, membership: Membership | undefined): YearAnswer[] {
  const ownListing = `${node}/listing`
  const listing = ownListing in fixedRules ? ownListing : `${award}/listing`
  const unsure = { id: 'unsure', leads: CHECK }
  if (membership && 'by' in membership) {
    return [{ id: 'from', from: membership.by, leads: listing }, { id: 'doubtful', to: membership.by - 1, leads: CHECK }, unsure]
  }
  if (membership === undefined || !('full' in membership)) return []
  const { full, reportedFrom = full, graduatesTo } = membership
  return [
    ...(graduatesTo ? [{ id: 'after', from: graduatesTo + 1, leads: 'engineers-australia/cdr-not-accredited' }] : []),
    { id: 'from', from: full, to: graduatesTo, leads: listing },
    ...(reportedFrom < full ? [{ id: 'doubtful', from: reportedFrom, to: full - 1, leads: CHECK }] : []),
    { id: 'before', to: reportedFrom - 1, leads: BEFORE },
    unsure,
  ]
}

function afterCountry(node: string, membership: Membership | undefined): string {
  if (membership === undefined) return 'engineers-australia/cdr-country-outside-accords'
  if ('provisional' in membership) return 'engineers-australia/cdr-provisional-accreditation'
  return 'unsure' in membership ? CHECK : node
}

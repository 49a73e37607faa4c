import { isFetchError } from '@strapi/strapi/admin'
import type { Found, SiteState } from '../../ownersContent/siteAnswers.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { useFetched } from '../shared/useFetched.ts'

export const publishing = [{ action: 'api::site.publish', subject: null }]

const ASK_EACH_MS = 2_000
const ASK_SELDOM_MS = 30_000

export function useSiteState() {
  return useFetched<SiteState>('/site/state', null, pause)
}

/** Often while something is on its way, and now and then for what another editor does. */
function pause(site: SiteState | null): number {
  return site?.versions.some(({ state }) => state === 'waiting' || state === 'building') ? ASK_EACH_MS : ASK_SELDOM_MS
}

/** What the inbox answered to a press that it refused. */
export function refusalOf(error: unknown): { message: string; problems: Found[] } {
  const details = isFetchError(error) ? (error.response?.data.error.details as { problems?: Found[] } | undefined) : undefined
  return { message: reasonOf(error), problems: details?.problems ?? [] }
}

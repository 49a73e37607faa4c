import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings.ts'
import { makeLimit, type Verdict } from './makeLimit.ts'

const SECONDS = 10 * 60

export type LeadLimits = (client: string) => Promise<Verdict>

/** The client's own limit first: one client over it must not use up what all share. */
export function makeLeadLimits(strapi: Core.Strapi): LeadLimits {
  const { perClient, total } = settings().limits
  const ofClient = makeLimit(strapi, { name: 'lead', points: perClient, seconds: SECONDS })
  const ofAll = makeLimit(strapi, { name: 'leads', points: total, seconds: SECONDS })
  let fullUntil = 0

  return async (client) => {
    // Without this a flood from ever new addresses would make ever new counts.
    const left = fullUntil - Date.now()
    if (left > 0) return { allowed: false, used: 0, retryAfterSeconds: Math.ceil(left / 1000) }

    const own = await ofClient(client)
    if (!own.allowed) return own
    const all = await ofAll('all')
    if (all.allowed) return own
    fullUntil = Date.now() + all.retryAfterSeconds * 1000
    strapi.log.error('The inbox takes no more leads for a while: LIMIT_TOTAL is reached.')
    return all
  }
}

import { makeRateLimit, type Verdict } from './rateLimit.ts'

const SECONDS = 10 * 60
/** What every client may send, however many others send: an enquiry, a sample request and a second try. */
export const FIRST_LEADS = 3
/** How many first leads come from one network: 1,500 fresh /64. One owner has the whole of a /48. */
const FIRST_LEADS_OF_NETWORK = 4_500

/**
 * The first leads of a client need no room but its network's; every further one comes out of one pool, so a flood uses up the
 * pool and no visitor's first leads (docs/decisions/0017).
 */
export function makeLeadLimits({ perClient, total }: { perClient: number; total: number }, now?: () => number) {
  const limit = (points: number) => makeRateLimit({ points, seconds: SECONDS }, now)
  const [ofClient, ofNetwork, pool] = [limit(perClient), limit(FIRST_LEADS_OF_NETWORK), limit(total)]

  return ({ client, network }: { client: string; network: string }): Verdict & { isPoolEmpty: boolean } => {
    // The client's own limit before the pool: one client over it must not use up what all share.
    const own = { ...ofClient.take(client), isPoolEmpty: false }
    if (!own.allowed || (own.used <= FIRST_LEADS && ofNetwork.take(network).allowed)) return own
    const shared = pool.take('all')
    return shared.allowed ? own : { ...shared, isPoolEmpty: true }
  }
}

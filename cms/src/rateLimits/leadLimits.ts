import { type CountStore, MOST_KEYS, makeRateLimit, type Verdict } from './countRequests.ts'

const SECONDS = 10 * 60

/** What everyone may send, however many others send: an enquiry, a sample request and a second try. */
export const FIRST_LEADS = 3

/** How many first leads come from one /48 and one /40: 1,500 and 3,000 fresh /64. One owner has the whole of a network. */
const FIRST_LEADS_OF_NETWORKS = [4_500, 9_000]

type LeadLimits = (networks: [client: string, ...wider: string[]]) => Promise<Verdict>

/**
 * The first leads of a client need no room but its networks'; every further one comes out of one
 * pool, so a flood uses up the pool and no visitor's first leads (docs/decisions/0017).
 */
export function makeLeadLimits(store: CountStore, { perClient, total }: { perClient: number; total: number }): LeadLimits {
  const limit = (name: string, points: number) => makeRateLimit(store, { name, points, seconds: SECONDS })
  const ofClient = limit('lead', perClient)
  const ofNetworks = FIRST_LEADS_OF_NETWORKS.map((points, level) => limit(`network-${level}`, points))
  const pool = limit('leads', total)

  /** Until when clients that met an empty pool have had their first leads: a flood then costs no queries. */
  const spent = new Map<string, number>()

  async function isFirst({ used }: Verdict, wider: string[]): Promise<boolean> {
    if (used > FIRST_LEADS) return false
    for (const [level, network] of wider.entries()) {
      const verdict = await ofNetworks[level]?.take(network)
      if (verdict && !verdict.allowed) return false
    }
    return true
  }

  return async ([client, ...wider]) => {
    const empty = pool.refusalOf('all')
    if (empty && (spent.get(client) ?? 0) > store.now()) return empty
    // Without this a flood from ever new /64 would make ever new counts.
    if (empty && wider.some((network, level) => ofNetworks[level]?.refusalOf(network))) return empty

    // The client's own limit before the pool: one client over it must not use up what all share.
    const own = await ofClient.take(client)
    if (!own.allowed || (await isFirst(own, wider))) return own
    const shared = await pool.take('all')
    if (shared.allowed) return own
    if (own.used > FIRST_LEADS) {
      if (spent.size >= MOST_KEYS) spent.clear()
      spent.set(client, store.now() + own.retryAfterSeconds * 1000)
    }
    if (shared.firstRefusal) {
      store.log.error(`LIMIT_TOTAL is reached: until its ten minutes end, each client sends no more than its first ${FIRST_LEADS} leads.`)
    }
    return shared
  }
}

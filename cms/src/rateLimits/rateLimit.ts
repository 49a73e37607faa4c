import { isIP } from 'node:net'
import type { Core } from '@strapi/strapi'
import { keyedHash } from '../settings/settings.ts'

/** About 15 MB. Beyond it the oldest key is counted anew: no one is locked out for lack of memory. */
const MOST_KEYS = 100_000

export type Taken = {
  allowed: boolean
  used: number
  retryAfterSeconds: number
  firstRefusal: boolean
  /** As if it had not been taken; of a window that has ended it changes nothing. */
  giveBack: () => void
}

/** So many in each window of a key, in memory: every instance counts for itself. On a clock that no one sets. */
export function makeRateLimit(
  { points, seconds }: { points: number; seconds: number },
  now: () => number = () => performance.now(),
  mostKeys = MOST_KEYS,
) {
  const counts = new Map<string, { used: number; refused: number; until: number }>()
  return {
    take(key: string): Taken {
      // All windows are as long, so the map has its keys in the order in which they end.
      for (const [oldest, { until }] of counts) {
        if (until > now() && (counts.size < mostKeys || counts.has(key))) break
        counts.delete(oldest)
      }
      const count = counts.get(key) ?? { used: 0, refused: 0, until: now() + seconds * 1000 }
      counts.set(key, count)
      const allowed = count.used < points
      // What is refused takes none of them, so that one that is given back is free again.
      if (allowed) count.used += 1
      else count.refused += 1
      return {
        allowed,
        used: count.used,
        retryAfterSeconds: Math.max(1, Math.ceil((count.until - now()) / 1000)),
        firstRefusal: !allowed && count.refused === 1,
        giveBack: () => {
          if (allowed) count.used -= 1
        },
      }
    },
  }
}

const LEAD_SECONDS = 10 * 60
/** What every client may send, however many others send: an enquiry, a sample request and a second try. */
export const FIRST_LEADS = 3
/** How many first leads come from one network: 1,500 fresh /64. One owner has the whole of a /48. */
const FIRST_LEADS_OF_NETWORK = 4_500

/** Every further lead comes out of one pool, so a flood uses up the pool and no visitor's first leads (docs/decisions/0017). */
export function makeLeadLimits({ perClient, total }: { perClient: number; total: number }, now?: () => number) {
  const limit = (points: number) => makeRateLimit({ points, seconds: LEAD_SECONDS }, now)
  const [ofClient, ofNetwork, pool, repeats] = [limit(perClient), limit(FIRST_LEADS_OF_NETWORK), limit(total), limit(perClient)]

  return ({ client, network }: { client: string; network: string }) => {
    // The client's own limit before the pool: one client over it must not use up what all share.
    const own = ofClient.take(client)
    const taken = [own]
    const answer = (of: Taken, isPoolEmpty = false) => {
      const giveBack = () => {
        for (const each of taken) each.giveBack()
      }
      // The same lead again counts once, but no one sends it without end.
      const giveBackRepeat = () => {
        if (repeats.take(client).allowed) giveBack()
      }
      return { ...of, isPoolEmpty, giveBack, giveBackRepeat }
    }
    if (!own.allowed) return answer(own)
    if (own.used <= FIRST_LEADS) {
      const first = ofNetwork.take(network)
      if (first.allowed) {
        taken.push(first)
        return answer(own)
      }
    }
    const shared = pool.take('all')
    taken.push(shared)
    return shared.allowed ? answer(own) : answer(shared, true)
  }
}

type Context = Parameters<Core.MiddlewareHandler>[0]

/** Stand for the client and its network where something is counted; no address is stored anywhere. */
export function makeClientKeys(secret: string): (ctx: Context) => { client: string; network: string } {
  const hash = keyedHash(secret, 'client')
  return (ctx) => {
    // A proxy may pass on "unknown"; then the proxy itself is the client.
    const { client, network } = networksOf(ctx.ip) ?? networksOf(ctx.req.socket.remoteAddress ?? '') ?? { client: 'unknown', network: '' }
    return { client: hash(client), network: hash(network) }
  }
}

/** An IPv4 address alone, or of IPv6 the /64 of one client and the /48 whose owner has all of it. Proxies write an address with a port or in brackets. Null for what is no address. */
export function networksOf(address: string): { client: string; network: string } | null {
  const bare = address
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  if (isIP(mapped) === 4) return { client: mapped, network: mapped }
  if (isIP(mapped) !== 6) return null
  const { hostname } = new URL(`http://[${mapped.split('%')[0]}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return { client: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` }
}

import { isIP } from 'node:net'
import type { Core } from '@strapi/strapi'
import { keyedHash } from '../settings/keyedHash.ts'
import { settings } from '../settings/settings.ts'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** One IPv6 line has a /64 to itself, a customer up to a /48; the owner of a /40 has 256 of those. */
const PREFIXES = [64, 48, 40]

/** Stand for the client and its wider networks where something is counted; no address is stored anywhere. */
export function makeClientKeys(): (ctx: Context) => [client: string, ...wider: string[]] {
  const hash = keyedHash(settings().secrets.encryptionKey, 'client')
  return (ctx) => {
    // A proxy may pass on "unknown"; then the proxy itself is the client.
    const networks = [ctx.ip, ctx.req.socket.remoteAddress ?? ''].map(networksOf).find(({ length }) => length > 0)
    const [client = 'unknown', ...wider] = networks ?? []
    return [hash(client), ...wider.map(hash)]
  }
}

/**
 * What one client can easily send from, then the networks it is in: an IPv4 address alone, or the
 * /64, /48 and /40 of an IPv6 address. Proxies write an address with a port or in brackets; what is
 * no address has none.
 */
export function networksOf(address: string): string[] {
  const bare = address
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  if (isIP(mapped) === 4) return [mapped]
  if (isIP(mapped) !== 6) return []
  const groups = groupsOf(mapped)
  return PREFIXES.map((bits) => networkOf(groups, bits))
}

function networkOf(groups: number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16))
  const spare = kept.length * 16 - bits
  const words = kept.map((group, index) => (index === kept.length - 1 ? (group >> spare) << spare : group).toString(16))
  return `${words.join(':')}::/${bits}`
}

function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = hostname.includes('::') ? 8 - before.length - after.length : 0
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => Number.parseInt(group, 16))
}

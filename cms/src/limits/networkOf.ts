import { isIP } from 'node:net'

/**
 * What one client can easily send from: an IPv4 address, or the /64 that one IPv6 line has to
 * itself. Proxies write an address with a port or in brackets; what is no address is null.
 */
export function networkOf(address: string): string | null {
  const bare = address
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  if (isIP(mapped) === 4) return mapped
  return isIP(mapped) === 6 ? `${firstFourGroups(mapped)}::/64` : null
}

function firstFourGroups(address: string): string {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = hostname.includes('::') ? 8 - before.length - after.length : 0
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}

import { BlockList, isIP, isIPv6 } from 'node:net'

export type Proxies = (address: string) => boolean

/** The proxies whose `X-Forwarded-For` is believed: addresses or CIDR ranges. */
export function trustedProxies(list: readonly string[]): Proxies {
  const known = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits) known.addSubnet(address, Number(bits), family)
    else known.addAddress(address, family)
  }
  return (address) => known.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Whether so much of the internet is believed that anybody may say what their address is: more than a sixteenth of what
 * is given out to people, seen by an address in each of its parts. Private networks and those of a proxy are far below.
 */
export function trustsStrangers(list: readonly string[]): boolean {
  const isProxy = trustedProxies(list)
  const parts = (count: number, addressIn: (part: number) => string) =>
    Array.from({ length: count }, (_, part) => addressIn(part)).filter(isProxy).length > count / 16
  // All that IPv6 has given out begins with 2 or 3.
  return parts(256, (part) => `${part}.77.77.77`) || parts(32, (part) => `${(0x20 + part).toString(16)}77::7`)
}

/** Whether a host's name or address is the machine itself; an IPv6 one in brackets or without. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** The address a request came from: the last one in the chain that is no trusted proxy. */
export function clientAddress(peer: string, forwardedFor: string | undefined, isProxy: Proxies): string {
  const chain = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), plain(peer)].filter(Boolean)
  while (chain.length > 1 && isProxy(plain(chain.at(-1) ?? ''))) chain.pop()
  const address = plain(chain.at(-1) ?? peer)
  // Whatever a proxy passed on unchecked is no address to count by.
  return isIP(address) ? address : plain(peer)
}

/** One person often holds a whole IPv6 /64, so limits count by that. */
export function throttleAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Some proxies add the port, as in `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
function plain(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const alone = bracketed ?? address.replace(/^([\d.]+):\d+$/, '$1')
  return alone.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

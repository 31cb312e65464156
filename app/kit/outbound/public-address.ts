import { BlockList, isIPv4, isIPv6 } from 'node:net'

// Where a stranger may not have the portal call: this machine, its neighbours, and what is set aside for special uses
// (the registries of IANA, RFC 6890). An IPv6 address is refused unless it is of the public internet by itself: one that
// carries an IPv4 address within (mapped, NAT64, 6to4, Teredo) leads where the checks of IPv4 would not have let it.
const refusedV4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])
const publicV6 = listOf('ipv6', [['2000::', 3]])
const refusedV6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

/** Whether an address is one of the public internet; what is no address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedV4.check(address, 'ipv4')
  return isIPv6(address) && publicV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6')
}

/** The host of a URL that is an address: without the brackets of IPv6. Undefined for a name. */
export function literalIn(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIPv4(host) || isIPv6(host) ? host : undefined
}

function listOf(family: 'ipv4' | 'ipv6', ranges: [string, number][]): BlockList {
  const list = new BlockList()
  for (const [address, bits] of ranges) list.addSubnet(address, bits, family)
  return list
}

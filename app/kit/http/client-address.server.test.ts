import { expect, test } from 'vitest'
import { clientAddress, throttleAddress, trustedProxies } from './client-address.server.ts'

const isProxy = trustedProxies(['10.0.0.0/8', '::1'])

test('only a trusted proxy is believed about who asks', () => {
  expect(clientAddress('198.51.100.7', '192.0.2.1', isProxy)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '192.0.2.1', isProxy)).toBe('192.0.2.1')
  expect(clientAddress('::ffff:10.0.0.1', '192.0.2.1', isProxy)).toBe('192.0.2.1')
  expect(clientAddress('10.0.0.1', undefined, isProxy)).toBe('10.0.0.1')
})

test('what a sender puts before the proxies’ own words about them counts for nothing', () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9, 192.0.2.1', isProxy)).toBe('192.0.2.1')
  expect(clientAddress('::1', '203.0.113.9, 192.0.2.1, 10.2.3.4', isProxy)).toBe('192.0.2.1')
  for (const nothing of ['garbage', ', ,', '192.0.2.1, unknown'])
    expect(clientAddress('10.0.0.1', nothing, isProxy), nothing).toBe('10.0.0.1')
})

test('a port that a proxy adds is no part of the address', () => {
  expect(clientAddress('10.0.0.1', '192.0.2.1:5678', isProxy)).toBe('192.0.2.1')
  expect(clientAddress('10.0.0.1', '203.0.113.9, 192.0.2.1:5678, 10.2.3.4:80', isProxy)).toBe('192.0.2.1')
  expect(clientAddress('10.0.0.1', '[2001:db8::1]:5678', isProxy)).toBe('2001:db8::1')
  expect(clientAddress('10.0.0.1', '192.0.2.1, [::1]', isProxy)).toBe('192.0.2.1')
  expect(clientAddress('10.0.0.1', '2001:db8::1', isProxy)).toBe('2001:db8::1')
  for (const nothing of ['192.0.2.1:', '[192.0.2', '[]:80', '192.0.2.1:80:90'])
    expect(clientAddress('10.0.0.1', nothing, isProxy), nothing).toBe('10.0.0.1')
})

test('tries from one network of IPv6 count together, however its addresses are written', () => {
  const same = ['2001:db8:0:1::', '2001:DB8::1:0:0:0:5', '2001:0db8:0000:0001:ffff:ffff:ffff:ffff']
  expect(new Set(same.map(throttleAddress))).toEqual(new Set(['2001:db8:0:1::/64']))
  expect(throttleAddress('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(throttleAddress('::1')).toBe('0:0:0:0::/64')
  expect(throttleAddress('192.0.2.1')).toBe('192.0.2.1')
})

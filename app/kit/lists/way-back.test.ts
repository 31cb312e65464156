import { afterEach, expect, test, vi } from 'vitest'
import { keepOwn } from '../own-memory.ts'
import { rememberedSearch } from './way-back.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what a list leads to leads back to where that list was left, of one person, and to no other place', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  expect(rememberedSearch(7, '/console/tickets')).toBe('')
  keepOwn('tab', 7, 'list /console/tickets', '?q=forcella&after=1-2')
  expect([rememberedSearch(7, '/console/tickets'), rememberedSearch(7, '/tickets')]).toEqual([
    '?q=forcella&after=1-2',
    '',
  ])
  expect([rememberedSearch(8, '/console/tickets'), rememberedSearch(undefined, '/console/tickets')]).toEqual(['', ''])
  keepOwn('tab', 7, 'list /console/tickets', '//elsewhere.example')
  expect(rememberedSearch(7, '/console/tickets')).toBe('')
})

test('a list is found again in whichever language it was left, and no page takes the place of another', () => {
  const kept = new Map([['of 7 list /orders', '?q=C68&order=net']])
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null })
  const left = ['/orders', '/en/orders', '/fr/orders'].map((address) => rememberedSearch(7, address))
  expect(left).toEqual(Array(3).fill('?q=C68&order=net'))
  const others = ['/orders/12', '/orders?q=C64', '/quotes', '/'].map((address) => rememberedSearch(7, address))
  expect(others).toEqual(['', '', '', ''])
})

test('a browser that keeps nothing leads back to the plain list', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  keepOwn('tab', 7, 'list /console/tickets', '?q=forcella')
  expect(rememberedSearch(7, '/console/tickets')).toBe('')
  vi.unstubAllGlobals()
  expect(rememberedSearch(7, '/console/tickets')).toBe('')
})

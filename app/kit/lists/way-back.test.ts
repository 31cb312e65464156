import { expect, test } from 'vitest'
import { rememberedSearch, rememberList } from './way-back.ts'

test('what a list leads to leads back to where that list was left, and to no other place', () => {
  const kept = new Map<string, string>()
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(rememberedSearch('queue', tab)).toBe('')
  rememberList('queue', '?q=forcella&after=1-2', tab)
  expect([rememberedSearch('queue', tab), rememberedSearch('tickets', tab)]).toEqual(['?q=forcella&after=1-2', ''])
  rememberList('queue', '', tab)
  expect(rememberedSearch('queue', tab)).toBe('')
  kept.set('list queue', '//elsewhere.example')
  expect(rememberedSearch('queue', tab)).toBe('')
})

test('a browser that keeps nothing leads back to the plain list', () => {
  const closed = {
    getItem: () => null,
    setItem() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  }
  rememberList('queue', '?q=forcella', closed)
  expect(rememberedSearch('queue', closed)).toBe('')
  expect(rememberedSearch('queue')).toBe('')
})

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
  expect(rememberedSearch(7, 'queue')).toBe('')
  keepOwn('tab', 7, 'list queue', '?q=forcella&after=1-2')
  expect([rememberedSearch(7, 'queue'), rememberedSearch(7, 'tickets')]).toEqual(['?q=forcella&after=1-2', ''])
  expect([rememberedSearch(8, 'queue'), rememberedSearch(undefined, 'queue')]).toEqual(['', ''])
  keepOwn('tab', 7, 'list queue', '//elsewhere.example')
  expect(rememberedSearch(7, 'queue')).toBe('')
})

test('a browser that keeps nothing leads back to the plain list', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  keepOwn('tab', 7, 'list queue', '?q=forcella')
  expect(rememberedSearch(7, 'queue')).toBe('')
  vi.unstubAllGlobals()
  expect(rememberedSearch(7, 'queue')).toBe('')
})

import { expect, test } from 'vitest'
import { installReloadGuard, isMissingPart, mayReload } from './reload-guard.ts'

test('a page that misses a part reloads at most once in ten seconds', () => {
  expect(mayReload(null, 50_000)).toBe(true)
  expect(mayReload('50000', 59_999)).toBe(false)
  expect(mayReload('50000', 60_000)).toBe(true)
})

test('a clock set back does not lock the reload', () => {
  expect(mayReload('50000', 40_000)).toBe(true)
})

test('an unreadable moment does not lock the reload', () => {
  expect(mayReload('yesterday', 40_000)).toBe(true)
})

test('each browser’s way of saying that a part is missing is understood, other errors are left alone', () => {
  const said = [
    'Failed to fetch dynamically imported module: https://portal.example/assets/list.js',
    'error loading dynamically imported module: https://portal.example/assets/list.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/list.css',
  ]
  expect(said.map((message) => isMissingPart(new TypeError(message)))).toEqual([true, true, true, true])
  expect([isMissingPart(new Error('Failed to fetch')), isMissingPart('nothing')]).toEqual([false, false])
})

test('the page itself reloads once for a burst of missing parts', () => {
  const kept = new Map<string, string>()
  const page = new EventTarget()
  let reloads = 0
  let now = 1_000_000
  installReloadGuard(
    {
      on: (type, listener) => page.addEventListener(type, listener),
      reload: () => (reloads += 1),
      isOnline: () => true,
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => kept.set(key, value),
    },
    () => now,
  )
  page.dispatchEvent(new Event('vite:preloadError'))
  page.dispatchEvent(new Event('vite:preloadError'))
  page.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new Error('Importing a module script failed.') }),
  )
  expect(reloads).toBe(1)
  now += 10_000
  page.dispatchEvent(new Event('vite:preloadError'))
  expect(reloads).toBe(2)
})

test('without a line a page that misses a part stays, with what is typed in it', () => {
  const page = new EventTarget()
  let reloads = 0
  let online = false
  installReloadGuard({
    on: (type, listener) => page.addEventListener(type, listener),
    reload: () => (reloads += 1),
    isOnline: () => online,
    read: () => null,
    write: () => undefined,
  })
  page.dispatchEvent(new Event('vite:preloadError'))
  expect(reloads).toBe(0)
  online = true
  page.dispatchEvent(new Event('vite:preloadError'))
  expect(reloads).toBe(1)
})

import { expect, test } from 'vitest'
import { loadingLook } from './loading-progress.ts'

test('a page that comes within 200 ms shows no bar', () => {
  expect(loadingLook({ startedAt: 0 }, 199).phase).toBe('waiting')
  expect(loadingLook({ startedAt: 0, finishedAt: 199 }, 250).phase).toBe('over')
})

test('the bar grows from 200 ms on and never arrives by itself', () => {
  expect(loadingLook({ startedAt: 0 }, 200)).toEqual({ phase: 'running', share: 0 })
  const shares = [300, 1200, 2200, 10_000, 600_000].map((now) => loadingLook({ startedAt: 0 }, now).share)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares[1]).toBeCloseTo(0.5)
  expect(shares[4]).toBeLessThan(1)
})

test('a bar that is done stays full for 500 ms, fades for 400 and is over', () => {
  const times = { startedAt: 0, finishedAt: 1000 }
  expect([1000, 1499, 1500, 1899, 1900].map((now) => loadingLook(times, now).phase)).toEqual([
    'full',
    'full',
    'fading',
    'fading',
    'over',
  ])
  expect(loadingLook(times, 1899).share).toBe(1)
})

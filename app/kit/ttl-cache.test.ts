import { expect, test } from 'vitest'
import { memoizeFor } from './ttl-cache.ts'

test('what is dear to find out is found once in a while, no matter who asks; a failure is not kept', async () => {
  let now = 0
  let asked = 0
  const cached = memoizeFor<number>({ now: () => new Date(now) }, 1000)
  const find = () => Promise.resolve((asked += 1))
  expect(await Promise.all([cached('a', find), cached('a', find), cached('b', find)])).toEqual([1, 1, 2])
  now = 999
  expect(await cached('a', find)).toBe(1)
  now = 1000
  expect(await cached('a', find)).toBe(3)
  await expect(cached('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('c', find)).toBe(4)
})

import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('no more run at a time than may, the others follow in their order, and one that fails gives its place on', async () => {
  const semaphore = createSemaphore(2)
  const ends: { name: string; end: PromiseWithResolvers<string> }[] = []
  const start = (name: string) =>
    semaphore(() => {
      const end = Promise.withResolvers<string>()
      ends.push({ name, end })
      return end.promise
    })
  const runs = ['a', 'b', 'c', 'd'].map(start)
  const started = () => ends.map(({ name }) => name).join('')
  expect(started()).toBe('ab')
  ends[0]?.end.reject(new Error('too slow'))
  await expect(runs[0]).rejects.toThrow('too slow')
  expect(started()).toBe('abc')
  ends[1]?.end.resolve('b')
  await runs[1]
  expect(started()).toBe('abcd')
  for (const { end } of ends) end.resolve('done')
  await Promise.all(runs.slice(1))
  expect(await semaphore(async () => 'later')).toBe('later')
})

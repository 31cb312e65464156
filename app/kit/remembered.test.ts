import { expect, test } from 'vitest'
import { remember } from './remembered.ts'

test('what is dear to find out is found once in a while, whoever asks; a failure is not kept', async () => {
  let now = 0
  let asked = 0
  const remembered = remember<number>({ now: () => new Date(now) }, 1000)
  const find = () => Promise.resolve((asked += 1))
  expect(await Promise.all([remembered('a', find), remembered('a', find), remembered('b', find)])).toEqual([1, 1, 2])
  now = 999
  expect(await remembered('a', find)).toBe(1)
  now = 1000
  expect(await remembered('a', find)).toBe(3)
  await expect(remembered('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await remembered('c', find)).toBe(4)
})

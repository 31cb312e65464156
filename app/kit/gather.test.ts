import { expect, test } from 'vitest'
import { gathering } from './gather.ts'

test('what is asked for at once is done at once, no more than may, and each gets its own answer', async () => {
  const batches: number[][] = []
  const double = gathering(3, async (items: readonly number[]) => {
    batches.push([...items])
    return items.map((item) => item * 2)
  })
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(await double(6)).toBe(12)
  await double.settled()
})

test('one of several that fails spoils none of the others', async () => {
  const run = gathering(10, async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error(`not ${items.join()}`)
    return items
  })
  const found = await Promise.allSettled(['one', 'bad', 'two'].map(run))
  expect(found.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    'one',
    'Error: not bad',
    'two',
  ])
})

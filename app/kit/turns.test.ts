import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that begins in its turn and ends when it is told to. */
function openWork(limits: Parameters<typeof createTurns>[0]) {
  const turns = createTurns(limits)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (who: string, what: string) =>
    turns.take(who, async () => {
      began.push(what)
      await new Promise<void>((resolve) => ends.set(what, resolve))
      return what
    })
  async function finish(what: string): Promise<void> {
    ends.get(what)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, began, finish }
}

test('who asked later comes in between the many of another', async () => {
  const { ask, began, finish } = openWork({ atOnce: 1, each: 1, waiting: 3 })
  for (const what of ['a1', 'a2', 'a3', 'a4']) void ask('a', what)
  void ask('b', 'b1')
  void ask('c', 'c1')
  for (const what of ['a1', 'a2', 'b1', 'c1', 'a3', 'a4']) await finish(what)
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('one who fills their line is told so, and holds nobody else up', async () => {
  const { ask, began, finish } = openWork({ atOnce: 2, each: 1, waiting: 1 })
  void ask('a', 'a1')
  void ask('a', 'a2')
  expect(await ask('a', 'a3')).toBe('busy')
  const b = ask('b', 'b1')
  expect(began).toEqual(['a1', 'b1'])
  await finish('b1')
  expect(await b).toBe('b1')
  await finish('a1')
  await finish('a2')
  expect(began).toEqual(['a1', 'b1', 'a2'])
  void ask('a', 'a4')
  expect(began.at(-1)).toBe('a4')
})

test('work that fails gives its turn on', async () => {
  const turns = createTurns({ atOnce: 1, each: 1, waiting: 3 })
  const failed = turns.take('a', () => Promise.reject(new Error('It broke')))
  const next = turns.take('a', async () => 'next')
  await expect(failed).rejects.toThrow('It broke')
  expect(await next).toBe('next')
})

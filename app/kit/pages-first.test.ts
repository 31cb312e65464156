import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPagesFirst } from './pages-first.ts'

test('long work waits until nobody is being answered, and no longer than it is told', async () => {
  const pages = createPagesFirst()
  await pages.giveWay(10_000)
  const done: string[] = []
  const answer = Promise.withResolvers<void>()
  const page = pages.answering(async () => {
    await answer.promise
    done.push('page')
  })
  const work = pages.giveWay(10_000).then(() => done.push('work'))
  await sleep(20)
  expect(done).toEqual([])
  answer.resolve()
  await Promise.all([page, work])
  expect(done).toEqual(['page', 'work'])
  const endless = pages.answering(() => sleep(300))
  await pages.giveWay(20)
  done.push('work goes on')
  await endless.then(() => done.push('endless'))
  expect(done.slice(2)).toEqual(['work goes on', 'endless'])
})

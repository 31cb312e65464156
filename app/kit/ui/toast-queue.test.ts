import { afterEach, expect, test, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

afterEach(() => void vi.useRealTimers())

function heldQueue() {
  vi.useFakeTimers({ now: 1_000_000 })
  const queue = createToastQueue()
  const titles = () => queue.current().map((toast) => toast.title)
  return { queue, titles, pass: (ms: number) => vi.advanceTimersByTime(ms) }
}

test('a notification leaves after five seconds', () => {
  const { queue, titles, pass } = heldQueue()
  queue.add({ title: 'saved' })
  pass(4999)
  expect(titles()).toEqual(['saved'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a notification under the pointer keeps the time it had left', () => {
  const { queue, titles, pass } = heldQueue()
  queue.add({ title: 'saved' })
  pass(3000)
  queue.pause()
  pass(60_000)
  expect(titles()).toEqual(['saved'])
  queue.resume()
  pass(1999)
  expect(titles()).toEqual(['saved'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a notification raised while another is read starts its time afterwards', () => {
  const { queue, titles, pass } = heldQueue()
  queue.pause()
  queue.add({ title: 'saved', timeout: 1000 })
  pass(10_000)
  expect(titles()).toEqual(['saved'])
  queue.resume()
  pass(1000)
  expect(titles()).toEqual([])
})

test('a notification without a timeout stays until it is removed', () => {
  const { queue, titles, pass } = heldQueue()
  const id = queue.add({ title: 'read me', timeout: 0 })
  pass(3_600_000)
  expect(titles()).toEqual(['read me'])
  queue.remove(id)
  expect(titles()).toEqual([])
})

test('an updated notification says the new words for its whole time', () => {
  const { queue, titles, pass } = heldQueue()
  const id = queue.add({ title: 'sending', timeout: 0 })
  queue.update(id, { title: 'sent', timeout: 5000 })
  pass(4999)
  expect(titles()).toEqual(['sent'])
  pass(1)
  expect(titles()).toEqual([])
})

test('two notifications of the same millisecond have two ids, each the moment it was raised', () => {
  const { queue } = heldQueue()
  expect([queue.add({ title: 'one' }), queue.add({ title: 'two' })]).toEqual(['1000000', '1000001'])
})

test('a notification raised again under its id replaces itself', () => {
  const { queue, titles } = heldQueue()
  queue.add({ id: 'offline', title: 'no connection' })
  queue.add({ id: 'offline', title: 'still no connection' })
  expect(titles()).toEqual(['still no connection'])
})

test('clearing takes all notifications away and tells who listens', () => {
  const { queue, titles, pass } = heldQueue()
  queue.add({ title: 'one' })
  queue.add({ title: 'two' })
  let told = 0
  queue.subscribe(() => (told += 1))
  queue.clear()
  pass(10_000)
  expect([titles(), told]).toEqual([[], 1])
})

test('a notification calls back when its time is up or its reader closes it, and only then', () => {
  const { queue, pass } = heldQueue()
  const called: string[] = []
  const add = (id: string) => queue.add({ id, title: id, callback: () => called.push(id) })
  for (const id of ['timed', 'closed', 'removed', 'late']) add(id)
  queue.close('closed')
  queue.close('closed')
  queue.remove('removed')
  expect(called).toEqual(['closed'])
  pass(5000)
  expect(called).toEqual(['closed', 'timed', 'late'])
  add('again')
  queue.clear()
  pass(5000)
  expect(called).toEqual(['closed', 'timed', 'late'])
})

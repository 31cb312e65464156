import { afterEach, expect, test, vi } from 'vitest'
import { createTiming } from './timing.ts'

afterEach(() => vi.useRealTimers())

test('typing in a field that was never left is not judged', () => {
  const { timing, judged } = start()
  timing.input('subject', false)
  vi.advanceTimersByTime(10_000)
  expect(judged).toEqual([])
})

test('leaving a field judges it at once, and from then on 300 ms after the last key', () => {
  const { timing, judged } = start()
  timing.blur('subject')
  expect(judged).toEqual(['subject'])
  timing.input('subject', false)
  vi.advanceTimersByTime(299)
  timing.input('subject', false)
  vi.advanceTimersByTime(299)
  expect(judged).toEqual(['subject'])
  vi.advanceTimersByTime(1)
  expect(judged).toEqual(['subject', 'subject'])
})

test('an eager field is judged while typing before it was left', () => {
  const { timing, judged } = start()
  timing.input('password', true)
  timing.input('subject', false)
  vi.advanceTimersByTime(300)
  expect(judged).toEqual(['password'])
})

test('leaving a field in the middle of the wait judges it once', () => {
  const { timing, judged } = start()
  timing.input('subject', true)
  timing.blur('subject')
  vi.advanceTimersByTime(1000)
  expect(judged).toEqual(['subject'])
})

test('two fields wait each for themselves', () => {
  const { timing, judged } = start()
  timing.watch(['a', 'b'])
  timing.input('a', false)
  vi.advanceTimersByTime(200)
  timing.input('b', false)
  vi.advanceTimersByTime(100)
  expect(judged).toEqual(['a'])
  vi.advanceTimersByTime(200)
  expect(judged).toEqual(['a', 'b'])
})

test('a choice is judged at once', () => {
  const { timing, judged } = start()
  timing.change('country')
  expect(judged).toEqual(['country'])
})

test('a field left by pressing the mouse is judged when the button is released', () => {
  const { timing, judged } = start()
  timing.press()
  timing.blur('subject')
  expect(judged).toEqual([])
  timing.release()
  expect(judged).toEqual(['subject'])
})

test('nothing is judged once the form is on its way', () => {
  const { timing, judged } = start()
  timing.input('subject', true)
  timing.press()
  timing.blur('notes')
  timing.stop()
  timing.release()
  vi.advanceTimersByTime(1000)
  expect(judged).toEqual([])
})

function start() {
  vi.useFakeTimers()
  const judged: string[] = []
  return { judged, timing: createTiming((name) => judged.push(name)) }
}

import { afterEach, expect, test, vi } from 'vitest'
import { createTiming, raise } from './form-events.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a form that is refused twice for what no field is to blame for brings the focus to its alert both times', () => {
  const focused: string[] = []
  const elements = [{ id: 'form-problems' }, { id: 'other-problems' }]
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    documentElement: { dataset: { hydrated: '' } },
    forms: { namedItem: () => ({ elements: [], dispatchEvent: () => true }) },
    querySelector: (asked: string) => {
      const found = elements.find(({ id }) => `#${id}` === asked)
      return found && { focus: () => focused.push(found.id) }
    },
  })
  const refusal = [{ path: '', message: 'This form had already been sent.' }]
  raise('form', refusal)
  raise('form', refusal)
  expect(focused).toEqual(['form-problems', 'form-problems'])
})

test('typing in a field that was never left is not validated', () => {
  const { timing, validated } = start()
  timing.input('subject', false)
  vi.advanceTimersByTime(10_000)
  expect(validated).toEqual([])
})

test('leaving a field validates it at once, and from then on 300 ms after the last key', () => {
  const { timing, validated } = start()
  timing.blur('subject')
  expect(validated).toEqual(['subject'])
  timing.input('subject', false)
  vi.advanceTimersByTime(299)
  timing.input('subject', false)
  vi.advanceTimersByTime(299)
  expect(validated).toEqual(['subject'])
  vi.advanceTimersByTime(1)
  expect(validated).toEqual(['subject', 'subject'])
})

test('an eager field is validated while typing before it was left', () => {
  const { timing, validated } = start()
  timing.input('password', true)
  timing.input('subject', false)
  vi.advanceTimersByTime(300)
  expect(validated).toEqual(['password'])
})

test('leaving a field in the middle of the wait validates it once', () => {
  const { timing, validated } = start()
  timing.input('subject', true)
  timing.blur('subject')
  vi.advanceTimersByTime(1000)
  expect(validated).toEqual(['subject'])
})

test('two fields wait each for themselves', () => {
  const { timing, validated } = start()
  timing.watch(['a', 'b'])
  timing.input('a', false)
  vi.advanceTimersByTime(200)
  timing.input('b', false)
  vi.advanceTimersByTime(100)
  expect(validated).toEqual(['a'])
  vi.advanceTimersByTime(200)
  expect(validated).toEqual(['a', 'b'])
})

test('a choice is validated at once', () => {
  const { timing, validated } = start()
  timing.change('country')
  expect(validated).toEqual(['country'])
})

test('a field left by pressing the mouse is validated when the button is released', () => {
  const { timing, validated } = start()
  timing.press()
  timing.blur('subject')
  expect(validated).toEqual([])
  timing.release()
  expect(validated).toEqual(['subject'])
})

test('nothing is validated once the form is on its way', () => {
  const { timing, validated } = start()
  timing.input('subject', true)
  timing.press()
  timing.blur('notes')
  timing.stop()
  timing.release()
  vi.advanceTimersByTime(1000)
  expect(validated).toEqual([])
})

function start() {
  vi.useFakeTimers()
  const validated: string[] = []
  return { validated, timing: createTiming((name) => validated.push(name)) }
}

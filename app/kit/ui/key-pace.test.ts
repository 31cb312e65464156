import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeyPace, pageStands, textPause, typingGap } from './key-pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The keys of a ticket, and which of them have acted. */
function keyboard() {
  const pace = createKeyPace()
  const acted: string[] = []
  function type(text: string, gap = 120) {
    for (const sign of text) {
      pace.press(sign, 'rindafpcjkx12345?/'.includes(sign) ? () => acted.push(sign) : undefined)
      vi.advanceTimersByTime(gap)
    }
  }
  return { pace, acted, type }
}

test('a text that is typed beside every field neither opens the next ticket nor reaches its reply', () => {
  const { acted, type } = keyboard()
  type('nota prova')
  type('non coperto, riga 12')
  vi.advanceTimersByTime(textPause)
  expect(acted).toEqual([])
  type('segni di urto')
  vi.advanceTimersByTime(textPause)
  expect(acted).toEqual([])
})

test('keys that are pressed one by one act, and those along the rows and of a decision as fast as they come', () => {
  const { acted, type } = keyboard()
  type('n', typingGap)
  vi.advanceTimersByTime(pageStands)
  type('d13', 60)
  type('?', textPause)
  type('xjjxa', 60)
  expect(acted.join('')).toBe('nd13?xjjxa')
})

test('on a page that a key has led to the keys rest until it has stood for a while', () => {
  const { pace, acted, type } = keyboard()
  type('n', 2000)
  pace.arrive('/one')
  type('rr', pageStands)
  expect(acted).toEqual(['n', 'r'])
  // Opened by Enter, as by a press, it is there for its keys at once.
  type('j')
  pace.stop()
  pace.arrive('/two')
  type('r')
  expect(acted.join('')).toBe('nrjr')
})

test('what else is done ends a text, and what waits for the pause after it', () => {
  const { pace, acted, type } = keyboard()
  type('oggi')
  pace.stop()
  type('r', textPause)
  type('n', 100)
  pace.stop()
  vi.advanceTimersByTime(textPause)
  expect(acted).toEqual(['r'])
})

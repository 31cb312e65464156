import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

test('a number becomes the bars of Code 128: start, letters, check sign and stop', () => {
  // Worked out by hand, as every textbook does it: (104 + 50*1 + 45*2 + 33*3) mod 103 = 34.
  const bars = code128('RMA')
  expect(bars.join('')).toBe(['211214', '231131', '113123', '111323', '131123', '2331112'].join(''))
  expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(5 * 11 + 13)
})

test('every letter is three bars and three gaps of eleven units, and no two are alike', () => {
  const letters = Array.from({ length: 95 }, (_, at) => code128(String.fromCharCode(at + 32)).slice(6, 12))
  expect(letters.every((widths) => widths.reduce((sum, width) => sum + width, 0) === 11)).toBe(true)
  expect(new Set(letters.map((widths) => widths.join(''))).size).toBe(95)
})

test('what is no printable ASCII has no bars', () => {
  expect(() => code128('è')).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { keysNear, keysOf } from './print-keys.ts'

// The same numbers each time.
function* numbers(seed: number): Generator<number, never> {
  for (let at = BigInt(seed); ;) {
    at = BigInt.asUintN(64, at * 6364136223846793005n + 1442695040888963407n)
    yield Number(at >> 33n)
  }
}

function someBits(from: Generator<number, never>): bigint {
  return BigInt.asIntN(
    64,
    (BigInt(from.next().value) << 62n) ^ (BigInt(from.next().value) << 31n) ^ BigInt(from.next().value),
  )
}

function differing(print: bigint, places: readonly number[]): bigint {
  return BigInt.asIntN(
    64,
    places.reduce((bits, place) => bits ^ (1n << BigInt(place)), print),
  )
}

function meet(stored: readonly bigint[], sought: readonly bigint[]): boolean {
  const kept = new Set(keysOf(stored.map(String)))
  return keysNear(sought.map(String)).some((key) => kept.has(key))
}

test('prints that differ in five bits, wherever these lie, meet in a piece, and nearly all that differ in six do', () => {
  const from = numbers(7)
  const meetAt = (bits: number) => {
    const places = new Set<number>()
    while (places.size < bits) places.add(from.next().value % 64)
    const print = someBits(from)
    return meet([print], [differing(print, [...places])])
  }
  const of = (bits: number) => Array.from({ length: 2000 }, () => meetAt(bits)).filter(Boolean).length
  expect(of(5)).toBe(2000)
  expect(of(6)).toBeGreaterThan(1600)
})

test('prints that have nothing in common seldom meet', () => {
  const from = numbers(11)
  const strangers = Array.from({ length: 500 }, () => meet([someBits(from)], [someBits(from)]))
  expect(strangers.filter(Boolean).length).toBeLessThan(5)
})

test('a picture cut at its edges meets the whole one whichever of the two came first', () => {
  const from = numbers(13)
  const [whole, cut] = [someBits(from), someBits(from)]
  expect(meet([whole, cut], [cut, someBits(from)])).toBe(true)
  expect(meet([cut, someBits(from)], [whole, cut])).toBe(true)
})

const size = 29
const dataWords = 44
const checkWords = 26
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/**
 * The dark modules of a real QR code (version 3, level M, mask 0), so that a scanner reads the demo's photographs.
 * It holds 61 capital letters, digits and `$%*+-./:`; a serial number has 40 at most.
 */
export function qrModules(text: string): boolean[][] {
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, (): boolean | undefined => undefined))
  const put = (row: number, column: number, dark: boolean): void => {
    const line = fixed[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  putPatterns(put)
  putFormat(put)
  const bits = codewords(text).flatMap((word) => bitsOf(word, 8))
  const order = zigzag().filter(([row, column]) => fixed[row]?.[column] === undefined)
  for (const [index, [row, column]] of order.entries()) {
    put(row, column, (bits[index] === 1) !== ((row + column) % 2 === 0))
  }
  return fixed.map((line) => line.map((dark) => dark === true))
}

type Put = (row: number, column: number, dark: boolean) => void

function putPatterns(put: Put): void {
  const far = size - 7
  for (const [top, left] of [
    [0, 0],
    [0, far],
    [far, 0],
  ] as const) {
    for (let row = -1; row <= 7; row++) {
      for (let column = -1; column <= 7; column++) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
        put(top + row, left + column, ring !== 2 && ring !== 4)
      }
    }
  }
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      put(22 + row, 22 + column, Math.max(Math.abs(row), Math.abs(column)) !== 1)
    }
  }
  for (let step = 8; step < size - 8; step++) {
    put(6, step, step % 2 === 0)
    put(step, 6, step % 2 === 0)
  }
}

/** Level M with mask 0: the fifteen bits as the standard's table has them, twice around the corners. */
function putFormat(put: Put): void {
  const format = bitsOf(0b101010000010010, 15)
  for (const [index, bit] of format.entries()) {
    const dark = bit === 1
    if (index < 8) put(8, index < 6 ? index : index + 1, dark)
    else put(index === 8 ? 7 : 14 - index, 8, dark)
    if (index < 7) put(size - 1 - index, 8, dark)
    else put(8, size - 15 + index, dark)
  }
  put(size - 8, 8, true)
}

function zigzag(): (readonly [number, number])[] {
  const cells: (readonly [number, number])[] = []
  let upward = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step
      cells.push([row, right], [row, right - 1])
    }
    upward = !upward
  }
  return cells
}

function codewords(text: string): number[] {
  const values = Array.from(text).map((letter) => Math.max(0, alphabet.indexOf(letter)))
  const bits = [...bitsOf(0b0010, 4), ...bitsOf(values.length, 9)]
  for (let index = 0; index < values.length; index += 2) {
    const first = values[index] ?? 0
    const second = values[index + 1]
    bits.push(...(second === undefined ? bitsOf(first, 6) : bitsOf(first * 45 + second, 11)))
  }
  bits.push(0, 0, 0, 0)
  while (bits.length % 8) bits.push(0)
  const words: number[] = []
  for (let index = 0; index < bits.length; index += 8) {
    words.push(bits.slice(index, index + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  }
  for (let pad = 0xec; words.length < dataWords; pad ^= 0xec ^ 0x11) words.push(pad)
  return [...words, ...remainder(words)]
}

/** Reed-Solomon over GF(256) with the polynomial 0x11d. */
function remainder(words: readonly number[]): number[] {
  let generator = [1]
  for (let root = 0, power = 1; root < checkWords; root++, power = times(power, 2)) {
    const shifted = [...generator, 0]
    const scaled = [0, ...generator.map((value) => times(value, power))]
    generator = shifted.map((value, index) => value ^ (scaled[index] ?? 0))
  }
  const rest = [...words, ...Array.from({ length: checkWords }, () => 0)]
  for (let start = 0; start < words.length; start++) {
    const lead = rest[start] ?? 0
    for (const [index, value] of generator.entries())
      rest[start + index] = (rest[start + index] ?? 0) ^ times(value, lead)
  }
  return rest.slice(words.length)
}

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((b >> bit) & 1) product ^= a
  }
  return product & 0xff
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1)
}

/** Pixels as they lie in memory, row by row; of several channels the first three are red, green and blue. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: number }

/**
 * What a picture is known again by, whatever its size and quality: the signs of its 64 lowest frequencies against their
 * median, of the whole picture first and then of the picture with its edges cut. None of a picture too plain to be told
 * from others. Each is a number of 64 bits, signed as a database keeps it.
 */
export function printsOf(pixels: Pixels): bigint[] {
  const sums = brightnessSums(pixels)
  const whole = waves(sums, pixels, cuts[0])
  if (contrastOf(whole) < leastContrast) return []
  return [...new Set([whole, ...cuts.slice(1).map((cut) => waves(sums, pixels, cut))].map(signs))]
}

/** Shares of width and height that are left out: left, top, right, bottom. */
type Cut = readonly [left: number, top: number, right: number, bottom: number]

/** A copy whose edges were cut by up to a twentieth each is near one of these. */
const cuts = [
  [0, 0, 0, 0],
  [0.025, 0.025, 0.025, 0.025],
  [0.05, 0.05, 0.05, 0.05],
  [0.05, 0, 0, 0],
  [0, 0.05, 0, 0],
  [0, 0, 0.05, 0],
  [0, 0, 0, 0.05],
  [0.05, 0, 0.05, 0],
  [0, 0.05, 0, 0.05],
  [0.05, 0.05, 0, 0],
  [0, 0, 0.05, 0.05],
] as const satisfies readonly Cut[]

const side = 32
const frequencies = 8

/**
 * The signs of a wall, or of the inside of a pocket, are those of the camera's noise. In steps of brightness (0 to
 * 255): how far half of the frequencies at least are from their median.
 */
const leastContrast = 0.4

/** Sums of brightness left of and above each corner of the pixels: any rectangle's is four of them. */
function brightnessSums({ data, width, height, channels }: Pixels): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += brightness(data, (y * width + x) * channels, channels)
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

function brightness(data: Uint8Array, at: number, channels: number): number {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
  return channels < 3 ? red : 0.299 * red + 0.587 * green + 0.114 * blue
}

type Size = Pick<Pixels, 'width' | 'height'>

/** The lowest frequencies of what a cut leaves, in both directions, without the mean. */
function waves(sums: Float64Array, { width, height }: Size, [left, top, right, bottom]: Cut): Float64Array {
  const xs = edges(width, left, right)
  const ys = edges(height, top, bottom)
  const corners = ys.map((y) => xs.map((x) => sumAt(sums, { width, height }, x, y)))
  const cell = (((xs[side] ?? 0) - (xs[0] ?? 0)) * ((ys[side] ?? 0) - (ys[0] ?? 0))) / side ** 2
  const corner = (y: number, x: number) => corners[y]?.[x] ?? 0
  const rows = Array.from({ length: side }, (_, y) =>
    alongRow((x) => (corner(y + 1, x + 1) - corner(y, x + 1) - corner(y + 1, x) + corner(y, x)) / cell),
  )
  const found = new Float64Array(frequencies ** 2)
  for (let u = 0; u < frequencies; u += 1)
    found.set(
      alongRow((y) => rows[y]?.[u] ?? 0),
      u * frequencies,
    )
  return found
}

/** Where the 33 lines of the cells lie. */
function edges(length: number, before: number, after: number): number[] {
  const step = (length * (1 - before - after)) / side
  return Array.from({ length: side + 1 }, (_, at) => length * before + step * at)
}

/** The sum left of and above a point, which may lie within a pixel. */
function sumAt(sums: Float64Array, { width, height }: Size, x: number, y: number): number {
  const column = Math.min(Math.floor(x), width - 1)
  const row = Math.min(Math.floor(y), height - 1)
  const at = row * (width + 1) + column
  const above = mix(sums[at] ?? 0, sums[at + 1] ?? 0, x - column)
  const below = mix(sums[at + width + 1] ?? 0, sums[at + width + 2] ?? 0, x - column)
  return mix(above, below, y - row)
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share
}

/** The lowest frequencies of a row of cells, each as the height of its wave. */
function alongRow(value: (at: number) => number): Float64Array {
  const found = new Float64Array(frequencies)
  for (let at = 0; at < side; at += 1) {
    const cell = value(at)
    for (let k = 0; k < frequencies; k += 1) found[k] = (found[k] ?? 0) + cell * (cosines[k * side + at] ?? 0)
  }
  return found
}

const cosines = Float64Array.from({ length: frequencies * side }, (_, index) => {
  const [k, at] = [Math.floor(index / side), index % side]
  return (2 / side) * Math.cos((Math.PI * (2 * at + 1) * k) / (2 * side))
})

function contrastOf(found: Float64Array): number {
  const middle = median(found)
  return median(found.map((wave) => Math.abs(wave - middle)))
}

function signs(found: Float64Array): bigint {
  const middle = median(found)
  let bits = 0n
  for (const wave of found) bits = (bits << 1n) | (wave > middle ? 1n : 0n)
  return BigInt.asIntN(64, bits)
}

function median(values: Float64Array): number {
  const sorted = values.toSorted()
  const half = sorted.length / 2
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

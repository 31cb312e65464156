/**
 * How prints that differ in a few bits are found without looking at all of them: each is cut into three pieces of 21, 21
 * and 22 bits. Where two differ in six bits at most, one of the three pairs of pieces differs in two at most; so the
 * pieces of every stored print are kept, and looked for are those of the new one with all that differ from them in one bit
 * and, of the first piece alone, in two: differing in two in all three is the only way to be so near, and it is met there.
 */
export const mostBits = 6

/** A new picture may be cut where the stored one is whole, and the other way round: the whole ones are kept twice. */
const shelves = { any: 0, whole: 3 } as const

/** What is kept of a picture. */
export function keysOf([whole, ...cut]: readonly string[]): number[] {
  const all = [whole, ...cut].flatMap((print) => (print === undefined ? [] : pieces(print, shelves.any)))
  return [...new Set([...all, ...(whole === undefined ? [] : pieces(whole, shelves.whole))])]
}

/** What a picture is looked for by: as a whole among all, and with its edges cut among the whole ones. */
export function keysNear([whole, ...cut]: readonly string[]): number[] {
  const found = new Set<number>()
  const add = (print: string, shelf: number) => {
    for (const [at, piece] of pieces(print, shelf).entries())
      for (const near of neighbours(piece, widths[at] ?? 0, at === 0 ? 2 : 1)) found.add(near)
  }
  if (whole !== undefined) add(whole, shelves.any)
  for (const print of cut) add(print, shelves.whole)
  return [...found]
}

const widths = [21, 21, 22]
const pieceBits = 22

function pieces(print: string, shelf: number): number[] {
  let rest = BigInt.asUintN(64, BigInt(print))
  return widths.map((width, at) => {
    const piece = Number(BigInt.asUintN(width, rest))
    rest >>= BigInt(width)
    return (shelf + at) * 2 ** pieceBits + piece
  })
}

function neighbours(piece: number, width: number, bits: number): number[] {
  const found = [piece]
  for (let one = 0; one < width; one += 1) {
    found.push(piece ^ (1 << one))
    if (bits > 1) for (let other = one + 1; other < width; other += 1) found.push(piece ^ (1 << one) ^ (1 << other))
  }
  return found
}

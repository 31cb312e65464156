/**
 * How prints that differ in a few bits are found without looking at all of them: each is cut into three pieces of 21, 21
 * and 22 bits. Where two differ in five bits at most, one of the three pairs of pieces differs in one at most; so the
 * pieces of every stored print are kept, and looked for are those of the new one with all that differ from them in one bit.
 * Of six bits that differ only two in each piece are missed, one case in eight: to look for these takes four times as long.
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
      for (const near of neighbours(piece, widths[at] ?? 0)) found.add(near)
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

function neighbours(piece: number, width: number): number[] {
  return [piece, ...Array.from({ length: width }, (_, bit) => piece ^ (1 << bit))]
}

import { encode } from 'uqr'
import type { Qr } from '#app/kit/ui/qr-code.tsx'

/** A QR code as one path in squares of 1, the quiet zone of 4 included. */
export function qrOf(text: string): Qr {
  // Medium: a scratched sticker is still read.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  // Runs of a row in one stroke: a third of the length.
  const runs = data.flatMap((row, y) => {
    const strokes: string[] = []
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      const width = x - from + 1
      strokes.push(`M${from} ${y}h${width}v1h-${width}z`)
    }
    return strokes
  })
  return { size, path: runs.join('') }
}

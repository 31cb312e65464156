const start = 2
const first = Buffer.from('ffe100224578696600004d4d002a000000080001011200030000000100', 'hex')
const last = Buffer.from('000000000000', 'hex')
/** An EXIF block that says how the picture lies, and nothing else. */
const bytes = first.length + 1 + last.length

/** The orientations that are a quarter turn apart, clockwise. */
const turns = [1, 6, 3, 8]

/**
 * One of the portal's own JPEGs turned by a quarter, clockwise. Only how it lies is noted: the pixels stay byte for byte
 * what they were, however often it is turned.
 */
export function turnedJpeg(jpeg: Buffer): Buffer {
  const isNoted = jpeg.subarray(start, start + first.length).equals(first)
  const lies = isNoted ? jpeg[start + first.length] : 1
  const next = turns[(turns.indexOf(lies ?? 1) + 1) % turns.length] ?? 1
  const pixels = jpeg.subarray(isNoted ? start + bytes : start)
  return Buffer.concat([jpeg.subarray(0, start), first, Buffer.from([next]), last, pixels])
}

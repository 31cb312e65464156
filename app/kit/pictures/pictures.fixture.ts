import { crc32 } from 'node:zlib'

// What the tests of pictures build them of.

export function pngChunk(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), ...contents])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}

/** With chunks behind its head. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const headEnd = 33
  return Buffer.concat([png.subarray(0, headEnd), ...chunks, png.subarray(headEnd)])
}

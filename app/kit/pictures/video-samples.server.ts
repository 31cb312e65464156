import type { FileHandle } from 'node:fs/promises'
import { type Box, boxesAt, readBoxes, readContent } from './video-boxes.server.ts'

export type Range = { from: number; to: number }

/** What may be spent on one video: its boxes, rows of tables and chunks looked at, bytes overwritten. */
export type Budget = { boxes: number; steps: number; bytes: number }

/** What a track is, and how its samples are written: `meta`, `gpmd`. Undefined where it does not say. */
export async function kindOf(file: FileHandle, track: Box, budget: Budget) {
  const [handler] = boxesAt(track.inside, 'mdia', 'hdlr')
  const [description] = boxesAt((await tablesOf(file, track, budget)) ?? [], 'stsd')
  const handled = handler && (await readContent(file, handler, 8, 4))
  // A track without any description holds no samples either.
  const coded = description && (await readContent(file, description, 12, 4))
  return handled && { handler: handled.toString('latin1'), coding: coded?.toString('latin1') }
}

/**
 * Where the samples of a track lie, as far as they lie in one of the places given. Undefined where its tables do not
 * fit into their boxes, or tell more than a real video would: tables can name each byte of the file a billion times.
 */
export async function readSamples(
  file: FileHandle,
  track: Box,
  within: readonly Range[],
  budget: Budget,
): Promise<Range[] | undefined> {
  const tables = await tablesOf(file, track, budget)
  const chunks = tables && (await readChunks(file, tables, budget))
  const runs = tables && (await readRuns(file, tables, budget))
  const sizes = tables && (await readSizes(file, tables, budget))
  if (!chunks || !runs || !sizes) return undefined
  const ranges: Range[] = []
  const at = { run: 0, perChunk: 0, sample: 0 }
  for (let chunk = 0; chunk < chunks.rows && at.sample < sizes.rows; chunk += 1) {
    for (; at.run < runs.rows && runs.first(at.run) <= chunk + 1; at.run += 1) at.perChunk = runs.samples(at.run)
    const count = Math.min(at.perChunk, sizes.rows - at.sample)
    const from = chunks.start(chunk)
    const length = sizes.sum(at.sample, count)
    at.sample += count
    for (const place of within) {
      const range = { from: Math.max(from, place.from), to: Math.min(from + length, place.to) }
      if (--budget.steps < 0) return undefined
      if (range.from >= range.to) continue
      budget.bytes -= range.to - range.from
      if (budget.bytes < 0) return undefined
      ranges.push(range)
    }
  }
  return ranges
}

async function tablesOf(file: FileHandle, track: Box, budget: Budget): Promise<Box[] | undefined> {
  const [tables] = boxesAt(track.inside, 'mdia', 'minf', 'stbl')
  return tables && readBoxes(file, tables, {}, budget)
}

async function readChunks(file: FileHandle, tables: readonly Box[], budget: Budget) {
  const [short] = boxesAt(tables, 'stco')
  const [long] = boxesAt(tables, 'co64')
  const table = await readTable(file, short ?? long, { countAt: 4, bits: short ? 32 : 64 }, budget)
  if (!table) return undefined
  const { rows, content } = table
  const start = (row: number) => (short ? content.readUInt32BE(row * 4) : Number(content.readBigUInt64BE(row * 8)))
  return { rows, start }
}

/** From which chunk on each holds how many samples. */
async function readRuns(file: FileHandle, tables: readonly Box[], budget: Budget) {
  const [box] = boxesAt(tables, 'stsc')
  const table = await readTable(file, box, { countAt: 4, bits: 96 }, budget)
  if (!table) return undefined
  const { rows, content } = table
  return {
    rows,
    first: (row: number) => content.readUInt32BE(row * 12),
    samples: (row: number) => content.readUInt32BE(row * 12 + 4),
  }
}

async function readSizes(file: FileHandle, tables: readonly Box[], budget: Budget) {
  const [plain] = boxesAt(tables, 'stsz')
  const [compact] = boxesAt(tables, 'stz2')
  const box = plain ?? compact
  const head = box && (await readContent(file, box, 4, 8))
  if (!head) return undefined
  const common = plain ? head.readUInt32BE(0) : 0
  if (common > 0) return { rows: head.readUInt32BE(4), sum: (_: number, count: number) => common * count }
  const bits = plain ? 32 : head.readUInt8(3)
  if (![4, 8, 16, 32].includes(bits)) return undefined
  const table = await readTable(file, box, { countAt: 8, bits }, budget)
  if (!table) return undefined
  const size = (row: number) =>
    bits === 4
      ? (table.content.readUInt8(row >> 1) >> (row % 2 ? 0 : 4)) & 15
      : table.content.readUIntBE((row * bits) / 8, bits / 8)
  const sum = (first: number, count: number) => {
    let bytes = 0
    for (let row = first; row < first + count; row += 1) bytes += size(row)
    return bytes
  }
  return { rows: table.rows, sum }
}

/** A count, and behind it so many rows. */
async function readTable(
  file: FileHandle,
  box: Box | undefined,
  { countAt, bits }: { countAt: number; bits: number },
  budget: Budget,
): Promise<{ rows: number; content: Buffer } | undefined> {
  const count = box && (await readContent(file, box, countAt, 4))
  if (!count) return undefined
  const rows = count.readUInt32BE(0)
  budget.steps -= rows
  if (budget.steps < 0) return undefined
  const content = await readContent(file, box, countAt + 4, Math.ceil((rows * bits) / 8))
  return content && { rows, content }
}

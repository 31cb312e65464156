import { open, type FileHandle } from 'node:fs/promises'

/**
 * Overwrites in an MP4 or MOV whatever may say where it was taken, keeping every byte in its place so that the index
 * of the video still fits. Not a list of the boxes known to hold a position (phones, action cameras and dashboard
 * cameras each have their own), but of those a player needs: everything else becomes an empty `free` box. The time of
 * capture stays in the head. 'unreadable' when the boxes do not add up or there is no video in them.
 */
export async function blankPosition(path: string): Promise<'blanked' | 'unreadable'> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const found = await walk(file, { type: 'file', from: 0, to: size }, { left: mostBoxes })
    if (!found || ['moov', 'mvhd', 'trak', 'mdat'].some((type) => !found.seen.has(type))) return 'unreadable'
    for (const box of found.needless) await blank(file, box)
    await file.sync()
    return 'blanked'
  } finally {
    await file.close()
  }
}

/** A video of a phone has some dozens; the walk must end on any input. */
const mostBoxes = 5000

/** What a player needs, by the box it stands in: a tree, so the walk goes no deeper than it. All else is kept whole. */
const needed: Record<string, readonly string[]> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin', 'prft', 'wide'],
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'clip', 'ctab'],
  trak: ['tkhd', 'mdia', 'edts', 'tref', 'tapt', 'load', 'matt', 'clip', 'txas', 'trgr'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'gmhd', 'nmhd', 'hmhd', 'sthd', 'hdlr', 'dinf', 'stbl'],
  moof: ['mfhd', 'traf', 'pssh'],
  traf: ['tfhd', 'trun', 'tfdt', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
}

type Box = { type: string; start: number; from: number; to: number }
type Found = { seen: Set<string>; needless: Box[] }

/** The boxes inside a parent, at any depth; nothing is changed before all of them have been found in order. */
async function walk(
  file: FileHandle,
  parent: { type: string; from: number; to: number },
  budget: { left: number },
): Promise<Found | undefined> {
  const found: Found = { seen: new Set(), needless: [] }
  let at = parent.from
  while (at < parent.to) {
    const box = await readBox(file, at, parent.to)
    if (!box || --budget.left < 0) return undefined
    found.seen.add(box.type)
    if (!needed[parent.type]?.includes(box.type)) found.needless.push(box)
    else if (Object.hasOwn(needed, box.type)) {
      const inside = await walk(file, box, budget)
      if (!inside) return undefined
      found.needless.push(...inside.needless)
      for (const type of inside.seen) found.seen.add(type)
    }
    at = box.to
  }
  return found
}

/** Size 0 reaches to the end of the file, size 1 is followed by a size of 64 bits. */
async function readBox(file: FileHandle, start: number, end: number): Promise<Box | undefined> {
  const head = Buffer.alloc(16)
  const { bytesRead } = await file.read(head, 0, Math.min(16, end - start), start)
  if (bytesRead < 8) return undefined
  const short = head.readUInt32BE(0)
  if (short === 1 && bytesRead < 16) return undefined
  const size = short === 0 ? end - start : short === 1 ? Number(head.readBigUInt64BE(8)) : short
  const headBytes = short === 1 ? 16 : 8
  if (size < headBytes || size > end - start) return undefined
  return { type: head.toString('latin1', 4, 8), start, from: start + headBytes, to: start + size }
}

async function blank(file: FileHandle, { start, from, to }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1')
  const zeros = Buffer.alloc(Math.min(65_536, to - from))
  for (let at = from; at < to; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, to - at), at)
}

import { open, type FileHandle } from 'node:fs/promises'
import { type Box, boxesAt, readBoxes } from './video-boxes.server.ts'
import { type Budget, kindOf, type Range, readSamples } from './video-samples.server.ts'

/**
 * Overwrites in an MP4 or MOV whatever may say where it was taken, keeping every byte in its place so that the index
 * of the video still fits. Not a list of the boxes known to hold a position (phones, action cameras and dashboard
 * cameras each have their own), but of those a player needs: everything else becomes an empty `free` box. Nor a list
 * of the tracks known to hold one: only pictures and sound keep their samples. The time of capture stays in the head.
 * What hangs behind the last box is cut off. 'unreadable' when the boxes do not add up or there is no video in them.
 */
export async function blankPosition(path: string): Promise<'blanked' | 'unreadable'> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const found = await findNeedless(file, size, { boxes: 5000, steps: 1_000_000, bytes: size })
    if (!found) return 'unreadable'
    for (const range of found.samples) await zero(file, range)
    for (const box of found.boxes) await blank(file, box)
    // Cameras hang their own data behind the last box, the place of every second among it; players need none of it.
    if (found.end < size) await file.truncate(found.end)
    await file.sync()
    return 'blanked'
  } finally {
    await file.close()
  }
}

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

/** Tracks that are for eyes and ears, and not for a program that reads them beside; save those that only say so. */
const shown: ReadonlySet<string> = new Set(['vide', 'soun'])
const telemetry: ReadonlySet<string> = new Set(['gpmd', 'camm', 'djmd', 'dbgi', 'mebx', 'mett', 'metx', 'urim'])

/** Nothing is changed before all of it has been found in order. */
async function findNeedless(
  file: FileHandle,
  size: number,
  budget: Budget,
): Promise<{ boxes: Box[]; samples: Range[]; end: number } | undefined> {
  const all = await readBoxes(file, { type: 'file', from: 0, to: size }, needed, budget)
  const tracks = all && boxesAt(all, 'moov', 'trak')
  const pictures = all && boxesAt(all, 'mdat')
  if (!tracks || !pictures?.length || boxesAt(all, 'moov', 'mvhd').length === 0) return undefined
  const samples: Range[] = []
  let kept = 0
  for (const track of tracks) {
    const kind = await kindOf(file, track, budget)
    if (!kind) return undefined
    if (shown.has(kind.handler) && !telemetry.has(kind.coding ?? '')) kept += 1
    else {
      // Fragments have tables of their own: too rare with such a track to be read, not too rare to be refused.
      const found = boxesAt(all, 'moof').length > 0 ? undefined : await readSamples(file, track, pictures, budget)
      if (!found) return undefined
      for (const range of found) samples.push(range)
    }
  }
  return kept > 0 ? { boxes: needlessIn(all), samples, end: all.at(-1)?.to ?? 0 } : undefined
}

function needlessIn(boxes: readonly Box[]): Box[] {
  return boxes.flatMap((box) => (box.needed ? needlessIn(box.inside) : [box]))
}

async function blank(file: FileHandle, box: Box): Promise<void> {
  await file.write('free', box.start + 4, 'latin1')
  await zero(file, box)
}

async function zero(file: FileHandle, { from, to }: Range): Promise<void> {
  const zeros = Buffer.alloc(Math.min(65_536, to - from))
  for (let at = from; at < to; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, to - at), at)
}

import type { FileHandle } from 'node:fs/promises'

/** A box of an MP4 or MOV; `from` and `to` bound its content, `inside` are the boxes in it where it was opened. */
export type Box = { type: string; start: number; from: number; to: number; needed: boolean; inside: Box[] }

type Parent = Pick<Box, 'type' | 'from' | 'to'>

/**
 * The boxes inside a parent. `needed` tells by parent which are needed; those of them that are parents there too are
 * opened in their turn, so the walk goes no deeper than that tree. Undefined where they do not add up or are too many;
 * what hangs behind a file's last box is no box, unless it begins as one that is needed, which is then cut off.
 */
export async function readBoxes(
  file: FileHandle,
  parent: Parent,
  needed: Record<string, readonly string[]>,
  budget: { boxes: number },
): Promise<Box[] | undefined> {
  const boxes: Box[] = []
  for (let at = parent.from; at < parent.to;) {
    const box = await readBox(file, at, parent.to)
    if (!box && parent.type === 'file' && !(await beginsAs(file, at, needed['file'] ?? []))) return boxes
    if (!box || --budget.boxes < 0) return undefined
    box.needed = needed[parent.type]?.includes(box.type) ?? false
    if (box.needed && Object.hasOwn(needed, box.type)) {
      const inside = await readBoxes(file, box, needed, budget)
      if (!inside) return undefined
      box.inside = inside
    }
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** The boxes one comes to by this way, whichever of several each step leads through. */
export function boxesAt(boxes: readonly Box[], ...way: string[]): Box[] {
  const [type, ...further] = way
  const found = boxes.filter((box) => box.type === type)
  return further.length === 0 ? found : found.flatMap((box) => boxesAt(box.inside, ...further))
}

/** Bytes of a box's content, from `at` on; undefined when it has not so many. */
export async function readContent(file: FileHandle, box: Box, at: number, bytes: number): Promise<Buffer | undefined> {
  if (box.from + at + bytes > box.to) return undefined
  const content = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(content, 0, bytes, box.from + at)
  return bytesRead === bytes ? content : undefined
}

async function beginsAs(file: FileHandle, start: number, types: readonly string[]): Promise<boolean> {
  const head = Buffer.alloc(8)
  await file.read(head, 0, 8, start)
  return types.includes(head.toString('latin1', 4, 8))
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
  const type = head.toString('latin1', 4, 8)
  return { type, start, from: start + headBytes, to: start + size, needed: false, inside: [] }
}

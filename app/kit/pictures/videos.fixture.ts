import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

// What the tests of videos build them of.

export function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

export function boxBytes(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}

/** The file with `more` at the end of a box, whose parents grow with it; all of them stand behind the pictures. */
export function grow(file: Buffer, parents: string[], more: Buffer): Buffer {
  const grown = Buffer.from(file)
  let end = 0
  for (const type of parents) {
    const at = grown.indexOf(type, 0, 'latin1') - 4
    end = at + grown.readUInt32BE(at)
    grown.writeUInt32BE(end - at + more.length, at)
  }
  return Buffer.concat([grown.subarray(0, end), more, grown.subarray(end)])
}

export async function fileWith(content: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ammiraglia-video-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'clip')
  await writeFile(file, content)
  return file
}

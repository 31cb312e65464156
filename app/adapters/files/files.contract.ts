import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Files } from './files.ts'

/** What every store of files promises. */
export function filesContract(name: string, create: () => Promise<Files>): void {
  test(`${name}: a file comes back as it was put`, async () => {
    const files = await create()
    const stored = await files.put(pieces('uno ', 'due ', 'tre'), 11)
    if (stored === 'too-large') throw new Error('Eleven bytes fit into eleven')
    expect(stored.bytes).toBe(11)
    expect(stored.sha256).toBe(createHash('sha256').update('uno due tre').digest('hex'))
    expect(await textOf(files, stored.key)).toEqual({ text: 'uno due tre', bytes: 11 })
    expect(await textOf(files, stored.key, { first: 4, last: 6 })).toEqual({ text: 'due', bytes: 11 })
  })

  test(`${name}: an empty file is a file`, async () => {
    const files = await create()
    const stored = await files.put(pieces(), 10)
    if (stored === 'too-large') throw new Error('Nothing fits into ten')
    expect(await textOf(files, stored.key)).toEqual({ text: '', bytes: 0 })
  })

  test(`${name}: two files with the same content are two files`, async () => {
    const files = await create()
    const [one, two] = await Promise.all([files.put(pieces('a'), 1), files.put(pieces('a'), 1)])
    if (one === 'too-large' || two === 'too-large') throw new Error('One byte fits into one')
    await files.remove(one.key)
    expect(await files.open(one.key)).toBeUndefined()
    expect(await textOf(files, two.key)).toEqual({ text: 'a', bytes: 1 })
    await files.remove(one.key)
  })

  test(`${name}: one byte too many is refused while it arrives`, async () => {
    const files = await create()
    let asked = 0
    async function* endless() {
      for (;;) yield Buffer.alloc(1000, ++asked)
    }
    expect(await files.put(endless(), 4999)).toBe('too-large')
    expect(asked).toBeLessThan(8)
  })

  test(`${name}: a sender who breaks off leaves nothing behind`, async () => {
    const files = await create()
    await expect(files.put(breakingOff(), 100)).rejects.toThrow('gone')
  })

  test(`${name}: an unknown or ill-formed key is no file`, async () => {
    const files = await create()
    for (const key of ['0'.repeat(32), '', '..', '../../etc/passwd', 'a\0b', `${'0'.repeat(31)}/`, '__proto__']) {
      expect(await files.open(key)).toBeUndefined()
      await files.remove(key)
    }
  })

  listContract(name, create)
}

function listContract(name: string, create: () => Promise<Files>): void {
  test(`${name}: what is kept is listed by name and age, what was removed is not`, async () => {
    const files = await create()
    expect(await listed(files)).toEqual([])
    const keys: string[] = []
    for (let count = 0; count < 20; count += 1) {
      const stored = await files.put(pieces(String(count)), 2)
      if (stored !== 'too-large') keys.push(stored.key)
    }
    await files.remove(keys.pop() ?? '')
    const found = await listed(files)
    expect(found.map(({ key }) => key).sort()).toEqual(keys.sort())
    for (const { storedAt } of found) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test(`${name}: files may come and go while they are listed`, async () => {
    const files = await create()
    const keys = await Promise.all(Array.from({ length: 40 }, () => files.put(pieces('a'), 1)))
    const seen: string[] = []
    for await (const { key } of files.list()) {
      seen.push(key)
      const stored = keys.pop()
      if (stored && stored !== 'too-large') await files.remove(stored.key)
      await files.put(pieces('b'), 1)
      if (seen.length > 200) break
    }
    expect(new Set(seen).size).toBe(seen.length)
  })
}

export async function listed(files: Files): Promise<{ key: string; storedAt: Date }[]> {
  const found: { key: string; storedAt: Date }[] = []
  for await (const file of files.list()) found.push(file)
  return found
}

export async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}

async function* breakingOff(): AsyncGenerator<Buffer> {
  yield Buffer.from('half')
  throw new Error('gone')
}

async function textOf(files: Files, key: string, range?: { first: number; last: number }) {
  const opened = await files.open(key, range)
  if (!opened) return undefined
  let text = ''
  for await (const piece of opened.stream.setEncoding('utf8')) text += String(piece)
  return { text, bytes: opened.bytes }
}

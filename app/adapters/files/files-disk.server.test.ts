import { execFile, spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskFiles } from './files-disk.server.ts'
import { filesContract, listed, pieces } from './files.contract.ts'

filesContract('disk', async () => createDiskFiles({ folder: await newFolder(), log: console }))

test('a file on the disk bears the name the portal made, open to nobody else, and nothing unfinished stays', async () => {
  const folder = await newFolder()
  const files = await createDiskFiles({ folder, log: console })
  const stored = await files.put(pieces('abc'), 3)
  await files.put(pieces('abcd'), 3)
  if (stored === 'too-large') throw new Error('Three bytes fit into three')
  const { key } = stored
  expect(await filesIn(folder)).toEqual([path.join(key.slice(0, 2), key.slice(2, 4), key)])
  expect((await stat(path.join(folder, key.slice(0, 2), key.slice(2, 4), key))).mode & 0o077).toBe(0)
})

test('what a killed portal left unfinished is swept at the next start, what another is writing is not', async () => {
  const folder = await newFolder()
  await createDiskFiles({ folder, log: console })
  const host = os.hostname().replaceAll(/[^A-Za-z0-9-]/g, '')
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const names = [`${host}.${dead}.a`, `${host}.${process.pid}.b`, `${host}.${process.ppid}.c`, `other.${dead}.d`]
  for (const name of names) await writeFile(path.join(folder, 'arriving', name), 'half')
  await createDiskFiles({ folder, log: console })
  expect((await readdir(path.join(folder, 'arriving'))).sort()).toEqual(
    [`${host}.${process.ppid}.c`, `other.${dead}.d`].sort(),
  )
})

test('what was not written to for long is swept while the portal runs, whichever machine began it', async () => {
  const folder = await newFolder()
  const files = await createDiskFiles({ folder, log: console })
  const stored = await files.put(pieces('abc'), 3)
  if (stored === 'too-large') throw new Error('Three bytes fit into three')
  const names = ['other.1.a', 'other.2.b', `other.${process.pid}.c`]
  for (const name of names) await writeFile(path.join(folder, 'arriving', name), 'half')
  const before = new Date(Date.now() - 24 * 60 * 60_000)
  await age(path.join(folder, 'arriving', 'other.1.a'), new Date(before.getTime() - 1000))
  await age(path.join(folder, 'arriving', 'other.2.b'), new Date(before.getTime() + 1000))
  await age(path.join(folder, stored.key.slice(0, 2), stored.key.slice(2, 4), stored.key), new Date(0))
  await files.sweepUnfinished(before)
  expect((await readdir(path.join(folder, 'arriving'))).sort()).toEqual(names.slice(1).sort())
  expect(await files.open(stored.key)).toBeDefined()
})

test('a file that can be neither read nor kept is refused, and ends nothing else', async () => {
  const folder = await newFolder()
  const files = await createDiskFiles({ folder, log: console })
  const missing = path.join(folder, 'missing')
  await expect(files.put(createReadStream(missing), 10)).rejects.toThrow('missing')
  await rm(path.join(folder, 'arriving'), { recursive: true })
  for (const content of [createReadStream(missing), createReadStream(import.meta.filename)]) {
    await expect(files.put(content, 10)).rejects.toThrow('arriving')
    await expect.poll(() => content.closed).toBe(true)
  }
})

test('what somebody else has put into the folder is never listed', async () => {
  const folder = await newFolder()
  const files = await createDiskFiles({ folder, log: console })
  const stored = await files.put(pieces('abc'), 3)
  if (stored === 'too-large') throw new Error('Three bytes fit into three')
  const { key } = stored
  const asPair = key.startsWith('aa') ? 'bb' : 'aa'
  const asKey = `ff00${'0'.repeat(28)}`
  await mkdir(path.join(folder, 'ff', '00', asKey), { recursive: true })
  const names = ['README', asPair, 'ff/ee', 'ff/00/ff00-photo.jpg', `ff/00/ee${asKey.slice(2)}`, `arriving/${asKey}`]
  for (const name of names) await writeFile(path.join(folder, name), 'mine')
  expect((await listed(files)).map((file) => file.key)).toEqual([key])
})

const small = ['--user', '--map-root-user', '--mount']
const canMount = process.platform === 'linux' && spawnSync('unshare', [...small, 'true']).status === 0

test.skipIf(!canMount)('a full disk is said as such, leaves nothing half-written, and reading goes on', async () => {
  const folder = await newFolder()
  const script = `
    import { createDiskFiles } from '${path.join(import.meta.dirname, 'files-disk.server.ts')}'
    import { readdirSync } from 'node:fs'
    const files = await createDiskFiles({ folder: '${folder}', log: console })
    async function* bytes(count) { for (let sent = 0; sent < count; sent += 10_000) yield Buffer.alloc(10_000) }
    const kept = await files.put(bytes(100_000), 1e9)
    const refused = await files.put(bytes(2_000_000), 1e9).catch((error) => error.code)
    const again = await files.put(bytes(100_000), 1e9)
    const read = (await (await files.open(kept.key)).stream.toArray()).reduce((sum, piece) => sum + piece.length, 0)
    console.log(JSON.stringify([refused, again.bytes, read, readdirSync('${folder}/arriving')]))
  `
  const command = `mount -t tmpfs -o size=1m none '${folder}' && exec "$0" --input-type=module -e "$1"`
  const run = await promisify(execFile)('unshare', [...small, 'sh', '-c', command, process.execPath, script])
  expect(JSON.parse(run.stdout)).toEqual(['storage-full', 100_000, 100_000, []])
})

test.skipIf(!canMount)(
  'a disk that can only be read takes nothing, gives what it has, and what cannot go undoes nothing',
  async () => {
    const folder = await newFolder()
    const script = `
    import { createDiskFiles } from '${path.join(import.meta.dirname, 'files-disk.server.ts')}'
    import { openScratch } from '${path.join(import.meta.dirname, 'scratch.server.ts')}'
    import { execFileSync } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    const lines = []
    const log = { error: (_, line) => lines.push(line) }
    const files = await createDiskFiles({ folder: '${folder}', log })
    const kept = await files.put([Buffer.alloc(1000)], 1e9)
    const scratch = await openScratch('${folder}/scratch', log)
    const [unfinished, other] = [scratch.newPath(), scratch.newPath()]
    for (const path of [unfinished, other]) writeFileSync(path, 'half')
    execFileSync('mount', ['-o', 'remount,bind,ro', '${folder}'])
    const refused = await files.put([Buffer.alloc(1000)], 1e9).catch((error) => error.code)
    await files.remove(kept.key)
    await scratch.discard(unfinished, other)
    const { bytes } = await files.open(kept.key)
    console.log(JSON.stringify([refused, bytes, lines.length]))
    process.exit()
  `
    const command = `mount -t tmpfs -o size=1m none '${folder}' && exec "$0" --input-type=module -e "$1"`
    const run = await promisify(execFile)('unshare', [...small, 'sh', '-c', command, process.execPath, script])
    expect(JSON.parse(run.stdout)).toEqual(['disk-fails', 1000, 4])
  },
)

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ammiraglia-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function age(file: string, to: Date): Promise<void> {
  return utimes(file, to, to)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

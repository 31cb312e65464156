import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskFiles } from './files-disk.server.ts'
import { filesContract, pieces } from './files.contract.ts'

filesContract('disk', async () => createDiskFiles({ folder: await newFolder() }))

test('a file on the disk bears the name the portal made, open to nobody else, and nothing unfinished stays', async () => {
  const folder = await newFolder()
  const files = await createDiskFiles({ folder })
  const stored = await files.put(pieces('abc'), 3)
  await files.put(pieces('abcd'), 3)
  if (stored === 'too-large') throw new Error('Three bytes fit into three')
  const { key } = stored
  expect(await filesIn(folder)).toEqual([path.join(key.slice(0, 2), key.slice(2, 4), key)])
  expect((await stat(path.join(folder, key.slice(0, 2), key.slice(2, 4), key))).mode & 0o077).toBe(0)
})

test('what a killed portal left unfinished is swept at the next start, what another is writing is not', async () => {
  const folder = await newFolder()
  await createDiskFiles({ folder })
  const host = os.hostname().replaceAll(/[^A-Za-z0-9-]/g, '')
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const names = [`${host}.${dead}.a`, `${host}.${process.pid}.b`, `${host}.${process.ppid}.c`, `other.${dead}.d`]
  for (const name of names) await writeFile(path.join(folder, 'arriving', name), 'half')
  await createDiskFiles({ folder })
  expect((await readdir(path.join(folder, 'arriving'))).sort()).toEqual(
    [`${host}.${process.ppid}.c`, `other.${dead}.d`].sort(),
  )
})

const small = ['--user', '--map-root-user', '--mount']
const canMount = process.platform === 'linux' && spawnSync('unshare', [...small, 'true']).status === 0

test.skipIf(!canMount)('a full disk is said as such, leaves nothing half-written, and reading goes on', async () => {
  const folder = await newFolder()
  const script = `
    import { createDiskFiles } from '${path.join(import.meta.dirname, 'files-disk.server.ts')}'
    import { readdirSync } from 'node:fs'
    const files = await createDiskFiles({ folder: '${folder}' })
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

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ammiraglia-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { restoring } from '#app/kit/db/embedded-folder.server.ts'
import { readArchive } from './archive.server.ts'
import { clusterFolder, isEntryName, type Manifest, manifestName, readManifest } from './manifest.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

/** PostgreSQL's major version that npm installs with the portal. */
const postgresMajor = 18

export type Restored = { madeAt: string; files: number; bytes: number; seconds: number }

/**
 * Fills an empty data folder from a backup. All of it is written aside and compared with the manifest first: an archive
 * that is cut, altered or of a later portal leaves the folder as it was.
 * @param migrations those that this portal knows
 * @throws Error whose message is a sentence
 */
export async function restoreBackup(dataDir: string, file: string, migrations: readonly string[]): Promise<Restored> {
  const started = performance.now()
  await refuseLiving(dataDir)
  const aside = path.join(dataDir, restoring)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  try {
    const { manifest, bytes } = await unpack(file, aside)
    refuseForeign(manifest, migrations)
    // Until it is empty, and gone, no portal starts in the folder. The database comes last.
    for (const name of ['secret', 'files', 'postgres']) await moveIfThere(aside, dataDir, name)
    await rm(aside, { recursive: true })
    const seconds = (performance.now() - started) / 1000
    return { madeAt: manifest.madeAt, files: Object.keys(manifest.files).length, bytes, seconds }
  } catch (error) {
    if (!(await isPartlyMoved(dataDir))) await rm(aside, { recursive: true, force: true })
    throw error
  }
}

/** What a restore that was killed left behind may be done once more; anything else belongs to somebody. */
async function refuseLiving(dataDir: string): Promise<void> {
  const names = await namesIn(dataDir)
  if (names.includes(restoring) && !names.includes('postgres')) return
  if (names.length > 0)
    throw new Error(
      `${path.resolve(dataDir)} is not empty: a backup is restored into an empty folder, named by DATA_DIR.`,
    )
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((): string[] => [])
}

async function isPartlyMoved(dataDir: string): Promise<boolean> {
  return (await namesIn(dataDir)).some((name) => name !== restoring)
}

async function moveIfThere(from: string, to: string, name: string): Promise<void> {
  // Of a restore that was killed here, which moved it before.
  await rm(path.join(to, name), { recursive: true, force: true })
  await rename(path.join(from, name), path.join(to, name)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
}

type Written = Map<string, { bytes: number; sha256: string }>

async function unpack(file: string, aside: string): Promise<{ manifest: Manifest; bytes: number }> {
  const written: Written = new Map()
  try {
    for await (const { name, isFolder, content } of readArchive(file)) {
      if (!isEntryName(name) && name !== clusterFolder) throw new Error(`it holds ${JSON.stringify(name)}`)
      const place = path.join(aside, name)
      await mkdir(isFolder ? place : path.dirname(place), { recursive: true, mode: 0o700 })
      if (!isFolder) written.set(name, await write(place, content))
      else for await (const _ of content);
    }
  } catch (cause) {
    if (isOfDisk(cause)) throw new Error(`${path.resolve(file)} cannot be restored: ${cause.message}.`, { cause })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${path.resolve(file)} is no whole backup of a portal: ${reason}.`, { cause })
  }
  const manifest = await checked(file, aside, written)
  await rm(path.join(aside, manifestName))
  await chmod(path.join(aside, clusterFolder), 0o700)
  return { manifest, bytes: [...written.values()].reduce((sum, { bytes }) => sum + bytes, 0) }
}

function isOfDisk(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'ENOSPC', 'EIO'].includes(String(error.code))
}

async function write(place: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    Readable.from(content),
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    },
    // On the disk before it counts as restored.
    createWriteStream(place, { mode: 0o600, flags: 'wx', flush: true }),
  )
  return { bytes, sha256: hash.digest('hex') }
}

async function checked(file: string, aside: string, written: Written): Promise<Manifest> {
  const text = written.has(manifestName) ? await readFile(path.join(aside, manifestName), 'utf8') : undefined
  if (text === undefined) throw new Error(`${path.resolve(file)} is no whole backup: its end is missing.`)
  const manifest = readManifest(text)
  if (!manifest) throw new Error(`${path.resolve(file)} was made by a later portal: restore it with that one.`)
  written.delete(manifestName)
  const names = Object.keys(manifest.files)
  const wrong =
    names.find((name) => {
      const found = written.get(name)
      const said = manifest.files[name]
      return found?.sha256 !== said?.sha256 || found?.bytes !== said?.bytes
    }) ?? [...written.keys()].find((name) => !Object.hasOwn(manifest.files, name))
  if (wrong !== undefined) throw new Error(`${path.resolve(file)} was altered: ${wrong} is not what its manifest says.`)
  return manifest
}

function refuseForeign({ postgres, migrations }: Manifest, ours: readonly string[]): void {
  if (postgres !== postgresMajor)
    throw new Error(`The backup is of PostgreSQL ${postgres}, and this portal brings ${postgresMajor}.`)
  const unknown = migrations.find((name) => !ours.includes(name))
  if (unknown)
    throw new Error(
      `The backup is of a later portal, which has had the migration ${unknown}: restore it with that one.`,
    )
}

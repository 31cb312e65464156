import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { outsideOf } from '#app/adapters/files/choices.server.ts'
import { openDb } from '#app/kit/db/db.server.ts'
import { restored, restoring } from '#app/kit/db/embedded-folder.server.ts'
import { migrate } from '#app/kit/db/migrate.server.ts'
import { codeOf, messageOf } from '#app/kit/error-code.ts'
import { readArchive } from './archive.server.ts'
import type { BackedUp } from './backup.server.ts'
import { compareKept, listName } from './kept-elsewhere.server.ts'
import { clusterFolder, isEntryName, type Manifest, manifestName, readManifest } from './manifest.ts'
import { type Place, placeOf } from './place.server.ts'
import { fillWithRows, markFilling, refuseFilled, rowsFolder } from './rows.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** PostgreSQL's major version that npm installs with the portal. */
const postgresMajor = 18

export type Restored = {
  madeAt: string
  files: number
  bytes: number
  /** Files in a store outside that were not checked in full. */
  missing: number
  /** The files came with the archive, and lie on the disk. */
  isOnDisk: boolean
  seconds: number
}

type Migrations = { folder: string; names: readonly string[] }

/**
 * Fills an empty data folder, and an empty database of one's own, from a backup. All of it is written aside and
 * compared with the manifest first: an archive that is cut, altered or of a later portal leaves the folder as it was.
 * @param file a path, or a name such as s3://bucket/folder/name
 * @param migrations those that this portal knows
 * @param bearsLoss whether files that have gone from the bucket since are no reason to stop
 * @throws Error whose message is a sentence
 */
export async function restoreBackup(
  settings: BackedUp,
  file: string,
  migrations: Migrations,
  bearsLoss = false,
): Promise<Restored> {
  const started = performance.now()
  const { dataDir } = settings
  const database = settings.migrationUrl ?? settings.databaseUrl
  await refuseLiving(dataDir)
  if (database) await refuseFilled(database)
  const aside = path.join(dataDir, restoring)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  try {
    const { manifest, bytes } = await unpack(placeOf(file, settings.s3), aside)
    refuseForeign(manifest, migrations.names, settings)
    const missing = await missingIn(settings, aside, manifest, bearsLoss)
    if (!database) await writeFile(path.join(aside, restored), `${manifest.madeAt}\n`)
    // Until it is empty, and gone, no portal starts in the folder. The database comes last.
    for (const name of ['secret', 'files', 'postgres']) await moveIfThere(aside, dataDir, name)
    if (database) await fill(database, aside, { folder: migrations.folder, names: manifest.migrations })
    await rm(aside, { recursive: true })
    const seconds = (performance.now() - started) / 1000
    const files = Object.keys(manifest.files).length
    return { madeAt: manifest.madeAt, files, bytes, missing, isOnDisk: !manifest.store, seconds }
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

/** Without what a file system of Linux keeps at its top for itself: a disk that was just made holds it. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter((name) => name !== 'lost+found')
}

async function isPartlyMoved(dataDir: string): Promise<boolean> {
  return (await namesIn(dataDir)).some((name) => name !== restoring)
}

async function moveIfThere(from: string, to: string, name: string): Promise<void> {
  // Left by an earlier restore that was killed here after it had moved the folder.
  await rm(path.join(to, name), { recursive: true, force: true })
  await rename(path.join(from, name), path.join(to, name)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
}

type Written = Map<string, { bytes: number; sha256: string }>

async function unpack(place: Place, aside: string): Promise<{ manifest: Manifest; bytes: number }> {
  const written: Written = new Map()
  try {
    for await (const { name, isFolder, content } of readArchive(place)) {
      if (!isEntryName(name) && name !== clusterFolder) throw new Error(`it holds ${JSON.stringify(name)}`)
      const target = path.join(aside, name)
      await mkdir(isFolder ? target : path.dirname(target), { recursive: true, mode: 0o700 })
      if (!isFolder) written.set(name, await write(target, content))
      else for await (const _ of content);
    }
  } catch (cause) {
    if (isOfDisk(cause)) throw new Error(`${place.shown} cannot be restored: ${cause.message}.`, { cause })
    const reason = messageOf(cause)
    throw new Error(`${place.shown} is no whole backup of a portal: ${reason}.`, { cause })
  }
  const manifest = await checked(place.shown, aside, written)
  await rm(path.join(aside, manifestName))
  if (!manifest.isRows) await chmod(path.join(aside, clusterFolder), 0o700)
  return { manifest, bytes: [...written.values()].reduce((sum, { bytes }) => sum + bytes, 0) }
}

function isOfDisk(error: unknown): error is Error {
  return ['ENOENT', 'EACCES', 'ENOSPC', 'EIO'].includes(codeOf(error) ?? '')
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
  if (text === undefined) throw new Error(`${file} is no whole backup: its end is missing.`)
  const manifest = readManifest(text)
  if (!manifest) throw new Error(`${file} was made by a later portal: restore it with that one.`)
  written.delete(manifestName)
  const names = Object.keys(manifest.files)
  const wrong =
    names.find((name) => {
      const found = written.get(name)
      const said = manifest.files[name]
      return found?.sha256 !== said?.sha256 || found?.bytes !== said?.bytes
    }) ?? [...written.keys()].find((name) => !Object.hasOwn(manifest.files, name))
  if (wrong !== undefined) throw new Error(`${file} was altered: ${wrong} is not what its manifest says.`)
  return manifest
}

function refuseForeign({ postgres, migrations, isRows, store }: Manifest, ours: readonly string[], to: BackedUp): void {
  if (isRows && !to.databaseUrl)
    throw new Error(
      'The backup is of a database named by DATABASE_URL: set it to an empty one, which it is restored into.',
    )
  if (!isRows && to.databaseUrl)
    throw new Error('The backup is of a portal with a PostgreSQL of its own: unset DATABASE_URL.')
  if (store && to.files.on !== store.on)
    throw new Error(
      `The files of this backup lie in the bucket ${store.bucket} at ${store.endpoint}, below “${store.prefix}”: set FILES=${store.on} and what leads there.`,
    )
  if (!isRows && postgres !== postgresMajor)
    throw new Error(`The backup is of PostgreSQL ${postgres}, and this portal brings ${postgresMajor}.`)
  const unknown = migrations.find((name) => !ours.includes(name))
  if (unknown)
    throw new Error(
      `The backup is of a later portal, which has had the migration ${unknown}: restore it with that one.`,
    )
}

/** The files that stayed outside: all of them have to be there as they were. @returns how many are not */
async function missingIn({ files }: BackedUp, aside: string, { store }: Manifest, bearsLoss: boolean): Promise<number> {
  const outside = outsideOf(files)
  if (!store || !outside) return 0
  const { gone, changed } = await compareKept(outside, await readFile(path.join(aside, listName), 'utf8'))
  await rm(path.join(aside, listName))
  const missing = [...gone, ...changed]
  if (missing.length > 0 && !bearsLoss)
    throw new Error(
      `Of the ${store.files} files of this backup ${gone.length} are not in the bucket ${outside.place.bucket} any more and ${changed.length} are others by now, as ${missing[0]}: bring them back there, or add --without-missing.`,
    )
  return missing.length
}

/** Up to the migrations of the backup, then its rows; later migrations follow when the portal starts. */
async function fill(database: string, aside: string, { folder, names }: Migrations): Promise<void> {
  await markFilling(database)
  const known = path.join(aside, 'migrations')
  await mkdir(known, { recursive: true })
  for (const name of names) await copyFile(path.join(folder, name), path.join(known, name))
  const db = openDb({ connection: { connectionString: database }, poolSize: 1, prepares: false })
  try {
    await migrate(db, known)
  } finally {
    await db.destroy()
  }
  await fillWithRows(database, path.join(aside, rowsFolder))
}

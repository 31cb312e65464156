import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import type { Connection } from '#app/kit/db/db.server.ts'
import type { Archive } from './archive.server.ts'
import { readUnlessGone } from './data-folder.server.ts'
import { clusterFolder, isEntryName } from './manifest.ts'

/**
 * Copies the files of a PostgreSQL while it works, and of its log of changes what makes them one state again: that of the
 * moment at which the copy ended (PostgreSQL, "Making a Base Backup Using the Low Level API").
 * @param cluster the folder of its files
 */
export async function copyCluster(connection: Connection, cluster: string, archive: Archive): Promise<void> {
  const db = new Client({ ...connection, database: 'postgres', application_name: 'ammiraglia backup' })
  // While files are copied nobody waits for an answer, and an error unheard ends the process: the next query tells it.
  db.on('error', () => undefined)
  await db.connect()
  try {
    // Without a slot a checkpoint might throw away changes that the copy still needs; it goes with the connection.
    await db.query('select pg_create_physical_replication_slot($1, true, true)', [
      `backup_${process.pid}_${Date.now()}`,
    ])
    const started = await db.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('ammiraglia', fast => true)) as first",
    )
    await copyFiles(cluster, '', archive)
    const { rows } = await db.query<{ last: string; labelfile: string }>(
      'select pg_walfile_name(lsn) as last, labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    const [{ first } = { first: '' }] = started.rows
    const [{ last, labelfile } = { last: '', labelfile: '' }] = rows
    await archive.text(`${clusterFolder}/backup_label`, labelfile)
    await copyChanges(path.join(cluster, 'pg_wal'), { first, last }, archive)
  } finally {
    await db.end()
  }
}

/** Made again by each start, or worthless to another one. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])

function isLeftOut(name: string): boolean {
  return /^(?:postmaster\.(?:pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/.test(name)
}

async function copyFiles(cluster: string, inside: string, archive: Archive): Promise<void> {
  await archive.folder(path.posix.join(clusterFolder, inside))
  for (const entry of await readdir(path.join(cluster, inside), { withFileTypes: true })) {
    const name = path.posix.join(inside, entry.name)
    // A swap file of an editor, a copy that somebody keeps there: PostgreSQL itself uses no such names.
    if (isLeftOut(entry.name) || !isEntryName(path.posix.join(clusterFolder, name))) continue
    if (emptied.has(name)) await archive.folder(path.posix.join(clusterFolder, name))
    else if (entry.isDirectory()) await copyFiles(cluster, name, archive)
    else if (entry.isFile()) await copyFile(path.join(cluster, name), path.posix.join(clusterFolder, name), archive)
  }
}

/** A table's file goes with the table while the copy is made: the changes say so as well. @returns whether it was there */
export async function copyFile(place: string, name: string, archive: Archive): Promise<boolean> {
  const found = await readUnlessGone(stat(place))
  if (!found) return false
  // Room for what is there, and no more: each file's is made and thrown away.
  const content = createReadStream(place, { highWaterMark: Math.min(1_048_576, Math.max(1024, found.size)) })
  if (!(await readUnlessGone(once(content, 'open')))) return false
  await archive.file(name, found.size, content)
  return true
}

async function copyChanges(folder: string, wanted: { first: string; last: string }, archive: Archive): Promise<void> {
  const there = await readdir(folder)
  const segments = there.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= wanted.first && name <= wanted.last)
  if (!segments.includes(wanted.first) || !segments.includes(wanted.last))
    throw new Error('PostgreSQL has thrown away changes that the copy needs: try again.')
  for (const name of segments.toSorted())
    await copyFile(path.join(folder, name), `${clusterFolder}/pg_wal/${name}`, archive)
}

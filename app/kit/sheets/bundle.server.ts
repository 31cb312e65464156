import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startOf } from './encoding.server.ts'
import { openSheet, zipMark } from './open-sheet.server.ts'
import { type Sheet, SheetRefused } from './sheets.ts'
import { openZip, type ZipArchive } from './zip-reader.server.ts'

/** A table with the files that it names, packed into one archive. */
export type Bundle = { sheet: Sheet; open: ZipArchive['open']; close: () => void }

/**
 * The one table of an archive is unpacked to a path of the caller's; everything else stays packed until it is asked for.
 * @throws SheetRefused
 */
export async function openBundle(path: string, tablePath: string): Promise<Bundle> {
  if (!(await startOf(path)).subarray(0, 4).equals(zipMark)) throw new SheetRefused('no-archive')
  const zip = await openZip(path).catch(ofArchive)
  try {
    await unpackTable(zip, tablePath).catch(ofArchive)
    return { sheet: await openSheet(tablePath), open: zip.open, close: zip.close }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function unpackTable(zip: ZipArchive, tablePath: string): Promise<void> {
  const [table, ...others] = zip.names.filter(isTable)
  if (table === undefined) throw new SheetRefused('no-table')
  if (others.length > 0) throw new SheetRefused('several-tables')
  const packed = await zip.open(table)
  if (!packed) throw new SheetRefused('no-table')
  await pipeline(Readable.from(packed), createWriteStream(tablePath, { flags: 'wx', mode: 0o600 }))
}

/** What a Mac packs beside each file bears its name too. */
function isTable(name: string): boolean {
  return /\.(?:csv|txt|tsv|xlsx)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)
}

/** It is the archive that is broken, or too large, and no workbook. */
function ofArchive(error: unknown): never {
  if (!(error instanceof SheetRefused)) throw error
  const { refusal, cause } = error
  if (refusal === 'broken-workbook') throw new SheetRefused('broken-archive', { cause })
  if (refusal === 'unpacks-too-large') throw new SheetRefused('archive-too-large', { cause })
  throw error
}

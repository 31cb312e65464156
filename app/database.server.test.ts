import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { closeAll, type Closers, connectionsFor, openDatabase } from './database.server.ts'
import { readSettings } from './settings.server.ts'

test('the embedded PostgreSQL takes the connections of as many processes as the settings name, and never fewer than by itself', async () => {
  expect(connectionsFor(1)).toBe(100)
  // Sixteen connections for each process that answers, for the worker and for the importer.
  for (const processes of [2, 8, 64]) expect(connectionsFor(processes)).toBeGreaterThan((processes + 2) * 16)
  const { db } = await open(newFolder(), { WEB_CONCURRENCY: '8' })
  const { rows } = await sql`show max_connections`.execute(db)
  expect(rows).toEqual([{ max_connections: String(connectionsFor(8)) }])
})

test('the first start after a restore of PostgreSQL’s files gives no number that was given after the backup, and the next one none less', async () => {
  const dataDir = newFolder()
  const mark = path.join(dataDir, 'postgres/restored')
  const given: number[] = []
  for (const isRestored of [false, true, false]) {
    if (isRestored) writeFileSync(mark, '')
    const { db, close } = await open(dataDir)
    const { rows } = await sql<{ next: number }>`select nextval('ticket_id_seq')::int as next`.execute(db)
    given.push(rows[0]?.next ?? 0)
    await close()
    expect(existsSync(mark)).toBe(false)
  }
  expect(given).toEqual([10_001, 11_002, 11_003])
})

async function open(dataDir: string, more: Record<string, string> = {}) {
  const closers: Closers = []
  const close = () => closeAll(closers)
  onTestFinished(close)
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: 'off', ...more })
  const { db } = await openDatabase(settings, pino({ level: 'silent' }), closers)
  return { db, close }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-database-'))
  // Started as root, PostgreSQL's own user has to get through.
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

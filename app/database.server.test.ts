import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { closeAll, type Closers, connectionsFor, openDatabase } from './database.server.ts'
import { readSettings } from './settings.server.ts'

test('the embedded PostgreSQL takes the connections of as many processes as the settings name, and never fewer than by itself', async () => {
  expect(connectionsFor(1)).toBe(100)
  // Of those that answer, of the worker and of the importer sixteen each.
  for (const processes of [2, 8, 64]) expect(connectionsFor(processes)).toBeGreaterThan((processes + 2) * 16)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-database-'))
  // Started as root, PostgreSQL's own user has to get through.
  chmodSync(dataDir, 0o755)
  const closers: Closers = []
  onTestFinished(async () => {
    await closeAll(closers)
    rmSync(dataDir, { recursive: true, force: true })
  })
  const settings = readSettings({ DATA_DIR: dataDir, WEB_CONCURRENCY: '8', DEMO: 'off' })
  const { db } = await openDatabase(settings, pino({ level: 'silent' }), closers)
  const { rows } = await sql`show max_connections`.execute(db)
  expect(rows).toEqual([{ max_connections: String(connectionsFor(8)) }])
})

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { examine } from '#app/commands/doctor.server.ts'
import { openDb } from '#app/kit/db/db.server.ts'
import { startCommand } from '#tests/command.ts'
import { cloneDatabase } from '#tests/postgres.ts'

type Environment = Record<string, string | undefined>

/** A data folder and a database of one's own, as the settings name them. */
export async function place() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-doctor-'))
  const { connection, drop } = await cloneDatabase()
  const db = openDb({ connection, poolSize: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { host = '', user = '', database = '' } = connection
  const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${database}`
  return { dataDir, db, environment: { DATA_DIR: dataDir, DATABASE_URL, DEMO: 'off', PORT: '0', name: database } }
}

/** What the command says, without a process of its own: most of a second each time. */
export async function doctor(environment: Environment): Promise<{ isWell: boolean; said: string }> {
  const { isWell, text } = await examine([], { ...ofMachine(), ...environment })
  return { isWell, said: text }
}

/** The command as an operator runs it. @returns how it ended, and all that it said */
export function runDoctor(environment: Environment, line: readonly string[] = []) {
  return startCommand('doctor', line, environment).ended
}

function ofMachine(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: process.env['HOME'], VITEST: process.env['VITEST'] }
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortal } from '#tests/bench/processes.ts'
import { startErp } from '#tests/screens/erp.ts'
import { waitFor } from './system.fixture.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demonstration, to copy. */
    filled: string
  }
}

export type RunningPortal = { origin: string; dataDir: string; stop: () => Promise<void> }

/**
 * Fills one folder with the demonstration, unless `npm test` has done so beside the tests: drawing its pictures is most
 * of a first start. Nothing waits for it here: it is under way beside the files that come first and need none.
 */
export default function setup(project: TestProject): (() => Promise<void>) | undefined {
  const before = process.env['FILLED']
  if (before) {
    project.provide('filled', before)
    return undefined
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-journeys-'))
  const filled = path.join(folder, 'data')
  const filling = fill(filled).catch(() => undefined)
  project.provide('filled', filled)
  return async () => {
    await filling
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Under another name until it is whole: by that those who wait for it, which are other processes, tell.
 * @throws what kept the portal from starting, and leaves it for them to read
 */
export async function fill(filled: string): Promise<void> {
  try {
    const portal = await start(`${filled}.part`)
    await portal.stop()
    renameSync(`${filled}.part`, filled)
  } catch (error) {
    writeFileSync(`${filled}.failed`, String(error))
    throw error
  }
}

async function whenFilled(filled: string): Promise<void> {
  await waitFor(() => existsSync(filled) || existsSync(`${filled}.failed`), 280_000)
  if (!existsSync(filled)) throw new Error(readFileSync(`${filled}.failed`, 'utf8'))
}

/** The built portal on a copy of a filled folder: what one file of journeys leaves there no other meets. */
export async function openPortal(filled: string): Promise<RunningPortal> {
  await whenFilled(filled)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-journey-'))
  const dataDir = path.join(folder, 'data')
  // With its owners: PostgreSQL runs as a user of its own.
  execFileSync('cp', ['-a', filled, dataDir])
  const erp = await startErp()
  const portal = await start(dataDir, erp.environment)
  return {
    origin: portal.origin,
    dataDir,
    async stop() {
      await portal.stop()
      await erp.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(dataDir: string, environment: Record<string, string> = {}) {
  return startPortal(dataDir, { ...environment, DEMO: 'on', LOG_LEVEL: 'error' }, 'anywhere')
}

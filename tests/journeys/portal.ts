import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPortal } from '#tests/bench/processes.ts'
import { startErp } from '#tests/screens/erp.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demonstration, to copy. */
    filled: string
  }
}

export type RunningPortal = { origin: string; dataDir: string; stop: () => Promise<void> }

/** Fills one folder with the demonstration: drawing its pictures is most of a first start. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-journeys-'))
  const filled = path.join(folder, 'data')
  await (await start(filled)).stop()
  project.provide('filled', filled)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The built portal on a copy of a filled folder: what one file of journeys leaves there no other meets. */
export async function openPortal(filled: string): Promise<RunningPortal> {
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

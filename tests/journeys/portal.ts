import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { startPortal } from '#tests/bench/processes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demonstration, to copy. */
    filled: string
  }
}

export type RunningPortal = { origin: string; dataDir: string; stop: () => Promise<void> }

/** Of a build and a day one folder is kept: a journey that is run by itself would spend most of its time on filling it. */
const kept = path.join(rootDir, 'build/demonstrations')

/** Fills one folder with the demonstration: drawing its pictures is most of a first start. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-journeys-'))
  const filled = path.join(folder, 'data')
  const name = nameOfBuild()
  if (existsSync(path.join(kept, name))) copy(path.join(kept, name), filled)
  else {
    await (await start(filled)).stop()
    keep(filled, name)
  }
  project.provide('filled', filled)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Whatever the demonstration follows from: what was built, what it is filled by, and today, from which its days count. */
function nameOfBuild(): string {
  const sum = createHash('sha256').update(readFileSync(path.join(rootDir, 'package-lock.json')))
  for (const folder of ['build/server', 'db/migrations'])
    for (const file of readdirSync(path.join(rootDir, folder), { recursive: true, withFileTypes: true }))
      if (file.isFile()) sum.update(file.name).update(readFileSync(path.join(file.parentPath, file.name)))
  return `${new Date().toISOString().slice(0, 10)}-${sum.digest('hex').slice(0, 16)}`
}

/** Two runs may do it at once: it is there whole, or not at all. Those of other builds and days go. */
function keep(filled: string, name: string): void {
  mkdirSync(kept, { recursive: true })
  for (const other of readdirSync(kept))
    if (!other.startsWith(name)) rmSync(path.join(kept, other), { recursive: true, force: true })
  const halfway = path.join(kept, `${name}.${process.pid}`)
  copy(filled, halfway)
  if (existsSync(path.join(kept, name))) rmSync(halfway, { recursive: true })
  else renameSync(halfway, path.join(kept, name))
}

/** With its owners: PostgreSQL runs as a user of its own. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** The built portal on a copy of a filled folder: what one file of journeys leaves there no other meets. */
export async function openPortal(filled: string): Promise<RunningPortal> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-journey-'))
  const dataDir = path.join(folder, 'data')
  copy(filled, dataDir)
  const portal = await start(dataDir)
  return {
    origin: portal.origin,
    dataDir,
    async stop() {
      await portal.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(dataDir: string) {
  return startPortal(dataDir, { DEMO: 'on', LOG_LEVEL: 'error' }, 'anywhere')
}

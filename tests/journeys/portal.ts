import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { rootDir } from '#app/kit/root-dir.server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    dataDir: string
  }
}

/** The built portal with its demonstration, in a folder and on a port of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-journeys-'))
  const dataDir = path.join(folder, 'data')
  const server = spawn(process.execPath, [path.join(rootDir, 'build/server/index.js')], {
    cwd: rootDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'on',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (!server.stdout) throw new Error('The portal has no output to read')
  project.provide('address', await readyAt(server.stdout))
  project.provide('dataDir', dataDir)
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readyAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /is ready at (\S+)/.exec(line)?.[1]
    if (address) return address
    console.log(line)
  }
  throw new Error('The portal ended before it was ready')
}

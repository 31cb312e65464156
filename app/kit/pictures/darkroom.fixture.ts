import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { createPictures } from './pictures.server.ts'

// Where the tests of pictures have theirs made.

type Options = Omit<Parameters<typeof createPictures>[0], 'log'> & {
  /** So many of its processes end before they are ready. */
  failing?: number
}

export async function openDarkroom({ failing = 0, ...options }: Options = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ammiraglia-pictures-'))
  const lines: unknown[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const script = failing > 0 ? { script: path.join(folder, 'worker.mjs') } : {}
  if (failing > 0) await writeFile(path.join(folder, 'worker.mjs'), failingWorker(path.join(folder, 'starts'), failing))
  const pictures = createPictures({ log, ...options, ...script })
  onTestFinished(async () => {
    await pictures.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const [shown, thumb] = [path.join(folder, 'shown'), path.join(folder, 'thumb')]
  let sent = 0

  async function render(content: Buffer) {
    const source = path.join(folder, `sent-${++sent}`)
    await writeFile(source, content)
    return pictures.render({ source, shown, thumb }, 'a')
  }

  async function made(content: string | Buffer) {
    const picture = await render(typeof content === 'string' ? photo(content) : content)
    const files = { picture, shown: await readFile(shown), thumb: await readFile(thumb) }
    await Promise.all([rm(shown), rm(thumb)])
    return files
  }

  return { pictures, folder, render, made, pids: () => lines.flatMap(startedPid) }
}

/** A worker whose first processes end before they are ready. */
function failingWorker(starts: string, failing: number): string {
  const worker = path.join(rootDir, 'app/kit/pictures/worker.server.ts')
  return `import { appendFileSync, readFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(starts)}, 'x')
if (readFileSync(${JSON.stringify(starts)}).length <= ${failing}) process.exit(1)
await import(${JSON.stringify(worker)})`
}

/** A picture that never comes to its end: a pipe nobody writes to. */
export function stuckJob(folder: string) {
  const pipe = path.join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  return { pipe, job: { source: pipe, shown: path.join(folder, 'a'), thumb: path.join(folder, 'b') } }
}

function startedPid(line: unknown): number[] {
  if (typeof line !== 'object' || line === null || !('msg' in line) || !('pid' in line)) return []
  return line.msg === 'picture worker started' && typeof line.pid === 'number' ? [line.pid] : []
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export function photo(name: string): Buffer {
  return readFileSync(path.join(rootDir, 'tests/photos', name))
}

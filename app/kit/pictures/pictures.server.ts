import os from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { createTurns } from '#app/kit/turns.ts'
import { mostMemory } from './most-memory.ts'
import type { Outcome, PictureJob } from './picture-job.ts'
import { createSlot } from './slot.server.ts'

export type Pictures = {
  /**
   * Makes the shown picture (JPEG, at most 4096 pixels a side) and its thumbnail (WebP, 320) in a process of its own.
   * Throws only what is no fault of the picture.
   * @param of whose picture it is: those of one account wait for each other, and not for long
   */
  render(job: PictureJob, of: string): Promise<Outcome>
  /** How many are drawn and wait at this moment, and how many may be drawn at once. */
  line(): { running: number; waiting: number; most: number }
  stop(): Promise<void>
}

type Options = {
  log: Logger
  /** The longest a picture may take, and how many of one account may wait. */
  timeout?: number
  waiting?: number
  /** How long a process waits for its next picture, in milliseconds. */
  idle?: number
  /** How many servers share the machine's cores. */
  sharedBy?: number
  processes?: number
  script?: string
}

/** A picture a core at a time, and one core is always left to the others where there are several. */
export function createPictures({
  log,
  timeout = 8000,
  waiting = 3,
  idle = 60_000,
  sharedBy = 1,
  processes = Math.max(1, Math.floor(mostProcesses() / sharedBy)),
  script = path.join(rootDir, 'app/kit/pictures/worker.server.ts'),
}: Options): Pictures {
  const slots = Array.from({ length: processes }, () => createSlot({ log, timeout, idle, script }))
  const free = [...slots]
  const turns = createTurns({ atOnce: processes, each: Math.max(1, processes - 1), waiting })
  const rendering = new Set<Promise<unknown>>()
  let stopped = false

  async function renderInTurn(job: PictureJob): Promise<Outcome> {
    const slot = free.pop()
    if (stopped || !slot) throw new Error('Pictures are no longer made: the portal is stopping')
    try {
      return await slot.render(job)
    } finally {
      free.push(slot)
    }
  }

  return {
    async render(job, of) {
      const rendered = turns.take(of, () => renderInTurn(job))
      rendering.add(rendered)
      try {
        return await rendered
      } finally {
        rendering.delete(rendered)
      }
    },
    line: () => ({ ...turns.line(), most: processes }),
    async stop() {
      stopped = true
      await Promise.all(slots.map((slot) => slot.stop()))
      await Promise.allSettled(rendering)
    },
  }
}

/** A process a core, as far as half of the memory holds what each may take at most. */
function mostProcesses(): number {
  const memory = process.constrainedMemory() || os.totalmem()
  return Math.max(1, Math.min(os.availableParallelism(), Math.floor(Math.min(memory, os.totalmem()) / 2 / mostMemory)))
}

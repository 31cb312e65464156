import { rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Outcome, PictureJob } from './picture-job.ts'
import { type PictureWorker, startWorker } from './worker-process.server.ts'

/** One picture at a time: a process, started for a picture and ended when there was none for a while. */
export type Slot = {
  render(job: PictureJob): Promise<Outcome>
  stop(): Promise<void>
}

type Options = { log: Logger; timeout: number; idle: number; script: string }

export function createSlot({ log, timeout, idle, script }: Options): Slot {
  let worker: PictureWorker | undefined
  let retire: NodeJS.Timeout | undefined
  let stopped = false

  async function tryToStart(): Promise<PictureWorker | undefined> {
    try {
      return await startWorker(script, log)
    } catch (error) {
      // Too little memory, or too many processes: the sender is asked to try again.
      log.warn({ err: error }, 'a picture’s process does not start')
      return undefined
    }
  }

  async function attempt(job: PictureJob, atMost: number): Promise<Outcome | 'died'> {
    if (!worker?.alive()) {
      const started = (await tryToStart()) ?? (await tryToStart())
      if (!started) return 'busy'
      worker = started
    }
    if (stopped) {
      await worker.end()
      throw new Error('Pictures are no longer made: the portal is stopping')
    }
    return worker.render(job, atMost)
  }

  return {
    async render(job) {
      clearTimeout(retire)
      const deadline = performance.now() + timeout
      try {
        const first = await attempt(job, timeout)
        if (first !== 'died') return first
        // It may have been ended from outside, or by what the picture before had left behind.
        log.warn('a picture’s process died; the picture is tried once more')
        await Promise.all([job.shown, job.thumb].map((file) => rm(file, { force: true })))
        const second = await attempt(job, Math.max(deadline - performance.now(), 1000))
        return second === 'died' ? 'unreadable' : second
      } finally {
        const idleWorker = worker
        retire = setTimeout(() => void idleWorker?.end(), idle).unref()
      }
    },
    async stop() {
      stopped = true
      clearTimeout(retire)
      await worker?.end()
    },
  }
}

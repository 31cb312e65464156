import path from 'node:path'
import type { Logger } from 'pino'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { startWorker, type PictureWorker } from './worker-process.server.ts'

/** Paths made by the portal: the file as it was sent, and where the two pictures made from it shall be written. */
export type PictureJob = { source: string; shown: string; thumb: string }

/**
 * The picture to be shown: its size, that of the file as it was sent (upright), and when it was taken, in the camera's
 * local time.
 */
export type Picture = {
  width: number
  height: number
  bytes: number
  sent: { width: number; height: number }
  capturedAt?: string
}
export type PictureRefusal = 'unreadable' | 'too-many-pixels' | 'timeout'
export type WorkerAnswer =
  | { ready: true }
  | { picture: Picture }
  | { refused: PictureRefusal }
  | { failed: string; code: string }

export type Pictures = {
  /**
   * Makes the shown picture (JPEG, at most 2560 pixels a side) and its thumbnail (WebP, 320) in a process of its own.
   * Throws only what is no fault of the picture.
   */
  render(job: PictureJob): Promise<Picture | PictureRefusal>
  stop(): Promise<void>
}

type Options = {
  log: Logger
  /** The longest a picture may take, and how long a worker waits for the next one, in milliseconds. */
  timeout?: number
  idle?: number
}

/** One picture at a time: a large one needs several hundred megabytes. */
export function createPictures({ log, timeout = 20_000, idle = 60_000 }: Options): Pictures {
  const script = path.join(rootDir, 'app/kit/pictures/worker.server.ts')
  let worker: PictureWorker | undefined
  let retire: NodeJS.Timeout | undefined
  let stopped = false
  let last: Promise<unknown> = Promise.resolve()

  async function renderNow(job: PictureJob): Promise<Picture | PictureRefusal> {
    if (stopped) throw new Error('Pictures are no longer made: the portal is stopping')
    clearTimeout(retire)
    if (!worker?.alive()) worker = await startWorker(script, log)
    try {
      return await worker.render(job, timeout)
    } finally {
      const idleWorker = worker
      retire = setTimeout(() => void idleWorker.end(), idle).unref()
    }
  }

  return {
    render(job) {
      const rendered = last.then(() => renderNow(job))
      last = rendered.catch(() => undefined)
      return rendered
    },
    async stop() {
      stopped = true
      clearTimeout(retire)
      await worker?.end()
      await last
    },
  }
}

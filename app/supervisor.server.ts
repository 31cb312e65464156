import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { siteOf } from './portal.server.ts'
import type { Settings } from './settings.server.ts'

/** Each process does one thing: it answers pages, or works off what waits. */
type Role = 'web' | 'worker'

/** What a process says to its supervisor once it does what it is there for; only pages have a port. */
export type Ready = { ready: true; port: number | undefined }

/** A process that ended during the first start: it has printed why, and the whole start ends with its exit code. */
class EndedEarly extends Error {
  override readonly name = 'EndedEarly'
  readonly code: number
  constructor(code: number | null) {
    super(`A process of the portal ended with ${code}`)
    this.code = code ?? 1
  }
}

/** How long one that keeps ending is left alone before it is started again, in ms. */
const [firstRest, longestRest] = [250, 5000]
/** Having lived so long, the next end is a new one. In ms. */
const settled = 10_000

/**
 * Keeps as many processes of the portal running as the settings say, until told to stop: they share one port, and work
 * that needs no page has a process apart. One that dies is replaced. SIGHUP replaces all, one after the other, each only
 * once the next one answers: what is built has changed, or the memory is to be given back.
 * @returns the exit code
 */
export async function supervise(settings: Settings, log: Logger, stopping: AbortSignal): Promise<number> {
  cluster.schedulingPolicy = cluster.SCHED_RR
  const roles: Role[] = Array.from({ length: settings.processes }, () => 'web')
  if (settings.role === 'all') roles.push('worker')
  const places = roles.map((role) => createPlace(role, log))
  const [first, ...others] = places
  try {
    // The first one alone migrates, and fills the demonstration; the others find all of it there.
    const port = await first?.start(stopping)
    await Promise.all(others.map((place) => place.start(stopping)))
    console.log(`Ammiraglia is ready at ${siteOf({ settings: { ...settings, port: port ?? settings.port } })}`)
  } catch (error) {
    await stopAll(places, stopping.aborted ? stopping.reason : 'SIGTERM')
    if (stopping.aborted) return 0
    if (error instanceof EndedEarly) return error.code
    throw error
  }
  const renewing = renewWhenTold(places, log, stopping)
  if (!stopping.aborted) await once(stopping, 'abort')
  log.info({ why: stopping.reason }, 'stopping all processes')
  await stopAll(places, stopping.reason)
  await renewing.stop()
  return 0
}

function stopAll(places: Place[], reason: unknown): Promise<unknown> {
  return Promise.all(places.map((place) => place.stop(reason === 'SIGINT' ? 'SIGINT' : 'SIGTERM')))
}

/** One after the other, so that all but one answer at any moment; told again meanwhile, they are renewed once more. */
function renewWhenTold(places: Place[], log: Logger, stopping: AbortSignal) {
  let work = Promise.resolve()
  const renew = async () => {
    log.info('all processes are replaced, one after the other')
    for (const place of places) if (!stopping.aborted) await place.renew(stopping)
    log.info('all processes have been replaced')
  }
  const hear = () => {
    work = work.then(renew).catch((error: unknown) => {
      log.error({ err: error }, 'a process could not be replaced; those that run stay')
    })
  }
  process.on('SIGHUP', hear)
  return {
    async stop() {
      process.off('SIGHUP', hear)
      await work
    },
  }
}

type Place = ReturnType<typeof createPlace>

/** Where one process of a role runs: one after another, if they die. */
function createPlace(role: Role, log: Logger) {
  let current: Worker | undefined
  let revival: Promise<void> = Promise.resolve()
  let isRenewing = false
  const ending = new AbortController()

  async function begin(stopping: AbortSignal): Promise<number | undefined> {
    const next = cluster.fork({ ROLE: role })
    const port = await whenReady(next)
    if (stopping.aborted) {
      await end(next, 'SIGTERM')
      throw stopping.reason
    }
    current = next
    const since = Date.now()
    next.once('exit', (code, signal) => {
      if (ending.signal.aborted || current !== next) return
      log.error({ role, code, signal }, 'a process of the portal ended by itself; it is started again')
      // Its successor is on its way already.
      if (!isRenewing) revival = revive(stopping, Date.now() - since > settled ? 0 : firstRest)
    })
    return port
  }

  async function revive(stopping: AbortSignal, rest: number): Promise<void> {
    while (!ending.signal.aborted && !stopping.aborted) {
      await sleep(rest, undefined, { signal: stopping }).catch(() => undefined)
      if (stopping.aborted) return
      try {
        await begin(stopping)
        return
      } catch (error) {
        log.error({ err: error, role }, 'a process of the portal could not be started; it is tried again')
        rest = Math.min(longestRest, rest * 2 + firstRest)
      }
    }
  }

  return {
    start: begin,
    /** The process at hand ends once its successor is ready; where that fails it stays, or is revived if it died. */
    async renew(stopping: AbortSignal): Promise<void> {
      await revival
      const before = current
      isRenewing = true
      await begin(stopping)
        .catch((error: unknown) => {
          if (before?.isDead()) revival = revive(stopping, firstRest)
          throw error
        })
        .finally(() => (isRenewing = false))
      if (before) await end(before, 'SIGTERM')
    },
    async stop(signal: NodeJS.Signals): Promise<void> {
      ending.abort()
      await revival
      if (current) await end(current, signal)
    },
  }
}

/** @returns the port it answers at @throws EndedEarly */
function whenReady(worker: Worker): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isReady(message)) resolve(message.port)
    })
    worker.once('exit', (code: number | null) => reject(new EndedEarly(code)))
    worker.once('error', reject)
  })
}

function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'ready' in message
}

async function end(worker: Worker, signal: NodeJS.Signals): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill(signal)
  await ended
}

/** Whether this process has a supervisor, which speaks for it. */
export const isSupervised = cluster.isWorker

/** Tells the supervisor that this process does its work. */
export function tellReady(port?: number): void {
  process.send?.({ ready: true, port } satisfies Ready)
}

/** Node would end a process on the spot whose supervisor was killed: what is under way has its time all the same. */
export function outliveSupervisor(): void {
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
}

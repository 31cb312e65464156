import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from '#app/kit/error-code.ts'
import type { Connection } from './db.server.ts'
import { joinCluster, leaveCluster, requestsRole } from './embedded-cluster.server.ts'
import { openFolder } from './embedded-folder.server.ts'
import { alone } from './embedded-lock.server.ts'
import { findPrograms } from './embedded-programs.server.ts'

export type EmbeddedOptions = {
  /** The portal's data folder; the database lives in `postgres/` within it. */
  dataDir: string
  log: { info(sentence: string): void; warn(sentence: string): void }
  /** PostgreSQL settings over ours, as on its command line. */
  settings?: Record<string, string>
}

export type EmbeddedPostgres = {
  /** As the owner of everything, for migrations. */
  connection: Connection
  /** As a role that reads and writes rows once the migrations have let it. */
  requests: Connection
  /** Lets go of it; the last portal to do so stops it. */
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL of a data folder, or joins the one that runs there, and starts it again whenever it dies. Each
 * portal keeps one connection to it: by that it hears of the death, and the others see that somebody is still here.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const programs = await findPrograms()
  const folder = openFolder(options.dataDir)
  const { connection, watch } = await join()
  const state = { watch, stopping: false, revival: Promise.resolve() }
  onDeath()

  return {
    connection,
    requests: { ...connection, user: requestsRole },
    async stop() {
      state.stopping = true
      await state.revival
      await alone(folder.path, () => leaveCluster(folder, programs, state.watch))
    },
  }

  function join() {
    return alone(folder.path, () =>
      joinCluster(folder, programs, { warn: (sentence) => options.log.warn(sentence), settings: options.settings }),
    )
  }

  function onDeath() {
    const since = Date.now()
    state.watch.once('end', () => {
      if (!state.stopping) state.revival = revive(Date.now() - since)
    })
  }

  /** At once after a quiet time; one that dies soon after its start gets a rest first, as on a full disk. */
  async function revive(lived: number) {
    options.log.warn('PostgreSQL is gone; starting it again')
    let rest = lived > 10_000 ? 0 : 250
    while (!state.stopping) {
      await delay(rest)
      try {
        state.watch = (await join()).watch
        options.log.info('PostgreSQL is back')
        return onDeath()
      } catch (error) {
        options.log.warn(messageOf(error))
        rest = Math.min(5000, rest * 2 + 250)
      }
    }
  }
}

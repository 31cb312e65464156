import path from 'node:path'
import pino, { type Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createHandler } from './handler.server.ts'
import { StartError } from './kit/db/start-error.ts'
import { securityHeaders } from './kit/http/headers.server.ts'
import { createListener } from './kit/http/listener.server.ts'
import { loadStaticFiles } from './kit/http/static.server.ts'
import { rootDir } from './kit/root-dir.server.ts'
import { type Open, openPortal } from './open.server.ts'
import { readSettings, type Settings, SettingsError } from './settings.server.ts'

/** How long requests in flight may take to finish once the server was told to stop. */
const drainMs = 25_000

try {
  await start(readSettings(process.env))
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel, timestamp: pino.stdTimeFunctions.isoTime })
  const open = await openPortal(settings, log)
  const server = settings.role === 'worker' ? undefined : await listen(open)
  stopWhenTold(async () => {
    await server?.stop()
    await open.close()
  }, log)
}

async function listen({ portal, isMigrated }: Open) {
  const { settings, log } = portal
  const state = { draining: false }
  const handle = createHandler(portal, build as ServerBuild, {
    buildId: build.assets.version,
    isReady: async () => !state.draining && (await isMigrated()),
  })
  const headers = securityHeaders(settings.appUrl?.startsWith('https:') ?? false)
  const files = await loadStaticFiles(path.join(rootDir, 'build/client'))
  const server = createListener({ handle, files, headers, log })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new StartError(`The setting PORT is ${settings.port}, which is already in use.`) : error)
    })
    server.listen(settings.port, settings.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  console.log(`Ammiraglia is ready at ${settings.appUrl ?? `http://${settings.host}:${port}`}`)
  return {
    /** Takes no more requests, and lets those in flight finish. */
    async stop() {
      state.draining = true
      const closed = new Promise((resolve) => {
        server.close(resolve)
      })
      const impatient = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearTimeout(impatient)
    },
  }
}

/** By a signal, or when the process that started this one is gone; a second signal ends the process at once. */
function stopWhenTold(stop: () => Promise<void>, log: Logger): void {
  const state = { stopping: false }
  const begin = (why: string) => {
    if (state.stopping) return
    state.stopping = true
    log.info({ why }, 'stopping')
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', begin)
  process.once('SIGINT', begin)
  process.once('disconnect', () => begin('the parent is gone'))
}

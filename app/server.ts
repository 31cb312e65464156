import { once } from 'node:events'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createHandler } from './handler.server.ts'
import { StartError } from './kit/db/start-error.ts'
import { securityHeaders } from './kit/http/headers.server.ts'
import { createListener, type Handle } from './kit/http/listener.server.ts'
import { loadStaticFiles } from './kit/http/static.server.ts'
import { createLog } from './kit/log.server.ts'
import { rootDir } from './kit/root-dir.server.ts'
import { type Open, openPortal } from './open.server.ts'
import { siteOf } from './portal.server.ts'
import { readSettings, type Settings, SettingsError } from './settings.server.ts'

/** How long requests in flight may take to finish once the server was told to stop. */
const drainMs = 25_000

/** Aborted by a signal, or when the process that started this one is gone. */
const told = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => told.abort(signal))
process.once('disconnect', () => told.abort('the parent is gone'))

try {
  await start(readSettings(process.env))
  process.exit(0)
} catch (error) {
  // Told to stop in the midst of the start: whatever was open by then is closed.
  if (told.signal.aborted && error === told.signal.reason) process.exit(0)
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Starts, serves, and comes back once all is closed again. */
async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel)
  const open = await openPortal(settings, log, told.signal)
  try {
    const server = settings.role === 'worker' ? undefined : await listen(open)
    if (!server) log.info('at work')
    if (!told.signal.aborted) await once(told.signal, 'abort')
    log.info({ why: told.signal.reason }, 'stopping')
    await server?.stop()
  } finally {
    await open.close()
  }
}

async function listen({ portal, isMigrated }: Open) {
  const { settings, log } = portal
  const state = { draining: false }
  const answer = createHandler(portal, build as ServerBuild, {
    buildId: build.assets.version,
    isReady: async () => !state.draining && (await isMigrated()),
  })
  const handle: Handle = async (request, peer) => {
    const answered = await answer(request, peer)
    if (state.draining) answered.response.headers.set('connection', 'close')
    return answered
  }
  const headers = securityHeaders(settings.appUrl?.startsWith('https:') ?? false)
  const files = await loadStaticFiles(path.join(rootDir, 'build/client'))
  const server = createListener({ handle, files, headers, origin: settings.appUrl, log })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(whyNotHeard(error, settings)))
    server.listen(settings.port, settings.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  console.log(`Ammiraglia is ready at ${siteOf({ settings: { ...settings, port } })}`)
  return {
    /** Takes no more requests, and lets those in flight finish. */
    async stop() {
      state.draining = true
      const closed = new Promise((resolve) => {
        server.close(resolve)
      })
      // Connections that were answered as the stop began stay open, and nothing more is to come on them.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      const impatient = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearInterval(sweep)
      clearTimeout(impatient)
    },
  }
}

function whyNotHeard(error: NodeJS.ErrnoException, { host, port }: Settings): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`The setting PORT is ${port}, which is already in use.`)
  if (error.code === 'EACCES')
    return new StartError(`The setting PORT is ${port}, which this user may not open: take one above 1023.`)
  return new StartError(`The setting HOST is ${host}, which is no address of this machine (${error.code}).`)
}

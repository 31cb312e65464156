import { once } from 'node:events'
import type { Server } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { createHandler, createRouters } from './handler.server.ts'
import { StartError } from './kit/db/start-error.ts'
import { trustedProxies } from './kit/http/client-address.server.ts'
import { securityHeaders } from './kit/http/headers.server.ts'
import { createListener, type Handle } from './kit/http/listener.server.ts'
import { loadStaticFiles } from './kit/http/static.server.ts'
import { createLog } from './kit/log.server.ts'
import { createMeters, type Meters } from './kit/metrics/meters.server.ts'
import { createMetricsServer, type Exposition } from './kit/metrics/metrics-server.server.ts'
import { answerSupervisor, metricsOfAll } from './kit/metrics/metrics-of-all.server.ts'
import { Problem } from './kit/problem.ts'
import { rootDir } from './kit/root-dir.server.ts'
import { importApart, isImporter, workAsImporter } from './importer.server.ts'
import { type Open, openPortal } from './open.server.ts'
import { listenAt, tryPort } from './port.server.ts'
import { siteOf } from './portal.server.ts'
import { probe } from './probes.server.ts'
import { readSettings, type Settings, SettingsError } from './settings.server.ts'
import { isSupervised, outliveSupervisor, supervise, tellReady } from './supervisor.server.ts'
import { warmUp } from './warm-up.server.ts'

/** What a process that has no others beside it says to SIGHUP. */
const notRenewed =
  'SIGHUP changes nothing here: only where WEB_CONCURRENCY is above 1 are processes replaced; restart for a new build or other settings'

/** How long requests in flight may take to finish once the server was told to stop. */
const finishMs = 25_000

/** Aborted by a signal, or when the process that started this one is gone. */
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort(signal))
process.once('disconnect', () => stopping.abort('the parent is gone'))

try {
  const settings = readSettings(process.env)
  process.exit(await run(settings))
} catch (error) {
  // Told to stop during the start: what was open by then has been closed.
  if (stopping.signal.aborted && error === stopping.signal.reason) process.exit(0)
  const isTold = error instanceof SettingsError || error instanceof StartError
  if (!isTold && !(error instanceof Problem)) throw error
  console.error(isTold ? error.message : `The portal cannot go on: ${String(error)}.`)
  process.exit(1)
}

/** @returns the exit code */
async function run(settings: Settings): Promise<number> {
  if (isImporter) await workAsImporter(settings, createLog(settings.logLevel), stopping.signal)
  else if (isSupervised) await serve(settings)
  else return begin(settings)
  return 0
}

/** What is said and tried once, however many processes follow. @returns the exit code */
async function begin(settings: Settings): Promise<number> {
  const isAlone = settings.processes === 1 || settings.role === 'worker'
  // Unheard it would end this process on the spot. A supervisor does as it is told once its processes have started.
  process.on('SIGHUP', () => {
    if (isAlone) createLog(settings.logLevel).warn(notRenewed)
  })
  for (const warning of settings.warnings) console.error(`Warning: ${warning}`)
  if (settings.role !== 'worker') await tryPort(settings)
  if (isAlone) {
    await serve(settings)
    return 0
  }
  const log = createLog(settings.logLevel)
  const metrics = await tellMetrics(settings, settings.metrics && metricsOfAll(), log)
  const code = await supervise(settings, log, stopping.signal)
  await metrics.stop()
  return code
}

/** Serves, and comes back once all is closed again. */
async function serve(settings: Settings): Promise<void> {
  outliveSupervisor()
  const meters = settings.metrics && createMeters()
  if (meters && isSupervised) answerSupervisor(meters.registry)
  const log = createLog(settings.logLevel, undefined, meters?.logged)
  const open = await openPortal(settings, log, stopping.signal, { imports: importApart, meters })
  try {
    const metrics = await tellMetrics(settings, isSupervised ? undefined : meters?.registry, log)
    const server = settings.role === 'worker' ? await answerProbes(open) : await servePages(open, meters)
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
    log.info({ why: stopping.signal.reason }, 'stopping')
    await server.stop()
    await metrics.stop()
  } finally {
    await open.close()
  }
}

/** Open before the port for people and closed after it, so that a start that hangs can be seen. */
async function tellMetrics({ metrics, role }: Settings, from: Exposition | undefined, log: Logger) {
  if (!metrics || !from) return { stop: async () => undefined }
  const server = createMetricsServer(from, log)
  const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' }
  await listenAt(server, metrics, names).then(
    (port) => log.info({ port }, 'metrics are told'),
    // Beside a server for pages on one machine, with the same settings, the port is that one's: the work goes on.
    (error: unknown) => {
      if (!(error instanceof StartError) || role !== 'worker') throw error
      console.error(`Warning: ${error.message} The worker works, but tells no metrics.`)
    },
  )
  return {
    async stop() {
      server.closeAllConnections()
      if (server.listening) await close(server)
    },
  }
}

async function servePages({ portal, isMigrated }: Open, meters: Meters | undefined) {
  const { settings, log } = portal
  const state = { isWarm: false, stopping: false }
  // Only who shows pages holds them all in memory.
  const build = (await import('virtual:react-router/server-build')) as ServerBuild
  const routers = createRouters(build)
  const probes = {
    buildId: build.assets.version,
    isReady: async () => state.isWarm && !state.stopping && (await isMigrated()),
  }
  const answer = createHandler(portal, build, probes, routers, meters)
  const handle: Handle = async (request, caller) => {
    const answered = await answer(request, caller)
    if (state.stopping) answered.response.headers.set('connection', 'close')
    return answered
  }
  const headers = securityHeaders(settings.appUrl?.startsWith('https:') ?? false)
  const files = await loadStaticFiles(path.join(rootDir, 'build/client'))
  const isProxy = trustedProxies(settings.trustedProxies)
  const server = createListener({ handle, files, headers, isProxy, origin: settings.appUrl, log })
  const port = await listenAt(server, settings)
  await warmUp(portal, (apart) => createHandler(apart, build, probes, routers), stopping.signal)
  state.isWarm = true
  if (isSupervised) tellReady(port)
  else console.log(`Ammiraglia is ready at ${siteOf({ settings: { ...settings, port } })}`)
  return {
    /** Monitors and balancers are told first, and have time to send people elsewhere before the door closes. */
    async stop() {
      state.stopping = true
      portal.streams.closeAll()
      if (stopping.signal.reason === 'SIGTERM') await sleep(settings.drainSeconds * 1000)
      await close(server)
    },
  }
}

/** A worker has no pages, but those who watch over it ask whether it lives. */
async function answerProbes({ portal: { settings, log }, isMigrated }: Open) {
  if (isSupervised) {
    // The port is that of its neighbours' pages, who are asked as well.
    tellReady()
    return { stop: async () => undefined }
  }
  const state = { stopping: false }
  const isReady = async () => !state.stopping && (await isMigrated())
  const handle: Handle = async ({ url }) => ({
    response: (await probe(new URL(url).pathname, { isReady })) ?? new Response(null, { status: 404 }),
  })
  const isProxy = trustedProxies(settings.trustedProxies)
  const server = createListener({ handle, files: () => undefined, headers: securityHeaders(false), isProxy, log })
  // Beside a server for pages on one machine, with the same settings, the port is that one's: the work goes on.
  await listenAt(server, settings).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error
    console.error(`Warning: ${error.message} The worker works, but answers no probes.`)
  })
  log.info('at work')
  return {
    async stop() {
      state.stopping = true
      if (server.listening) await close(server)
    },
  }
}

/** Takes no more requests, and lets those in flight finish. */
async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => {
    server.close(resolve)
  })
  // Connections that were answered as the stop began stay open, and nothing more is to come on them.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const impatient = setTimeout(() => server.closeAllConnections(), finishMs)
  await closed
  clearInterval(sweep)
  clearTimeout(impatient)
}

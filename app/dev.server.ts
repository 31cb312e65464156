import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { createHandler } from './handler.server.ts'
import { trustedProxies } from './kit/http/client-address.server.ts'
import { createAnswerer } from './kit/http/listener.server.ts'
import { createLog } from './kit/log.server.ts'
import { openPortal } from './open.server.ts'
import { listenAt, tryPort } from './port.server.ts'
import { readSettings } from './settings.server.ts'

/**
 * Serves the sources as they are, this machine only; each request takes the pages from the newest sources. It ends, and
 * PostgreSQL with it, once it is told to.
 */
export async function startDevelopment(vite: ViteDevServer, stopping: AbortSignal): Promise<void> {
  const settings = readSettings(process.env)
  const place = { host: '127.0.0.1', port: settings.port }
  await tryPort(place)
  const log = createLog('warn')
  const { portal, isMigrated, close } = await openPortal(settings, log, stopping, { tell: console.log })
  const answer = createAnswerer({
    // The page's policy would refuse the scripts that Vite adds for itself.
    headers: {},
    files: () => undefined,
    isProxy: trustedProxies(settings.trustedProxies),
    log,
    async handle(request, caller) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      const handle = createHandler(portal, build, { buildId: 'development', isReady: isMigrated })
      const answered = await handle(request, caller)
      answered.response.headers.delete('content-security-policy')
      return answered
    },
  })
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response)
    })
  })
  try {
    const port = await listenAt(server, place)
    console.log(`Ammiraglia is ready at http://127.0.0.1:${port} (development); its first page takes a few seconds`)
    if (!stopping.aborted) await once(server, 'close', { signal: stopping })
  } finally {
    server.closeAllConnections()
    server.close()
    await close()
  }
}

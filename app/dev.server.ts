import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { createHandler } from './handler.server.ts'
import { createAnswerer } from './kit/http/listener.server.ts'
import { createLog } from './kit/log.server.ts'
import { openPortal } from './open.server.ts'
import { readSettings } from './settings.server.ts'

/** Serves the sources as they are, this machine only; each request takes the pages from the newest sources. */
export async function startDevelopment(vite: ViteDevServer): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog('warn')
  const { portal, isMigrated } = await openPortal(settings, log)
  const answer = createAnswerer({
    // The page's policy would refuse the scripts that Vite adds for itself.
    headers: {},
    files: () => undefined,
    log,
    async handle(request, peer) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      const handle = createHandler(portal, build, { buildId: 'development', isReady: isMigrated })
      const answered = await handle(request, peer)
      answered.response.headers.delete('content-security-policy')
      return answered
    },
  })
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response)
    })
  })
  server.listen(settings.port, '127.0.0.1', () => {
    console.log(`Ammiraglia is ready at http://127.0.0.1:${settings.port} (development)`)
  })
}

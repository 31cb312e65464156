import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { createHandler } from '#app/handler.server.ts'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { as, openApp } from './app.ts'

test('the worker bears the name of its build, is never kept, and asks nobody but the portal', async () => {
  const app = await openApp()
  const answer = await app.fetch('/worker.js')
  const script = await answer.text()
  expect(script).toMatch(/^self\.build = "test"\n/)
  // A browser reads it as it is.
  expect(() => new Script(script)).not.toThrow()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('switched off by the operator, it takes itself away with what it kept', async () => {
  const app = await openApp()
  const portal = { ...app.portal, settings: { ...app.portal.settings, offline: false } }
  const probes = { buildId: 'test', isReady: async () => true }
  const handle = createHandler(portal, build as unknown as ServerBuild, probes)
  const caller = { address: '::1', allowLongBody: () => undefined }
  const script = await (await handle(new Request('http://portal.example/worker.js'), caller)).response.text()
  expect(script).toContain('unregister')
  expect(script).not.toContain('fetch')
})

test('each page says to the worker whose it is: nobody’s where a screen stands in its place, or somebody only looks', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const whose = async (path: string, init?: RequestInit) => (await app.fetch(path, init)).headers.get('x-account')
  expect(await whose('/en', as(rossi))).toBe(String(rossi.viewer.accountId))
  expect([await whose('/en'), await whose('/en/tickets'), await whose('/healthz')]).toEqual(['0', '0', null])
})

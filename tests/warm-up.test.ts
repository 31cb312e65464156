import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { createHandler } from '#app/handler.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { warmUp } from '#app/warm-up.server.ts'
import { openApp } from './app.ts'

test('a portal that starts asks itself for the pages of the newest ticket, and nothing of it is kept', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.staff()
  const { id } = await app.ticket({ of: dealer })
  const answered = new Map<string, number>()
  const handlerOf = (portal: Portal) => {
    const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
    return async (...[request, caller]: Parameters<typeof handle>) => {
      const answer = await handle(request, caller)
      answered.set(new URL(request.url).pathname, answer.response.status)
      return answer
    }
  }
  const sessions = () => app.owner.selectFrom('session').select(['id', 'seen_at']).orderBy('id').execute()
  const before = await sessions()
  await warmUp(app.portal, handlerOf, new AbortController().signal)
  expect(Object.fromEntries(answered)).toEqual({
    '/': 200,
    '/tickets': 200,
    [`/tickets/${id}`]: 200,
    '/console/tickets': 200,
    [`/console/tickets/${id}`]: 200,
  })
  expect(await sessions()).toEqual(before)
  expect(await app.owner.selectFrom('use_count').selectAll().execute()).toEqual([])
})

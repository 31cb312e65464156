import * as z from 'zod'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { writeLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { lockProductsAfter } from './store.server.ts'

const published = z.object({ version: z.int(), after: z.int() })

/** So many bicycles at a time: none of them is locked for long. */
const atOnce = 100

/** Reckons the last days of all bicycles again, a hundred at a time; a later publication begins with the first bicycle. */
export function catalogueJobs(portal: Portal): Jobs {
  return {
    async 'catalogue.published'(payload, tx) {
      const { version, after } = published.parse(payload)
      await portal.catalogues.refresh()
      const current = portal.catalogues.current()
      if (current.version !== version) return undefined
      const ids = await lockProductsAfter(tx, after, atOnce)
      for (const id of ids) await writeLastDays(tx, current, id)
      const last = ids.at(-1)
      if (last === undefined || ids.length < atOnce) return undefined
      const next = { kind: 'catalogue.published', subject: 'catalogue', payload: { version, after: last } }
      await outbox.put(tx, next, portal.clock.now())
      return undefined
    },
  }
}

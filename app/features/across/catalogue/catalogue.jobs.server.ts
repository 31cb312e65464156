import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { writeLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { cataloguePublished } from './catalogue.outbox.ts'
import { lockProductsAfter } from './store.server.ts'

/** So many bicycles at a time: none of them is locked for long. */
const atOnce = 100

/** Reckons the last days of all bicycles again, a hundred at a time; a later publication begins with the first bicycle. */
export function catalogueJobs(portal: Portal) {
  return [
    jobOf(cataloguePublished, async ({ version, after }, tx) => {
      await portal.catalogues.refresh()
      const current = portal.catalogues.current()
      if (current.version !== version) return undefined
      const ids = await lockProductsAfter(tx, after, atOnce)
      for (const id of ids) await writeLastDays(tx, current, id)
      const last = ids.at(-1)
      if (last === undefined || ids.length < atOnce) return undefined
      await outbox.put(tx, cataloguePublished.of('catalogue', { version, after: last }), portal.clock.now())
      return undefined
    }),
  ]
}

import type { Family } from '#app/catalogue/catalogue.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { Portal } from '#app/portal.server.ts'
import { checkSerial } from '#app/features/bicycles/models/models.serials.ts'
import { bicyclesSold } from '#app/features/trade/orders/orders.outbox.ts'
import { findBuilt, saveSold, sellsStill } from './built-bicycles.import.server.ts'
import { hasList } from './lists.server.ts'

/**
 * A bicycle that an order by hand names is on the list, where the maker keeps one, as sold to the order's company, also if
 * it was not there yet. One that the list says was sold to somebody else stays so: which of the two is right only staff can tell.
 */
export function builtJobs(portal: Portal) {
  return [
    jobOf(bicyclesSold, async ({ bicycles, ...sale }, tx) => {
      if (sale.orderId !== undefined && !(await sellsStill(tx, sale.orderId))) return
      // With a first bicycle on it, all others would be unlisted.
      if (!(await hasList(tx))) return
      const serials = bicycles.map(({ serialNumber }) => serialNumber)
      const listed = await findBuilt(tx, serials)
      const { families } = portal.catalogues.current()
      const sold = bicycles.flatMap(({ serialNumber, item }) => {
        const family = listed.get(serialNumber)?.family ?? familyOf(families, serialNumber, item)
        return family === undefined ? [] : [{ serialNumber, family }]
      })
      if (sold.length > 0) await saveSold(tx, sale, sold, portal.clock.now())
    }),
  ]
}

/** The one family whose rule it fits, or of several the one that the item is called by; of parts there is none. */
function familyOf(families: readonly Family[], serialNumber: string, item: string): string | undefined {
  const fitting = families.filter(({ code }) => {
    const check = checkSerial(families, code, serialNumber)
    return 'serial' in check && check.serial === serialNumber
  })
  const words = item.toUpperCase().split(/[^\p{L}\p{N}]+/u)
  const named = fitting.filter(({ code }) => words.includes(code.toUpperCase()))
  const [only, ...others] = named.length > 0 ? named : fitting
  return others.length === 0 ? only?.code : undefined
}

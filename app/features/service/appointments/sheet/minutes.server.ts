import { addDays } from '#app/kit/words/days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isOpenOn } from '#app/features/people/shops/shops.open.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { deskDaysAhead, worksAtDesk } from '../appointments.ts'
import { findRules, giveUsualMinutes, putOwnMinutes } from '../bench.store.server.ts'

/** Days in a row that one form changes. */
const daysMost = 62

type Days = { shop: number; day: string; until?: string | undefined }

/**
 * Minutes for a day, or some in a row, that differ from the usual ones; days on which the shop is closed are left out.
 * Fewer than are booked take nothing away: nothing more is booked by then.
 * @param minutes undefined: the usual ones again
 * @throws Problem module-missing, not-found, not-yours
 */
export async function setMinutes(
  portal: Portal,
  viewer: Viewer,
  { shop: shopId, day, until = day }: Days,
  minutes: number | undefined,
): Promise<Mistake | undefined> {
  requireModule(viewer, 'appointments')
  if (viewer.side !== 'company' || !worksAtDesk(viewer)) throw new Problem('not-yours')
  const shop = (await listShops(portal, viewer, viewer.companyId)).find(({ id }) => id === shopId)
  if (!shop) throw new Problem('not-found')
  const today = localIn(shop.timeZone, portal.clock.now()).day
  if (day < today) return { path: '', message: 'when-past' }
  if (until < day) return { path: 'until', message: 'until-reversed' }
  if (until > addDays(day, daysMost - 1)) return { path: 'until', message: 'until-far', slots: { count: daysMost } }
  if (until > addDays(today, deskDaysAhead)) return { path: 'until', message: 'when-too-late' }
  const days: string[] = []
  for (let one = day; one <= until; one = addDays(one, 1)) if (isOpenOn(shop, one)) days.push(one)
  if (days.length === 0) return { path: '', message: 'day-closed' }
  if (minutes === undefined) await giveUsualMinutes(portal.db, await findRules(portal.db, shopId), shopId, days)
  else await putOwnMinutes(portal.db, shopId, days, minutes)
  return undefined
}

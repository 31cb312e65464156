import { addDays } from '#app/kit/words/days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import { turnsOf } from '#app/features/people/licence/licence.turns.server.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { worksAtDesk } from '../appointments.ts'
import { freeAt, openDesk } from '../desk.server.ts'
import { type FirstFree, months } from './figures.ts'
import * as store from './store.server.ts'

/** So many shops are asked for their first free day. */
const shopsMost = 50
/** Room for a usual repair. */
const asked = { mode: 'day', minutes: 60, lanes: 1 } as const
const daysOn = 60

/**
 * Month by month what came of appointments: of the dealer's own shops, with the network's middle beside it, or for staff
 * of every dealer.
 * @throws Problem module-missing, not-found
 */
export async function readFigures(portal: Portal, viewer: Viewer) {
  if (viewer.side !== 'maker' && !worksAtDesk(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'appointments')
  const scope = scopeOf(viewer, 'appointments')
  const now = portal.clock.now()
  const today = dayOf(now)
  const span = { since: monthsOn(today, 1 - months), until: monthsOn(today, 1), now }
  const [rows, network, free] = await Promise.all([
    turnsOf(portal, scope)(() => store.listMonths(portal.slowDb, scope, span)),
    portal.searches(() => store.findNetwork(portal.slowDb, span)),
    firstFree(portal, viewer, scope),
  ])
  return { rows, network, free }
}

/** The first day of the month so many months from a day's. */
function monthsOn(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}

async function firstFree(portal: Portal, viewer: Viewer, scope: Scope): Promise<FirstFree[]> {
  const shops = await store.listBenches(portal.db, scope, shopsMost)
  const found: FirstFree[] = []
  for (const { id, companyName } of shops) {
    const desk = await openDesk(portal, viewer, id)
    const today = localIn(desk.shop.timeZone, desk.now).day
    const [first] = await freeAt(portal, desk, asked, { first: today, last: addDays(today, daysOn) })
    const days = first ? Math.round((Date.parse(first.day) - Date.parse(today)) / 86_400_000) : null
    found.push({ shopId: id, shopName: desk.shop.name, companyName, days })
  }
  return found
}

import { addDays } from '#app/kit/words/days.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { shopsById } from '#app/features/people/shops/shops.by-id.server.ts'
import type { Shop } from '#app/features/people/shops/shops.ts'
import { type Actor, deskDaysAhead, type KindOffer, type Rules, type When, worksAtDesk } from './appointments.ts'
import { findRules, readTaken } from './bench.store.server.ts'
import { freeOn, nearest, windowFor, type Window } from './free.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import { listKinds, takesAppointments } from './store.server.ts'

/** All that says when a shop takes whom. */
export type Desk = {
  shop: Shop & { companyId: number }
  rules: Rules
  /** What it offers this person. */
  kinds: KindOffer[]
  who: 'rider' | 'desk'
  window: Window
  now: Date
}

/** A shop as this person books there, or changes what they have booked. @throws Problem not-found */
export async function openDesk({ db, clock }: Portal, actor: Actor, shopId: number): Promise<Desk> {
  const now = clock.now()
  const [[shop], rules, all] = await Promise.all([
    // A day early: where the shop is, it may be yesterday still.
    shopsById(db, [shopId], addDays(dayOf(now), -1)),
    findRules(db, shopId),
    listKinds(db, shopId),
  ])
  const who = worksAtDesk(actor) ? 'desk' : 'rider'
  if (!shop) throw new Problem('not-found')
  const kinds = all.filter(({ active, forRiders }) => active && (who === 'desk' || forRiders))
  return { shop, rules, kinds, who, window: windowFor(who, shop, rules, deskDaysAhead, now), now }
}

/** A dealer's people book at their own shops, riders where a dealer with the module offers them something. @throws Problem not-found */
export async function requireBookable(
  { db }: Portal,
  viewer: CompanyViewer,
  { shop, who, kinds }: Desk,
): Promise<void> {
  const isOffered = kinds.length > 0 && (await takesAppointments(db, shop.companyId))
  if (who === 'desk' ? viewer.companyId !== shop.companyId : !isOffered) throw new Problem('not-found')
}

/** What is free at a shop from one day to another. */
export async function freeAt(
  { db }: Portal,
  desk: Desk,
  wanted: Pick<KindOffer, 'mode' | 'minutes' | 'lanes'>,
  { first, last }: { first: string; last: string },
): Promise<When[]> {
  const taken = await readTaken(db, desk.shop.id, first, last)
  return freeOn({ ...desk, taken }, wanted, { first, last })
}

const alternatives = 3
const daysAround = 21

/** What to propose where this has been taken. */
export async function nearestFree(
  portal: Portal,
  desk: Desk,
  wanted: Pick<KindOffer, 'mode' | 'minutes' | 'lanes'>,
  when: When,
  most = alternatives,
): Promise<When[]> {
  const { day: today } = localIn(desk.shop.timeZone, desk.now)
  const early = addDays(when.day, -daysAround)
  const span = { first: early < today ? today : early, last: addDays(when.day, daysAround) }
  return nearest(await freeAt(portal, desk, wanted, span), when, most)
}

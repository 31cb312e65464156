import { randomUUID } from 'node:crypto'
import type { Db } from '#app/kit/db/db.server.ts'
import { addShop } from '#app/features/people/shops/shops.fixture.ts'
import type { Hours } from '#app/features/people/shops/shops.ts'
import { type Kind, usualOffers, usualRules } from './appointments.ts'
import { makeToken } from './links.server.ts'
import { insertAppointment, insertEvent, type NewAppointment } from './store.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { type App, as } from '#tests/app.ts'
import { putKind, putRules } from './settings/store.server.ts'

const everyDay: Hours = Array.from({ length: 7 }, (): Hours[number] => [['00:00', '24:00']])

type ShopOptions = { lanes?: number; bench?: number; name?: string }

/** A shop that is always open, and takes all kinds from riders as well. */
export async function addBookableShop(db: Db, companyId: number, { name, ...options }: ShopOptions = {}) {
  const { id } = await addShop(db, companyId, { hours: everyDay, ...(name !== undefined && { name }) })
  const shop = Number(id)
  for (const kind of ['yearly', 'repair', 'test_ride', 'fitting'] as const)
    await putKind(db, shop, {
      kind,
      ...usualOffers[kind],
      lanes: options.lanes ?? 1,
      words: '',
      forRiders: true,
      active: true,
    })
  const benchMinutes = usualRules.benchMinutes.map(() => options.bench ?? 720)
  await putRules(db, shop, { ...usualRules, daysAhead: 365, benchMinutes }, '2000-01-01')
  return shop
}

/** One by the day, as the desk has written it. */
export async function addAppointment(
  { portal, shopId, bookedBy }: { portal: Pick<Portal, 'db' | 'secret' | 'clock'>; shopId: number; bookedBy: number },
  options: Partial<NewAppointment> & { kind?: Kind } = {},
): Promise<number> {
  const now = portal.clock.now()
  const { tokenHash, tokenSealed } = makeToken(portal)
  const row: NewAppointment = {
    shopId,
    kind: 'yearly',
    kindWords: '',
    package: null,
    mode: 'day',
    minutes: 120,
    day: now.toISOString().slice(0, 10),
    startsAt: null,
    endsAt: null,
    lane: null,
    promisedAt: null,
    bicycle: 'C68 · Blu',
    serialNumber: '',
    productId: null,
    ticketId: null,
    leadId: null,
    accountId: null,
    personName: 'Ida Rossi',
    personPhone: '',
    personEmail: 'ida@example.com',
    locale: 'it',
    message: '',
    tokenHash,
    tokenSealed,
    bookedBy,
    submission: randomUUID(),
    formContent: randomUUID(),
    ...options,
  }
  const id = (await insertAppointment(portal.db, row, now)) ?? 0
  await insertEvent(portal.db, { id, kind: 'booked', actorId: bookedBy }, now)
  return id
}

/** What the form of a shop's rules, as its page shows it, has seen of them. */
export async function rulesSeen(app: App, owner: { cookie: string }, shop: number | string): Promise<string> {
  const page = await (await app.fetch(`/en/user/company/shops/${shop}/appointments`, as(owner))).text()
  return /name="version" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

export { putKind } from './settings/store.server.ts'

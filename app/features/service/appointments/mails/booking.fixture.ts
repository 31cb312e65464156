import { randomUUID } from 'node:crypto'
import { addShop } from '#app/features/people/shops/shops.fixture.ts'
import type { ShopFacts } from '#app/features/people/shops/shops.ts'
import { openLinks } from '#app/kit/one-time-links.server.ts'
import { openApp } from '#tests/app.ts'
import { type Booking, book } from '../appointments.server.ts'
import { usualOffers } from '../appointments.ts'
import { openToken } from '../links.server.ts'

type Options = { shop?: Partial<ShopFacts>; locale?: 'it' | 'en' | 'fr' }

/** A dealer with a shop that takes appointments, and a rider. */
export async function openShop({ shop: facts = {}, locale = 'en' }: Options = {}) {
  const app = await openApp()
  const { db } = app.portal
  const owner = await app.dealer({ locale, name: 'Olga Rossi' })
  const rider = await app.dealer({ role: 'customer', locale, name: 'Anna Verdi' })
  const { id } = await addShop(db, owner.viewer.companyId, { phone: '+39 0432 1234', ...facts })
  const shopId = Number(id)
  const kinds = (['yearly', 'fitting'] as const).map((kind) => ({
    shop_id: shopId,
    kind,
    ...usualOffers[kind],
    for_riders: true,
  }))
  await db.insertInto('appointment_kind').values(kinds).execute()
  return {
    app,
    owner,
    rider,
    shopId,
    /** By a rider, unless the desk does it for somebody. */
    book: async (options: Partial<Booking> = {}, by = rider): Promise<number> => {
      const fitting = { kind: 'fitting', when: '2026-12-01T15:00' } as const
      const booked = await book(app.portal, by.viewer, {
        submission: randomUUID(),
        shop: shopId,
        ...fitting,
        ...options,
      })
      if (!('id' in booked)) throw new Error(`not booked: ${JSON.stringify(booked)}`)
      return booked.id
    },
    /** As they left, in their order; links as their readers have them. */
    mails: async () => {
      await app.work()
      const all = await db.selectFrom('sent_mail').selectAll().orderBy('outbox_id').execute()
      await db.deleteFrom('sent_mail').execute()
      return all.map((mail) => ({ ...mail, body: openLinks(app.portal.secret, mail.body), kept: mail.body }))
    },
    linkOf: async (appointmentId: number): Promise<string> => {
      const row = await db
        .selectFrom('appointment')
        .select('token_sealed')
        .where('id', '=', appointmentId)
        .executeTakeFirstOrThrow()
      return `/${locale}/a/${openToken(app.portal, row.token_sealed)}`
    },
  }
}

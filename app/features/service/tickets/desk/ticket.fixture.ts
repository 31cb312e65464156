import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import type { TicketOptions } from '#tests/world.ts'

/** An agent at a ticket; `send` posts one of the page's forms. */
export async function openDesk(options: Omit<TicketOptions, 'of'> = {}, role: 'agent' | 'admin' = 'agent') {
  const app = await openApp()
  const dealer = await app.dealer()
  const staff = await app.staff(role)
  const { id } = await app.ticket({ of: dealer, ...options })
  const address = `/en/console/tickets/${id}`
  return {
    app,
    dealer,
    staff,
    id,
    address,
    send: (fields: Record<string, string>, by: Member | Staff = staff) => app.fetch(address, post(by, fields)),
    read: async (by: Member | Staff = staff, place = address) => (await app.fetch(place, as(by))).text(),
    stored: () =>
      app.portal.db
        .selectFrom('ticket')
        .select(['stage', 'awaiting', 'authorization_number', 'close_reason', 'resolution', 'promised_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}

export const decision = {
  intent: 'decision',
  warranty_accepted: 'yes',
  reason: 'Difetto di verniciatura',
  return: 'no',
}

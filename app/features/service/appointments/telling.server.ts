import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { appointmentMail, shopNews } from './appointments.outbox.ts'
import type { Appointment, When } from './appointments.ts'
import { isNews } from './mails/news.ts'

/** What has happened to an appointment, with all that a mail about it needs. */
export type Telling = {
  portal: Portal
  what: 'booked' | 'moved' | 'cancelled' | 'arrived' | 'ready' | 'done' | 'no_show' | 'relinked'
  /** Whose doing it is. */
  by: 'shop' | 'person'
  /** Null: by the link. */
  actorId: number | null
  now: Date
  /** The token of the link /a/{token}; undefined where it was sealed with another secret. */
  token: string | undefined
  /** When it was until it was moved. */
  before?: When
}

/** In the transaction that does it: a mail to the person who comes, and where they did it themselves, to the shop. */
export async function tellOf(tx: Db, { id, sequence }: Appointment, { what, by, now }: Telling): Promise<void> {
  if (!isNews(what)) return
  const payload = { id, what, sequence }
  const rows = [appointmentMail.of(`appointment ${id}`, payload)]
  const toShop = shopNews.of(`appointment ${id} shop`, payload)
  await outbox.putting(tx, by === 'person' ? [...rows, toShop] : rows, now).execute()
}

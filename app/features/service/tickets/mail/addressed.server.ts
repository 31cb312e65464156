import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { type Addressed, ticketMail, type Unaddressed } from '../tickets.outbox.ts'

/**
 * Puts a mail for each reader, to be written together with others. Each reader is a subject of their own: their mails
 * about a ticket keep their order, and wait for nobody else's.
 */
export function addressing(tx: Db, mail: Unaddressed<Addressed>, readers: readonly number[], now: Date) {
  const mails = readers.map((id) => ticketMail.of(`ticket ${mail.ticketId} ${id}`, { ...mail, accountId: id }))
  return outbox.putting(tx, mails, now)
}

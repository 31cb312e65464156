import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** Also what a desk has written down for the address that they have confirmed. */
export function isTheirs(accountId: number) {
  return sql<boolean>`(account_id = ${accountId} or account_id is null and lower(person_email) =
    (select email from account where account.id = ${accountId} and email_verified))`
}

/** The appointments that are somebody's own. */
export function listAppointments(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('appointment')
    .select(['appointment.id', 'kind', 'kind_words as words', 'mode', 'day', 'starts_at as from', 'ends_at as to'])
    .select(['bicycle', 'serial_number as serialNumber', 'person_name as name', 'person_phone as phone'])
    .select(['person_email as email', 'message', 'state', 'cancel_why as why', 'cancel_reason as reason'])
    .where(isTheirs(accountId))
    .where('appointment.id', '>', after)
    .orderBy('appointment.id')
    .limit(atOnce)
    .execute()
}

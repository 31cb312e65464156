import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import { appointmentCancelled } from '../profile.outbox.ts'
import type { Subject } from './erasure.ts'

/** Also those that a desk wrote down for their address, which have no account that bears the pseudonym. */
export async function eraseAppointments(tx: Db, person: Subject, pseudonym: string, now: Date): Promise<void> {
  await cancelAhead(tx, person, now)
  await tx
    .updateTable('appointment')
    .set({ person_phone: '', person_email: '', message: '', cancel_reason: '' })
    .set({ person_name: sql`case when account_id is null then ${pseudonym} else '' end` })
    .set({ surveys_wanted_at: null, surveys_wanted_by: null })
    .set({ lookup: sql`searchable(concat_ws(' ', bicycle, serial_number))` })
    .where(isTheirs(person, now))
    .execute()
}

/** Nobody comes: what was kept free is free again, and the shop is told as when they cancel themselves. */
async function cancelAhead(tx: Db, person: Subject, now: Date): Promise<void> {
  const cancelled = await tx
    .updateTable('appointment')
    .set({ state: 'cancelled', ended_at: now, cancelled_by: 'person' })
    .set((row) => ({ sequence: row('sequence', '+', 1) }))
    .where('state', '=', 'booked')
    .where(isAhead(now))
    .where(isTheirs(person, now))
    .returning(['id', 'shop_id as shopId', 'mode', 'day', 'minutes', 'sequence'])
    .execute()
  // The earlier day is held first, as by who moves one.
  for (const it of cancelled.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const { id, shopId, mode, day, minutes, sequence } = it
    if (mode === 'day')
      await tx
        .updateTable('bench_day')
        .set({ booked: sql<number>`greatest(booked - ${minutes}, 0)` })
        .where('shop_id', '=', shopId)
        .where('day', '=', day)
        .execute()
    const event = { appointment_id: id, kind: 'cancelled', actor_id: person.id, at: now } as const
    await tx.insertInto('appointment_event').values(event).execute()
    await put(tx, appointmentCancelled.of(`appointment ${id} shop`, { id, what: 'cancelled', sequence }), now)
  }
}

/**
 * On a row `appointment`: their own, or written down by a desk for their address. A family may share an address: of
 * appointments still to come only those with the person's name are theirs.
 */
export function isTheirs({ id, email, name }: Subject, now: Date) {
  return sql<boolean>`(account_id = ${id} or account_id is null and lower(person_email) = ${email}
    and (ended_at is not null or not ${isAhead(now)} or ${wordsOf(sql.ref('person_name'))} = ${wordsOf(sql`${name}::text`)}))`
}

/** Today by the clocks of the shop, or later. */
function isAhead(now: Date) {
  return sql<boolean>`day >= (${now}::timestamptz at time zone
    (select time_zone from shop where shop.id = appointment.shop_id))::date`
}

/** In one order: a desk may write the surname first. */
function wordsOf(text: RawBuilder<unknown>) {
  return sql`(select string_agg(word, ' ' order by word)
    from regexp_split_to_table(lower(${text}), '[[:space:]]+') as word where word <> '')`
}

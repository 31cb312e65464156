import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { appointmentMail } from '../appointments.outbox.ts'

const atOnce = 500

/**
 * Reminds of what is tomorrow, from nine in the morning by the shop's clocks on until seven the next day: a portal that
 * was down meanwhile does it late. Each day once, whichever process looks; of what was booked or moved within
 * the last half day nobody needs to be reminded.
 */
export async function remindOfAppointments({ db, clock }: Portal): Promise<void> {
  const now = clock.now()
  while ((await db.transaction().execute((tx) => remind(tx, now))) === atOnce);
}

async function remind(tx: Db, now: Date): Promise<number> {
  const due = await takeDue(tx, now)
  const rows = due.map(({ id, sequence }) =>
    appointmentMail.of(`appointment ${id}`, { id, what: 'reminded', sequence }),
  )
  if (rows.length > 0) await outbox.putting(tx, rows, now).execute()
  return rows.length
}

/** Marked in the same statement that finds them; a row that another process has just taken is no longer due. */
function takeDue(tx: Db, now: Date): Promise<{ id: number; sequence: number }[]> {
  const halfDayAgo = new Date(now.getTime() - 12 * 60 * 60_000)
  const due = tx
    .selectFrom('appointment')
    .innerJoin('shop', 'shop.id', 'appointment.shop_id')
    .select('appointment.id')
    .where('appointment.state', '=', 'booked')
    // The day in which it is somewhere on earth: the index leaves few rows to ask for their zone.
    .where(sql<boolean>`appointment.day between (${now}::timestamptz at time zone 'UTC')::date - 1
      and (${now}::timestamptz at time zone 'UTC')::date + 2`)
    .where(sql<boolean>`appointment.reminded_for is distinct from appointment.day`)
    .where(sql<boolean>`${now}::timestamptz at time zone shop.time_zone
      between appointment.day - interval '15 hours' and appointment.day + interval '7 hours'`)
    .where(sql<boolean>`not exists (select from appointment_event event where event.appointment_id = appointment.id
      and event.kind in ('booked', 'moved') and event.at > ${halfDayAgo})`)
    .orderBy('appointment.id')
    .limit(atOnce)
    .forUpdate('appointment')
    .skipLocked()
  return tx
    .updateTable('appointment')
    .set({ reminded_for: sql`day` })
    .where('id', 'in', due)
    .where(sql<boolean>`reminded_for is distinct from day`)
    .returning(['id', 'sequence'])
    .execute()
}

import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Appointment, When } from './appointments.ts'

/** What has happened to an appointment, with all that a mail about it needs. */
export type Telling = {
  portal: Portal
  what: 'booked' | 'moved' | 'cancelled' | 'arrived' | 'ready' | 'done' | 'no_show'
  /** Whose doing it is. */
  by: 'shop' | 'person'
  /** Null: by the link. */
  actorId: number | null
  now: Date
  /** Of the link /a/{token}; undefined where it was sealed with another secret. */
  token: string | undefined
  /** When it was until it was moved. */
  before?: When
}

/** In the transaction that does it, on the appointment as it is from then on. */
export async function tellOf(_tx: Db, _appointment: Appointment, _telling: Telling): Promise<void> {}

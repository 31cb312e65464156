import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { folded, searchable } from '#app/kit/lists/searchable.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addDays } from '#app/kit/words/days.ts'
import { hasModule } from '#app/features/people/account/account.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import type {
  Actor,
  Appointment,
  BookedPackage,
  CancelWhy,
  EventDetail,
  EventKind,
  KindOffer,
  State,
  When,
} from './appointments.ts'

/**
 * What somebody may read of appointments starts here: a dealer's people have those of their shops, riders their own, staff
 * all, and somebody with a link that one. Mails and calendars read theirs by number (`mails/facts.store.server.ts`).
 */
export function appointmentsVisibleTo(db: Db, actor: Actor) {
  const all = db.selectFrom('appointment').innerJoin('shop', 'shop.id', 'appointment.shop_id')
  if (actor.side === 'link') return all.where('appointment.token_hash', '=', actor.tokenHash)
  if (actor.side === 'maker') return all
  if (actor.role === 'customer')
    return all.where('appointment.account_id', '=', hasModule(actor, 'appointments') ? actor.accountId : 0)
  return all.where('shop.company_id', '=', companyWith(actor, 'appointments'))
}

/** With all that pages and mails show of one. */
export function wholeAppointmentsVisibleTo(db: Db, actor: Actor) {
  return appointmentsVisibleTo(db, actor)
    .innerJoin('company', 'company.id', 'shop.company_id')
    .leftJoin('account', 'account.id', 'appointment.account_id')
    .select(['appointment.id', 'shop.id as shopId', 'shop.name as shopName', 'shop.time_zone as timeZone'])
    .select(['company.id as companyId', 'company.name as companyName'])
    .select(['appointment.kind', 'kind_words as kindWords', 'appointment.mode', 'appointment.minutes'])
    .select(['appointment.day', 'starts_at as startsAt', 'ends_at as endsAt', 'lane', 'promised_at as promisedAt'])
    .select('promise_kept as promiseKept')
    .select(['appointment.bicycle', 'appointment.serial_number as serialNumber'])
    .select(['product_id as productId', 'ticket_id as ticketId', 'lead_id as leadId', 'account_id as accountId'])
    .select((row) => row.fn.coalesce('account.name', 'appointment.person_name').as('personName'))
    .select(emailOfPerson.as('personEmail'))
    .select((row) => row.fn.coalesce('account.locale', 'appointment.locale').as('locale'))
    .select(['person_phone as personPhone', 'appointment.message', 'appointment.state'])
    .select([
      'cancelled_by as cancelledBy',
      'cancel_why as cancelWhy',
      'cancel_reason as cancelReason',
      'appointment.sequence',
    ])
    .select(['appointment.created_at as createdAt', 'ended_at as endedAt'])
    .select(bookedPackage.as('package'))
}

/** Blank where nobody can be written to: no address, one that was never confirmed, or somebody who is gone. */
export const emailOfPerson = sql<string>`case when appointment.account_id is null then appointment.person_email
  when account.email_verified and account.disabled_at is null then account.email else '' end`

/** On a row `appointment`. */
export const bookedPackage = sql<BookedPackage | null>`case when package_id is not null then json_build_object(
  'id', package_id, 'amount', package_amount, 'currency', package_currency) end`

export async function findAppointment(db: Db, actor: Actor, id: number): Promise<Appointment | undefined> {
  const found = await wholeAppointmentsVisibleTo(db, actor).where('appointment.id', '=', id).executeTakeFirst()
  return found
}

/** The same, locked until the transaction ends, with the token of its link as it is kept. */
export async function lockAppointment(tx: Db, actor: Actor, id: number) {
  const locked = await appointmentsVisibleTo(tx, actor)
    .select(['appointment.id', 'appointment.token_sealed as tokenSealed'])
    .where('appointment.id', '=', id)
    .forUpdate('appointment')
    .executeTakeFirst()
  const appointment = locked && (await findAppointment(tx, actor, id))
  return locked && appointment && { appointment, tokenSealed: locked.tokenSealed }
}

export function findBySubmission(db: Db, accountId: number, submission: string) {
  return db
    .selectFrom('appointment')
    .select(['id', 'form_content as formContent'])
    .where('booked_by', '=', accountId)
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** A rider's appointments still to come: by the time of the shop it may still be yesterday. */
export async function countOpen(db: Db, accountId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointment')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'booked')
    .where('day', '>=', addDays(dayOf(now), -1))
    .executeTakeFirstOrThrow()
  return count
}

/** What is written of one that is booked; the shop and the state follow. */
export type NewAppointment = Omit<
  Appointment,
  | 'id'
  | 'shopName'
  | 'companyId'
  | 'companyName'
  | 'timeZone'
  | 'state'
  | 'cancelledBy'
  | 'cancelReason'
  | 'cancelWhy'
  | 'promiseKept'
  | 'sequence'
  | 'createdAt'
  | 'endedAt'
> & { tokenHash: Buffer; tokenSealed: Buffer; bookedBy: number; submission: string; formContent: string }

/** @returns its number, or undefined where the form was sent before or somebody else has the hour */
export async function insertAppointment(tx: Db, it: NewAppointment, now: Date): Promise<number | undefined> {
  const added = await tx
    .insertInto('appointment')
    .values({
      shop_id: it.shopId,
      kind: it.kind,
      kind_words: it.kindWords,
      package_id: it.package?.id ?? null,
      package_amount: it.package?.amount ?? null,
      package_currency: it.package?.currency ?? null,
      mode: it.mode,
      minutes: it.minutes,
      day: it.day,
      starts_at: it.startsAt,
      ends_at: it.endsAt,
      lane: it.lane,
      promised_at: it.promisedAt,
      bicycle: it.bicycle,
      serial_number: it.serialNumber,
      product_id: it.productId,
      ticket_id: it.ticketId,
      lead_id: it.leadId,
      account_id: it.accountId,
      person_name: it.personName,
      person_phone: it.personPhone,
      person_email: it.personEmail,
      locale: it.locale,
      message: it.message,
      token_hash: it.tokenHash,
      token_sealed: it.tokenSealed,
      booked_by: it.bookedBy,
      submission: it.submission,
      form_content: it.formContent,
      lookup: lookupOf(it),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** What its list is searched in, beside its number and the name of an account. */
function lookupOf({ personName, personPhone, personEmail, bicycle, serialNumber }: NewAppointment): string {
  const parts = [personName, folded(personName), personPhone, personPhone.replaceAll(/\D/g, ''), personEmail]
  return searchable([...parts, bicycle, serialNumber].filter(Boolean).join(' '))
}

export type Change = Partial<When> & {
  lane?: number | null
  promisedAt?: Date | null
  promiseKept?: boolean | null
  state?: State
  endedAt?: Date
  cancelledBy?: 'shop' | 'person'
  cancelReason?: string
  cancelWhy?: CancelWhy | null
}

/** @param isNews for calendars: its sequence rises */
export async function updateAppointment(tx: Db, id: number, it: Change, isNews = false): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({
      ...(it.day !== undefined && { day: it.day }),
      ...(it.startsAt !== undefined && { starts_at: it.startsAt }),
      ...(it.endsAt !== undefined && { ends_at: it.endsAt }),
      ...(it.lane !== undefined && { lane: it.lane }),
      ...(it.promisedAt !== undefined && { promised_at: it.promisedAt }),
      ...(it.promiseKept !== undefined && { promise_kept: it.promiseKept }),
      ...(it.state !== undefined && { state: it.state }),
      ...(it.endedAt !== undefined && { ended_at: it.endedAt }),
      ...(it.cancelledBy !== undefined && { cancelled_by: it.cancelledBy }),
      ...(it.cancelWhy !== undefined && { cancel_why: it.cancelWhy }),
      ...(it.cancelReason !== undefined && { cancel_reason: it.cancelReason }),
    })
    .set((row) => ({ sequence: row('sequence', '+', isNews ? 1 : 0) }))
    .where('id', '=', id)
    .execute()
}

/** The link of before leads nowhere by then. */
export async function replaceLink(tx: Db, id: number, link: { tokenHash: Buffer; tokenSealed: Buffer }): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ token_hash: link.tokenHash, token_sealed: link.tokenSealed })
    .where('id', '=', id)
    .execute()
}

type NewEvent = { id: number; kind: EventKind; actorId: number | null; detail?: EventDetail }

export async function insertEvent(tx: Db, { id, kind, actorId, detail = {} }: NewEvent, now: Date): Promise<void> {
  await tx
    .insertInto('appointment_event')
    .values({ appointment_id: id, kind, actor_id: actorId, at: now, detail: JSON.stringify(detail) })
    .execute()
}

/** The promise that had passed when its arrival was last said, and that went with it. */
export async function findPassedPromise(tx: Db, id: number): Promise<Date | null> {
  const last = await tx
    .selectFrom('appointment_event')
    .select(sql<string | null>`detail ->> 'promised'`.as('promised'))
    .where('appointment_id', '=', id)
    .where('kind', '=', 'arrived')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.promised ? new Date(last.promised) : null
}

/** What a shop takes appointments for, as it has said. */
export function listKinds(db: Db, shopId: number): Promise<KindOffer[]> {
  return db
    .selectFrom('appointment_kind')
    .select(['kind', 'mode', 'minutes', 'lanes', 'words', 'for_riders as forRiders', 'active'])
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .execute()
}

/** Whether its licence has the module: without it nobody there would see what is booked. */
export async function takesAppointments(db: Db, companyId: number): Promise<boolean> {
  const found = await db
    .selectFrom('company_module')
    .select('module')
    .where('company_id', '=', companyId)
    .where('module', '=', 'appointments')
    .where('state', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

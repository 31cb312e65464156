import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import type { ByLink } from '../appointments.ts'
import { bookedPackage, emailOfPerson } from '../store.server.ts'

/** Only the verbs of shops write the column. */
const hoursIn = z.array(z.array(z.tuple([z.string(), z.string()])))

const ofAppointment = [
  'appointment.id',
  'appointment.kind',
  'appointment.kind_words as kindWords',
  'appointment.mode',
  'appointment.minutes',
  'appointment.day',
  'appointment.starts_at as startsAt',
  'appointment.ends_at as endsAt',
  'appointment.promised_at as promisedAt',
  'appointment.bicycle',
  'appointment.serial_number as serialNumber',
  'appointment.account_id as accountId',
  'appointment.message',
  'appointment.state',
  'appointment.cancelled_by as cancelledBy',
  'appointment.cancel_why as cancelWhy',
  'appointment.cancel_reason as cancelReason',
  'appointment.sequence',
  'appointment.submission',
  'appointment.token_sealed as tokenSealed',
  'appointment.created_at as createdAt',
  'appointment.ended_at as endedAt',
] as const

const ofShop = [
  'shop.id as shopId',
  'shop.company_id as companyId',
  'shop.name as shopName',
  'shop.street',
  'shop.postcode',
  'shop.city',
  'shop.country',
  'shop.phone',
  'shop.email as shopEmail',
  'shop.time_zone as timeZone',
  'shop.way_in as wayIn',
  'shop.hours',
] as const

/** An appointment with the shop it is at, for those who tell of it. */
function facts(db: Db) {
  return db
    .selectFrom('appointment')
    .innerJoin('shop', 'shop.id', 'appointment.shop_id')
    .leftJoin('account', 'account.id', 'appointment.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(ofAppointment)
    .select(ofShop)
    .select(bookedPackage.as('package'))
    .select((row) => row.fn.coalesce('account.name', 'appointment.person_name').as('personName'))
    .select((row) => row.fn.coalesce('account.locale', 'appointment.locale').as('locale'))
    .select(emailOfPerson.as('personEmail'))
    .select('company.country as personCountry')
    .select(
      sql<Date>`coalesce((select max(event.at) from appointment_event event
        where event.appointment_id = appointment.id), appointment.created_at)`.as('changedAt'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof facts>['executeTakeFirstOrThrow']>>
export type Facts = ReturnType<typeof factsIn>

function factsIn({ hours, ...row }: Row) {
  return { ...row, hours: hoursIn.parse(hours) }
}

export async function findFacts(db: Db, id: number): Promise<Facts | undefined> {
  const row = await facts(db).where('appointment.id', '=', id).executeTakeFirst()
  return row && factsIn(row)
}

/** That whose link it is. */
export async function findFactsByLink(db: Db, { tokenHash }: ByLink): Promise<Facts | undefined> {
  const row = await facts(db).where('appointment.token_hash', '=', tokenHash).executeTakeFirst()
  return row && factsIn(row)
}

type Shown = { shopId: number } | { accountId: number }

/** What a calendar shows: nothing that was called off. @param from YYYY-MM-DD */
export async function listFacts(db: Db, of: Shown, from: string, to: string, most: number): Promise<Facts[]> {
  const rows = await facts(db)
    .where('appointment.state', '!=', 'cancelled')
    .where('appointment.day', '>=', from)
    .where('appointment.day', '<=', to)
    .$if('shopId' in of, (query) => query.where('appointment.shop_id', '=', 'shopId' in of ? of.shopId : 0))
    .$if('accountId' in of, (query) => query.where('appointment.account_id', '=', 'accountId' in of ? of.accountId : 0))
    .orderBy('appointment.day')
    .orderBy('appointment.id')
    .limit(most)
    .execute()
  return rows.map(factsIn)
}

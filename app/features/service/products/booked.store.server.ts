import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'

/** An appointment for a service of a bicycle that is still to come, or at the bench. */
export type BookedService = { id: number; day: string }
export type BookedKind = BookedService & { kind: string }

/** Beside a row of `product`: whether somebody of an account has booked this service of it, in time for what is due. */
export function bookedService(accountId: number, service: Expression<string | null>, today: string) {
  return sql<BookedService | null>`(
    select json_build_object('id', appointment.id, 'day', appointment.day) from appointment
    where appointment.product_id = product.id and appointment.kind = ${service}
      and appointment.account_id = ${accountId} and ${isForDue(today)}
    order by appointment.day, appointment.id limit 1)`
}

/**
 * Beside rows of `product` and `appointment`: an appointment that can keep the service that is due. The days of grace before
 * it are as many as those after it. One of last year that nobody ended has nothing to do with it.
 */
export function isForDue(today: string): RawBuilder<boolean> {
  return sql<boolean>`((${isStillAhead(today)}) and appointment.day
    between product.service_due - (product.service_until - product.service_due) and product.service_until)`
}

/** What was booked for a day that is over and never came is in nobody's way. */
function isStillAhead(today: string): RawBuilder<boolean> {
  return sql<boolean>`appointment.state in ('arrived', 'ready')
    or appointment.state = 'booked' and appointment.day >= ${addDays(today, -1)}`
}

/** The first day first. Who booked sees it, and the shop: a new holder is told nothing of what the one before them has. */
export async function findBooked(
  db: Db,
  { accountId, companyId }: CompanyViewer,
  productId: number,
  today: string,
): Promise<BookedKind[]> {
  return db
    .selectFrom('appointment')
    .innerJoin('shop', 'shop.id', 'appointment.shop_id')
    .select(['appointment.id', 'appointment.day', 'appointment.kind'])
    .where('appointment.product_id', '=', productId)
    .where(sql<boolean>`(${isStillAhead(today)})`)
    .where((row) => row.or([row('appointment.account_id', '=', accountId), row('shop.company_id', '=', companyId)]))
    .orderBy('appointment.day')
    .orderBy('appointment.id')
    .execute()
}

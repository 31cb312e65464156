import { sql } from 'kysely'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { refreshLastDays } from './warranty.refresh.server.ts'
import { bookOfProduct } from './warranty.server.ts'
import { nextDue, planOf } from '#app/features/bicycles/service-book/service-book.ts'

/**
 * Gives a bicycle that is registered, or turns out to be of another family, the plan of now; it keeps it for good.
 * @param id of a product the caller has locked or made
 */
export async function openServiceBook(tx: Db, catalogue: Catalogue, id: number, now: Date): Promise<void> {
  const { frame_model: family } = await tx
    .selectFrom('product')
    .select('frame_model')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const plan = planOf(catalogue, family)
  await tx
    .updateTable('product')
    .set({ service_book: plan && JSON.stringify(plan) })
    .where('id', '=', id)
    .execute()
  await noteNextService(tx, id, now)
}

/** After a service was entered: what it earns, and which one is next. @param id of a product the caller has locked */
export async function noteService(tx: Db, catalogue: Catalogue, id: number, now: Date): Promise<void> {
  await refreshLastDays(tx, catalogue, id)
  await noteNextService(tx, id, now)
}

/** Writes down which service is next, by which homes and reminders find it. @param id of a product that is locked */
export async function noteNextService(tx: Db, id: number, now: Date): Promise<void> {
  const { book, country } = await bookOfProduct(tx, id)
  const next = book && nextDue(book, todayIn(country, now))
  await tx
    .updateTable('product')
    .set({ service_code: next?.code ?? null, service_due: next?.day ?? null, service_until: next?.closes ?? null })
    .where('id', '=', id)
    .execute()
}

/** The dealer for whom somebody works; null of a rider and of staff. */
export function dealerOf(actorId: number | null) {
  return sql<number | null>`(select company.id from account join company on company.id = account.company_id
    where account.id = ${actorId} and company.kind = 'dealer')`
}

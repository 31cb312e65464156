import type { Texts } from '#app/catalogue/catalogue.ts'
import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { reachable } from '#app/features/people/account/account.readers.server.ts'

/** What the service is called that a bicycle is due for next. */
export const serviceNameOf = sql<Texts | null>`(
  select one -> 'name' from jsonb_array_elements(product.service_book -> 'services') one
  where one ->> 'code' = product.service_code limit 1)`

/** What a workshop enters for it. */
export const serviceKindOf = sql<string | null>`(
  select one ->> 'service' from jsonb_array_elements(product.service_book -> 'services') one
  where one ->> 'code' = product.service_code limit 1)`

/** For the worker, which looks for nobody: of a bicycle what both who had it and who has it know. */
export function findProductToTellOf(db: Db, id: number) {
  return db
    .selectFrom('product')
    .select([
      'name',
      'size',
      'colour',
      'serial_number as serialNumber',
      'service_due as due',
      'service_until as closes',
    ])
    .select(['held_by as holder', 'service_reminded as reminded', serviceNameOf.as('service')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of them that are there still, each held until the transaction ends. */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<number[]> {
  const found = await tx
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.map(({ id }) => id)
}

export function findReader(db: Db, accountId: number) {
  return reachable(db)
    .select(['account.role', 'account.company_id as companyId'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
}

/** Whom to tell what became of a company's bicycle: those of these people who are still there, or else its owners. */
export async function listToTell(db: Db, companyId: number, people: readonly (number | null)[]): Promise<number[]> {
  const there = await reachable(db).select('account.role').where('account.company_id', '=', companyId).execute()
  const concerned = there.filter(({ id }) => people.includes(id))
  return (concerned.length > 0 ? concerned : there.filter(({ role }) => role === 'owner')).map(({ id }) => id)
}

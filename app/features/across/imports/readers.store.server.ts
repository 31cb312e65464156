import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Module } from '#app/features/people/account/account.ts'
import { shownStatuses } from '#app/features/trade/quotes/quotes.ts'

/** What companies read by a module that no licence begins with, as of the records of an import. */
const records = {
  orders: {
    module: 'erp-integration',
    own: sql`select company_id from sales_order where number in (select key from taken)`,
  },
  quotes: {
    module: 'quotes',
    own: sql`select company_id from quote
      where number in (select key from taken) and status in (${sql.join([...shownStatuses])})`,
  },
} as const

type ReadByModule = keyof typeof records

export function isReadByModule(kind: string): kind is ReadByModule {
  return Object.hasOwn(records, kind)
}

/** How many companies an import brought such records that have not the module by which they would read them; undefined where none is. */
export async function findLacking(
  db: Db,
  { id, kind }: { id: number; kind: ReadByModule },
): Promise<{ kind: ReadByModule; module: Module; count: number } | undefined> {
  const { module, own } = records[kind]
  const { rows } = await sql<{ count: number }>`
    with taken as (select key from import_row where import_id = ${id} and status <> 'bad')
    select count(*)::int as count from company
    where id in (${own}) and not exists (select from company_module
      where company_id = company.id and module = ${module} and state = 'active')`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > 0 ? { kind, module, count } : undefined
}

import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Module } from '#app/features/people/account/account.ts'
import { shownStatuses } from '#app/features/trade/quotes/quotes.ts'

/** What companies read by a module that no licence begins with. */
const records = {
  orders: { module: 'erp-integration', own: sql`select from sales_order where company_id = company.id` },
  quotes: {
    module: 'quotes',
    own: sql`select from quote where company_id = company.id and status in (${sql.join([...shownStatuses])})`,
  },
} as const

type ReadByModule = keyof typeof records

export function isReadByModule(kind: string): kind is ReadByModule {
  return Object.hasOwn(records, kind)
}

/** How many companies have such records and not the module by which they would read them; undefined where none is. */
export async function findLacking(
  db: Db,
  kind: ReadByModule,
): Promise<{ kind: ReadByModule; module: Module; count: number } | undefined> {
  const { module, own } = records[kind]
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from company
    where exists (${own}) and not exists (select from company_module
      where company_id = company.id and module = ${module} and state = 'active')`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > 0 ? { kind, module, count } : undefined
}

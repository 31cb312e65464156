import { sql } from 'kysely'
import type { CompanyViewer } from '#app/features/people/account/account.ts'

/**
 * On a row `shop`: how near it is to a rider. 0 and 1: the dealer of this bicycle, the shop where they were last before
 * the others; 2: where they were last; 3: the dealers of their other bicycles; 4: all others.
 */
export function shopRank({ companyId, accountId }: CompanyViewer, productId = 0) {
  const own = sql`select p.id, b.company_id from product p join built_bicycle b on b.serial_folded = p.serial_folded
      where p.company_id = ${companyId} and b.company_id is not null
    union select p.id, e.company_id from product p join product_event e on e.product_id = p.id
      join company c on c.id = e.company_id and c.kind = 'dealer' where p.company_id = ${companyId}`
  const last = sql`(select shop_id from appointment where account_id = ${accountId}
    order by created_at desc, id desc limit 1)`
  const ofThis = sql`shop.company_id in (select company_id from (${own}) own where own.id = ${productId})`
  return sql<number>`case when ${ofThis} and shop.id = ${last} then 0 when ${ofThis} then 1
    when shop.id = ${last} then 2 when shop.company_id in (select company_id from (${own}) own) then 3 else 4 end`
}

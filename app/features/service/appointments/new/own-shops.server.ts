import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { shopsDoing } from '#app/features/trade/packages/packages.services.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'

const shopsMost = 100

/**
 * Where something is offered to riders: first the dealer of the bicycle, then where they were last, then the dealers of
 * their other bicycles; all others by place and name.
 */
export async function shopsForRider(
  db: Db,
  viewer: CompanyViewer,
  { productId, packageId }: { productId: number | undefined; packageId: number | undefined },
) {
  const own = sql`select p.id, b.company_id from product p join built_bicycle b on b.serial_folded = p.serial_folded
      where p.company_id = ${viewer.companyId} and b.company_id is not null
    union select p.id, e.company_id from product p join product_event e on e.product_id = p.id
      join company c on c.id = e.company_id and c.kind = 'dealer' where p.company_id = ${viewer.companyId}`
  const last = sql`(select shop_id from appointment where account_id = ${viewer.accountId}
    order by created_at desc, id desc limit 1)`
  const ofThis = sql<boolean>`shop.company_id in (select company_id from (${own}) own where own.id = ${productId ?? 0})`
  const rank = sql<number>`case when ${ofThis} and shop.id = ${last} then 0 when ${ofThis} then 1
    when shop.id = ${last} then 2 when shop.company_id in (select company_id from (${own}) own) then 3 else 4 end`
  const shops = await db
    .selectFrom('shop')
    .select(['shop.id', 'shop.name', 'shop.city', rank.as('rank')])
    .where(
      sql<boolean>`exists (select from appointment_kind
        where appointment_kind.shop_id = shop.id and active and for_riders)`,
    )
    .where(
      sql<boolean>`exists (select from company_module where company_module.company_id = shop.company_id
        and module = 'appointments' and state = 'active')`,
    )
    .$if(packageId !== undefined, (query) => query.where('shop.id', 'in', shopsDoing(db, packageId ?? 0)))
    .orderBy('rank')
    .orderBy('shop.city')
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(shopsMost)
    .execute()
  return shops.map(({ rank: place, ...shop }) => ({ ...shop, isOwn: place < 4 }))
}

import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { shopsDoing } from '#app/features/trade/packages/packages.services.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { shopRank } from '#app/features/people/shops/shops.rank.server.ts'

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
  const shops = await db
    .selectFrom('shop')
    .select(['shop.id', 'shop.name', 'shop.city', shopRank(viewer, productId).as('rank')])
    .where('shop.removed_at', 'is', null)
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

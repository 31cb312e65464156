import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { shopRank } from '#app/features/people/shops/shops.rank.server.ts'
import type { DealerPrice, NamedPrice } from './packages.ts'

/** A shop that does a service, and for what. */
export type ShopOffer = DealerPrice & { shopId: number; shopName: string; city: string }

const offersMost = 100

/**
 * The shops where riders book it, the reader's own dealers first: their dealer has named a price, its licence holds packages
 * and appointments, and the shop takes this kind of appointment from riders.
 */
export function listOffers(db: Db, viewer: CompanyViewer, packageId: number): Promise<ShopOffer[]> {
  return offeringShops(db, packageId)
    .select(['shop.id as shopId', 'shop.name as shopName', 'shop.city'])
    .select(['price.amount', 'price.currency', 'price.minutes'])
    .orderBy(shopRank(viewer))
    .orderBy('shop.city')
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(offersMost)
    .execute()
}

/** The ids of those, as part of another statement. */
export function shopsDoing(db: Db, packageId: number) {
  return offeringShops(db, packageId).select('shop.id')
}

function offeringShops(db: Db, packageId: number) {
  return db
    .selectFrom('package_price as price')
    .innerJoin('package', 'package.id', 'price.package_id')
    .innerJoin('shop', 'shop.company_id', 'price.company_id')
    .where('price.package_id', '=', packageId)
    .where('shop.removed_at', 'is', null)
    .where(holdsAt(sql.ref('shop.id')))
    .where(
      sql<boolean>`exists (select from appointment_kind where appointment_kind.shop_id = shop.id
        and appointment_kind.kind = package.books and active and for_riders)`,
    )
    .where(
      sql<boolean>`(select count(*) from company_module where company_module.company_id = shop.company_id
        and module in ('appointments', 'standard-packages') and state = 'active') = 2`,
    )
}

/** On a row `price`: it is what this shop of its dealer's takes. */
function holdsAt(shop: RawBuilder<unknown>) {
  return sql<boolean>`(price.shop_id = ${shop} or (price.shop_id is null and not exists (select from package_price own
    where own.package_id = price.package_id and own.company_id = price.company_id and own.shop_id = ${shop})))`
}

export type AtShop = { packageId: number; companyId: number; shopId: number }

/** The price at this shop of this dealer; undefined where it is not done there. */
export function findPrice(db: Db, { packageId, companyId, shopId }: AtShop): Promise<DealerPrice | undefined> {
  return db
    .selectFrom('package_price as price')
    .select(['price.amount', 'price.currency', 'price.minutes'])
    .where('price.package_id', '=', packageId)
    .where('price.company_id', '=', companyId)
    .where(holdsAt(sql.val(shopId)))
    .executeTakeFirst()
}

/** All that a dealer has named: first what holds wherever no shop has its own, then theirs by name. */
export function listPrices(db: Db, packageId: number, companyId: number): Promise<NamedPrice[]> {
  return db
    .selectFrom('package_price as price')
    .leftJoin('shop', 'shop.id', 'price.shop_id')
    .select(['price.amount', 'price.currency', 'price.minutes', 'price.shop_id as shopId', 'shop.name as shopName'])
    .select(
      sql<boolean>`price.shop_id is null or exists (select from appointment_kind
        join package on package.id = price.package_id and package.books = appointment_kind.kind
        where appointment_kind.shop_id = price.shop_id and active and for_riders)`.as('isBookable'),
    )
    .where('price.package_id', '=', packageId)
    .where('price.company_id', '=', companyId)
    .orderBy(sql`shop.name nulls first`)
    .orderBy('price.shop_id')
    .execute()
}

type Owner = { packageId: number; companyId: number }

/** @param shopId of the one shop where it holds */
export async function putPrice(
  db: Db,
  { packageId, companyId }: Owner,
  { shopId, ...price }: DealerPrice & { shopId?: number | undefined },
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const said = { ...price, set_by: by, set_at: now }
  await db
    .insertInto('package_price')
    .values({ package_id: packageId, company_id: companyId, shop_id: shopId ?? null, ...said })
    .onConflict((conflict) => conflict.constraint('package_price_once').doUpdateSet(said))
    .execute()
}

/** @param shopId of one shop alone; unless told, all that this dealer has named */
export async function deletePrices(db: Db, { packageId, companyId }: Owner, shopId?: number): Promise<void> {
  await db
    .deleteFrom('package_price')
    .where('package_id', '=', packageId)
    .where('company_id', '=', companyId)
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId ?? 0))
    .execute()
}

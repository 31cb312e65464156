import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { DealerPrice } from './packages.ts'

/** A shop that does a service, and for what. */
export type ShopOffer = DealerPrice & { shopId: number; shopName: string; city: string }

const offersMost = 100

/**
 * The shops where riders book it: their dealer has named a price, its licence holds packages and appointments, and the shop
 * takes this kind of appointment from riders.
 */
export function listOffers(db: Db, packageId: number): Promise<ShopOffer[]> {
  return offeringShops(db, packageId)
    .select(['shop.id as shopId', 'shop.name as shopName', 'shop.city'])
    .select(['price.amount', 'price.currency', 'price.minutes'])
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
    .where(
      sql<boolean>`exists (select from appointment_kind where appointment_kind.shop_id = shop.id
        and appointment_kind.kind = package.books and active and for_riders)`,
    )
    .where(
      sql<boolean>`(select count(*) from company_module where company_module.company_id = shop.company_id
        and module in ('appointments', 'standard-packages') and state = 'active') = 2`,
    )
}

/** For what this dealer does it; undefined where it does not. */
export function findPrice(db: Db, packageId: number, companyId: number): Promise<DealerPrice | undefined> {
  return db
    .selectFrom('package_price')
    .select(['amount', 'currency', 'minutes'])
    .where('package_id', '=', packageId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

type Owner = { packageId: number; companyId: number }

export async function putPrice(
  db: Db,
  { packageId, companyId }: Owner,
  price: DealerPrice,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const said = { ...price, set_by: by, set_at: now }
  await db
    .insertInto('package_price')
    .values({ package_id: packageId, company_id: companyId, ...said })
    .onConflict((conflict) => conflict.columns(['package_id', 'company_id']).doUpdateSet(said))
    .execute()
}

export async function deletePrice(db: Db, { packageId, companyId }: Owner): Promise<void> {
  await db.deleteFrom('package_price').where('package_id', '=', packageId).where('company_id', '=', companyId).execute()
}

import { sql } from 'kysely'
import { replacementsAround } from '#app/features/bicycles/replacements/replacements.server.ts'
import { openRecallsOf } from '#app/features/service/recalls/recalls.open.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'

/** The only read of products without a viewer: anyone who has the code has the key, to what is not personal. */
export function findByPassport(db: Db, code: string) {
  return db
    .selectFrom('product')
    .select(['id', 'frame_model as frameModel', 'name', 'size', 'colour', 'serial_number as serialNumber', 'country'])
    .select(['attributes', 'warranty_expiry as warrantyExpiry', 'longest_expiry as longestExpiry'])
    .select(sql<boolean>`confirmed_by is not null`.as('isConfirmed'))
    .select(replacementsAround(sql.ref('product.serial_number'), sql.ref('product.frame_model')).as('replacements'))
    .select(openRecallsOf(sql.ref('product.serial_folded'), 'anybody').as('recalls'))
    .select(
      sql<string | null>`(select min(signed_on)::text from bicycle_check it
        where it.product_id = product.id and it.kind = 'delivery' and it.state = 'signed')`.as('inspectedOn'),
    )
    .where('passport_code', '=', code)
    .executeTakeFirst()
}

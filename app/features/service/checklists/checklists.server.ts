import { sql } from 'kysely'
import type { Texts } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import type { ListedCheck } from './checklists.ts'

/**
 * Every read of checklists starts here: staff have all, a dealer's people those of their workshop, and who holds a bicycle
 * what was signed on it, no matter by which workshop.
 */
export function checksVisibleTo(db: Db, viewer: Viewer) {
  const all = db.selectFrom('bicycle_check as it')
  if (viewer.side === 'maker') return all
  return all.where((row) =>
    row.or([
      row('it.company_id', '=', workshopOf(viewer)),
      row.and([
        row('it.state', '=', 'signed'),
        sql<boolean>`exists (select from product where product.id = it.product_id
          and product.company_id = ${companyWith(viewer, 'products')})`,
      ]),
    ]),
  )
}

/** Whose checklists somebody goes through; a rider has no workshop. */
export function workshopOf(viewer: CompanyViewer): number {
  return viewer.role === 'customer' ? 0 : companyWith(viewer, 'user-guides')
}

const names = sql<Texts>`it.names`.as('names')

/** For lists, as rows. */
export function checkRowsVisibleTo(db: Db, viewer: Viewer) {
  return checksVisibleTo(db, viewer)
    .innerJoin('company', 'company.id', 'it.company_id')
    .innerJoin('account as beginner', 'beginner.id', 'it.begun_by')
    .select(['it.id', 'company.name as companyName', 'it.serial_number as serialNumber', 'it.family', 'it.state'])
    .select(['it.kind', names, 'it.begun_at as begunAt', 'it.signed_at as signedAt', 'beginner.name as begunByName'])
}

const ofProductMost = 50

/** What was gone through on a bicycle this viewer may see, the latest first; without the module what was signed. */
export function checksOfProduct(db: Db, viewer: Viewer, productId: number): Promise<ListedCheck[]> {
  return checkRowsVisibleTo(db, viewer)
    .where('it.product_id', '=', productId)
    .orderBy('it.begun_at', 'desc')
    .orderBy('it.id', 'desc')
    .limit(ofProductMost)
    .execute()
}

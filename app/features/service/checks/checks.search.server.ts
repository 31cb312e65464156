import { sql } from 'kysely'
import { contains } from '#app/kit/lists/pages.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { checkRowsVisibleTo, workshopOf } from '#app/features/service/checklists/checklists.server.ts'
import type { ListedCheck } from '#app/features/service/checklists/checklists.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'

/** The last that were begun with these words: those of the workshop, and what was signed on a bicycle one holds. */
export async function searchChecks(portal: Portal, viewer: Viewer, q: string, limit: number): Promise<ListedCheck[]> {
  const find = () =>
    checkRowsVisibleTo(portal.reads.db, viewer)
      .where(isFound(viewer, q))
      .orderBy('it.begun_at', 'desc')
      .orderBy('it.id', 'desc')
      .limit(limit)
      .execute()
  return searchesOf(portal, viewer, q)(find)
}

/** Among all the words have their index; a company's own are found by the company, and those on its bicycles by these. */
function isFound(viewer: Viewer, q: string) {
  if (viewer.side === 'maker') return contains('it.words', q, true)
  return sql<boolean>`it.id in (
    select id from bicycle_check where company_id = ${workshopOf(viewer)} and ${contains('words', q, false)}
    union select one.id from product join bicycle_check one on one.product_id = product.id
      where product.company_id = ${companyWith(viewer, 'products')} and ${contains('one.words', q, false)})`
}

/** Those of these that this viewer may see now, in no order. */
export function checksById({ db }: Portal, viewer: Viewer, ids: readonly number[]): Promise<ListedCheck[]> {
  return checkRowsVisibleTo(db, viewer)
    .where(sql<boolean>`it.id = any(${ids})`)
    .execute()
}

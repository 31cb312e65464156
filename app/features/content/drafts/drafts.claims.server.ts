import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey } from '#app/kit/db/prepared.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import type { ClaimDraft } from './drafts.claims.ts'

/**
 * The claims somebody has begun and not sent, the latest first: for themselves, or for one customer.
 * @throws Problem module-missing
 */
export async function listClaimDrafts({ db }: Portal, { by, of }: Behalf): Promise<ClaimDraft[]> {
  requireModule(of, 'tickets')
  const customer = by.side === 'maker' ? of.accountId : null
  return (await claimsOf(db, by.accountId).where('for_id', 'is not distinct from', customer).execute()).map(claimOf)
}

/** All that one of the staff has begun for customers. @throws Problem not-found for anyone else */
export async function listClaimsForCustomers({ db }: Portal, viewer: Viewer): Promise<ClaimDraft[]> {
  requireStaff(viewer)
  return (await claimsOf(db, viewer.accountId).where('for_id', 'is not', null).execute()).map(claimOf)
}

/** The same as one column of another query, for a page that asks few; `claimDraftsIn` reads it. */
export function claimDraftsColumn(db: Pick<Db, 'selectFrom'>, accountId: number) {
  const list = sql<ClaimRow<string>[]>`coalesce(json_agg(claim order by "savedAt" desc), '[]')`
  return db.selectFrom(claimsOf(db, accountId).as('claim')).select(list.as('claims'))
}

export function claimDraftsIn(column: ClaimRow<string>[] | null | undefined): ClaimDraft[] {
  return (column ?? []).map((row) => claimOf({ ...row, savedAt: new Date(row.savedAt) }))
}

type ClaimRow<Moment = Date> = Pick<ClaimDraft, 'submission' | 'family' | 'serial' | 'customer'> & {
  form: string
  savedAt: Moment
}

function claimOf({ form, ...draft }: ClaimRow): ClaimDraft {
  const [, id] = /^ticket-(\d{1,15})(?:-for-\d+)?$/.exec(form) ?? []
  return { ...draft, follows: id === undefined ? null : Number(id) }
}

function claimsOf(db: Pick<Db, 'selectFrom'>, accountId: number) {
  return db
    .selectFrom('draft')
    .select(['form', 'submission', 'saved_at as savedAt'])
    .select([typedInto('frame_model').as('family'), typedInto('serial_number').as('serial'), customer.as('customer')])
    .where('account_id', '=', accountId)
    .where('form', 'like', sql.lit('ticket-%'))
    .orderBy('saved_at', 'desc')
    .limit(sql.lit(mostListed))
    .modifyEnd(byKey)
}

const customer = sql<ClaimDraft['customer']>`(select json_build_object('id', account.id, 'name',
    concat_ws(' · ', coalesce(nullif(account.name, ''), account.email), nullif(company.name, account.name)))
  from account left join company on company.id = account.company_id where account.id = draft.for_id)`

/** More than anybody keeps. */
const mostListed = 50

/** What was pasted into a field whole is too long to stand in a list. */
const mostShown = 80

function typedInto(field: string) {
  return sql<string>`coalesce(left((
    select pair->>1 from jsonb_array_elements(draft.fields) pair where pair->>0 = ${sql.lit(field)} limit 1
  ), ${sql.lit(mostShown)}), '')`
}

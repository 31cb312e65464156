import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import { seal } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'
import * as store from './data/erasure.store.server.ts'
import { personForgotten } from './profile.outbox.ts'
import { pseudonymOf } from './profile.ts'

/**
 * People of companies, riders, and who belongs to no company, who have neither come nor written since then, by their
 * numbers: those behind one of them. Staff are not among them: the maker ends their accounts.
 */
export async function findAbsent(db: Db, before: Date, after: number, limit: number): Promise<number[]> {
  const rows = await absentees(db, before)
    .select('account.id')
    .where('account.id', '>', after)
    .orderBy('account.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countAbsent(db: Db, before: Date): Promise<number> {
  const counted = await absentees(db, before)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}

/** Not yet under a pseudonym. What works through the API does so in an owner's name, and is a sign of them. */
function absentees(db: Db, before: Date) {
  return db
    .selectFrom('account')
    .where(sql<boolean>`(account.role is null or account.role in ('owner', 'sales', 'workshop', 'customer'))`)
    .where(sql<boolean>`account.subject <> 'erased-' || account.id`)
    .where('account.created_at', '<', before)
    .where(sql<boolean>`coalesce(account.last_sign_in_at < ${before}, true)`)
    .where(sql<boolean>`not exists (select from session where account_id = account.id and seen_at >= ${before})`)
    .where(sql<boolean>`not exists (select from ticket where author_id = account.id and created_at >= ${before})`)
    .where(sql<boolean>`not exists (select from message where author_id = account.id and created_at >= ${before})`)
    .where(sql<boolean>`(account.role is distinct from 'owner' or not exists (
      select from api_token where api_token.company_id = account.company_id and last_used_at >= ${before}))`)
}

/**
 * Puts a pseudonym in the place of somebody absent, as an erasure does, and has the CRM and the identity service forget
 * them. Somebody who has come back meanwhile stays, and so does the last owner of a company that others are in.
 * @param noted runs in the same transaction
 * @returns whether it was done
 */
export async function eraseAbsent(
  portal: Portal,
  id: number,
  before: Date,
  noted: (tx: Db) => Promise<void>,
): Promise<boolean> {
  const keys = await portal.db.transaction().execute(async (tx) => {
    const known = await store.findSubject(tx, id)
    if (!known) return undefined
    await store.lockGroup(tx, known)
    const person = await store.lockSubject(tx, id)
    const [found] = await findAbsent(tx, before, id - 1, 1)
    if (found !== id || (await store.isLastInCharge(tx, person))) return undefined
    const now = portal.clock.now()
    const files = await store.eraseAll(tx, person, pseudonymOf(id), now)
    const { email, subject, contactId } = person
    const outside = Buffer.from(JSON.stringify({ email, subject, contactId }))
    const payload = { sealed: seal(portal.secret, 'erasure', outside).toString('base64url') }
    await put(tx, personForgotten.of(`absence ${id}`, payload), now)
    await noted(tx)
    return files
  })
  for (const key of keys ?? []) await portal.files.remove(key)
  return keys !== undefined
}

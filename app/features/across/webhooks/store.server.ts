import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Endpoint, EndpointFacts, OffWhy, Owner } from './webhooks.ts'

/** Those of one owner: no statement of the pages begins elsewhere. */
function endpointsOf(db: Db, owner: Owner) {
  return db.selectFrom('webhook_endpoint').where('webhook_endpoint.company_id', 'is not distinct from', owner)
}

const columns = [
  'webhook_endpoint.id',
  'webhook_endpoint.company_id as companyId',
  'webhook_endpoint.url',
  'webhook_endpoint.description',
  'webhook_endpoint.events',
  'webhook_endpoint.created_at as createdAt',
  'webhook_endpoint.former_until as formerUntil',
  'webhook_endpoint.off_at as offAt',
  'webhook_endpoint.off_why as offWhy',
  'webhook_endpoint.taken_at as takenAt',
  'webhook_endpoint.failing_since as failingSince',
] as const

/** The first that was made first. */
export function listEndpoints(db: Db, owner: Owner): Promise<Endpoint[]> {
  return endpointsOf(db, owner).select(columns).orderBy('id').execute()
}

export function findEndpoint(db: Db, owner: Owner, id: number): Promise<Endpoint | undefined> {
  return endpointsOf(db, owner).select(columns).where('id', '=', id).executeTakeFirst()
}

/** Held still until the transaction ends. */
export function lockEndpoint(tx: Db, owner: Owner, id: number): Promise<Endpoint | undefined> {
  return endpointsOf(tx, owner).select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** One after the other: of two new ones at once neither would count the other. */
export async function lockOwner(tx: Db, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook endpoints'), ${owner ?? 0})`.execute(tx)
}

export async function countEndpoints(db: Db, owner: Owner): Promise<number> {
  const counted = endpointsOf(db, owner).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

type NewEndpoint = EndpointFacts & {
  owner: Owner
  secret: Buffer
  by: number
  submission: string
  formContent: string
}

/** @returns its number, and whether it is new: the form may have made it before */
export async function insertEndpoint(
  tx: Db,
  { owner, secret, by, submission, formContent, ...facts }: NewEndpoint,
  now: Date,
): Promise<number | undefined> {
  const made = await tx
    .insertInto('webhook_endpoint')
    .values({
      ...facts,
      company_id: owner,
      secret,
      created_by: by,
      created_at: now,
      submission,
      form_content: formContent,
    })
    .onConflict((same) => same.column('submission').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export function findBySubmission(db: Db, owner: Owner, submission: string) {
  return endpointsOf(db, owner)
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

export async function updateEndpoint(tx: Db, id: number, facts: EndpointFacts): Promise<void> {
  await tx.updateTable('webhook_endpoint').set(facts).where('id', '=', id).execute()
}

/** The one before signs as well until a moment. */
export async function replaceSecret(tx: Db, id: number, secret: Buffer, formerUntil: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set((row) => ({ former_secret: row.ref('secret'), former_until: formerUntil, secret }))
    .where('id', '=', id)
    .execute()
}

export async function forgetFormer(tx: Db, id: number): Promise<void> {
  const none = { former_secret: null, former_until: null }
  await tx.updateTable('webhook_endpoint').set(none).where('id', '=', id).execute()
}

/** Those whose day is over. */
export async function sweepFormer(db: Db, now: Date): Promise<void> {
  const none = { former_secret: null, former_until: null }
  await db.updateTable('webhook_endpoint').set(none).where('former_until', '<=', now).execute()
}

/** @returns whether it was on */
export async function switchOff(tx: Db, id: number, why: OffWhy, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoint')
    .set({ off_at: now, off_why: why })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function switchOn(tx: Db, id: number): Promise<void> {
  const on = { off_at: null, off_why: null, failing_since: null }
  await tx.updateTable('webhook_endpoint').set(on).where('id', '=', id).execute()
}

export async function deleteEndpoint(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('webhook_endpoint').where('id', '=', id).execute()
}

/** How many of the maker's fail, or were switched off by the portal, as a part of one query with others. */
export function troubledCount() {
  return sql<number>`(select count(*)::int from webhook_endpoint where company_id is null
    and (off_why <> 'hand' or (off_at is null and failing_since is not null)))`
}

import type { Db } from '#app/kit/db/db.server.ts'
import type { Ref } from '../crm.ts'

export type Link = { crmId: string; ties: string }

export function findLink(db: Db, { thing, id }: Ref): Promise<Link | undefined> {
  return db
    .selectFrom('crm_link')
    .select(['crm_id as crmId', 'ties'])
    .where('thing', '=', thing)
    .where('own_id', '=', id)
    .executeTakeFirst()
}

/** What another thing of ours was linked with is this one's now: over there two were put together. */
export async function keepLink(db: Db, { thing, id }: Ref, crmId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('crm_link')
      .where('thing', '=', thing)
      .where('crm_id', '=', crmId)
      .where('own_id', '<>', id)
      .execute()
    await tx
      .insertInto('crm_link')
      .values({ thing, own_id: id, crm_id: crmId })
      .onConflict((conflict) => conflict.columns(['thing', 'own_id']).doUpdateSet({ crm_id: crmId }))
      .execute()
  })
}

export async function keepTies(db: Db, { thing, id }: Ref, ties: string): Promise<void> {
  await db.updateTable('crm_link').set({ ties }).where('thing', '=', thing).where('own_id', '=', id).execute()
}

export async function dropLink(db: Db, { thing, id }: Ref): Promise<void> {
  await db.deleteFrom('crm_link').where('thing', '=', thing).where('own_id', '=', id).execute()
}

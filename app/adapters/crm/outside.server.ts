import type { Db } from '#app/kit/db/db.server.ts'

/** Tells the database whether there is a CRM outside: only then its triggers put rows for it. */
export async function noteOutside(db: Db, isOn: boolean): Promise<void> {
  await db
    .insertInto('crm_mirror')
    .values({ is_on: isOn })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ is_on: isOn }))
    .execute()
}

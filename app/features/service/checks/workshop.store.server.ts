import type { Db } from '#app/kit/db/db.server.ts'

/** By whose calendar a day at the workshop is told. */
export async function workshopCountry(db: Db, companyId: number): Promise<string> {
  const found = db.selectFrom('company').select('country').where('id', '=', companyId)
  return (await found.executeTakeFirstOrThrow()).country
}

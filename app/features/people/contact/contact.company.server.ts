import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { startingModules } from './contact.ts'

export type NewCompany = {
  kind: 'dealer' | 'customer'
  name: string
  country: string
  vatNumber: string
  locale: Locale
}

/** A company with the licence everybody begins with, no matter who lets it in. */
export async function insertCompany(tx: Db, { vatNumber, ...company }: NewCompany, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('company')
    .values({ ...company, vat_number: vatNumber, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await beginLicences(tx, [id])
  return id
}

/** What each company may use from the start. */
export async function beginLicences(tx: Db, ids: readonly number[]): Promise<void> {
  const licences = ids.flatMap((id) =>
    startingModules.map((module) => ({ company_id: id, module, state: 'active' as const })),
  )
  await tx.insertInto('company_module').values(licences).execute()
}

import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import type { Company, CompanyKind, Facts } from './company-facts.ts'
import * as store from './store.server.ts'

type Told = Pick<Facts, 'name' | 'country' | 'city' | 'vatNumber'>

/** What a company is to be; `before`: as it is, where it is there. */
export type Asked = { told: Told & { kind: CompanyKind }; before: Company | undefined }

/** Another company that may be the same one, and by what. */
export type Alike = { company: Company; by: 'vat' | 'name' }

/** For each of these, in their order: the other companies with its VAT number, or with its name in its town. */
export async function companiesAlike(db: Db, asked: readonly Asked[]): Promise<Alike[][]> {
  const numbers = asked.flatMap(({ told }) => told.vatNumber || [])
  const names = asked.map(({ told }) => folded(told.name))
  if (asked.length === 0) return []
  const others = await store
    .companies(db)
    .where((row) =>
      row.or([
        row('vat_number', '=', sql<string>`any(${numbers})`).and('vat_number', '<>', ''),
        row('name_folded', '=', sql<string>`any(${names})`),
      ]),
    )
    .orderBy('id')
    .execute()
  return asked.map((one) =>
    others.flatMap((company) => {
      const by = likeness(one, company)
      return by ? [{ company, by }] : []
    }),
  )
}

/** What was so before somebody came to change the company is not told them. */
function likeness({ told, before }: Asked, other: Company): Alike['by'] | undefined {
  if (other.id === before?.id) return undefined
  if (told.vatNumber !== '' && told.vatNumber === other.vatNumber && before?.vatNumber !== told.vatNumber) return 'vat'
  const isNew = !before || (['name', 'country', 'city'] as const).some((name) => before[name] !== told[name])
  if (!isNew || told.country !== other.country || told.kind !== other.kind) return undefined
  return folded(told.name) === folded(other.name) && mayBeSameTown(told, other) ? 'name' : undefined
}

/** Riders are often called alike: they have to be told to live in one town. */
function mayBeSameTown({ city, kind }: Asked['told'], other: Company): boolean {
  return folded(city) === folded(other.city) || (kind === 'dealer' && (city === '' || other.city === ''))
}

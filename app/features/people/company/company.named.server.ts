import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { anywhere } from '#app/kit/lists/pages.server.ts'
import { folded } from '#app/kit/lists/searchable.ts'

/** On a company: whether the words stand in its name, accents ignored. */
export function isNamed(q: string): RawBuilder<boolean> {
  return sql<boolean>`company.name_folded like ${anywhere(folded(q))}`
}

/** On a company: whether the words stand in the name or address of somebody there. */
export function hasSomebody(q: string): RawBuilder<boolean> {
  return sql<boolean>`company.id in (select account.company_id from account
    where account.email like ${anywhere(q)} or ${isPersonNamed(q)})`
}

/** As the column `company.name_folded` is made; few names have anything to fold, and that takes long. */
function isPersonNamed(q: string) {
  const bare = sql`regexp_replace(normalize(account.name, NFKD), '[\\u0300-\\u036f]', '', 'g')`
  return sql<boolean>`case when octet_length(account.name) = char_length(account.name) then lower(account.name)
    else lower(normalize(${bare}, NFKC)) end like ${anywhere(folded(q))}`
}

/** Phone numbers are compared by their last digits: a display shows the country's code, which a form seldom has. */
const digitsCompared = 8

/** @returns what tells of a column whether it holds this phone, however the number is typed; undefined: it is none */
export function phoneLike(q: string): ((column: string) => RawBuilder<boolean>) | undefined {
  const digits = q.replaceAll(/\D/g, '')
  if (digits.length < 6 || !/^[+\d ()./-]+$/.test(q)) return undefined
  const like = anywhere(digits.slice(-digitsCompared))
  return (column) => sql<boolean>`regexp_replace(${sql.ref(column)}, '\\D', '', 'g') like ${like}`
}

/** On a company: whether the phone is its own or somebody's there. Each has an index. */
export function hasPhone(q: string): RawBuilder<boolean> {
  const isThis = phoneLike(q)
  if (!isThis) return sql<boolean>`false`
  return sql<boolean>`company.id in (select called.id from company as called where ${isThis('called.phone')}
    union all select account.company_id from account join contact on contact.id = account.contact_id
    where ${isThis('contact.phone')})`
}

/** The companies that are called this, or somebody of which is; an address would name too many: «com» stands in most. */
export async function findIdsNamed(db: Db, q: string): Promise<number[]> {
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where(
      sql<boolean>`(${isNamed(q)} or company.id in (select account.company_id from account where ${isPersonNamed(q)})
        or ${hasPhone(q)})`,
    )
    .execute()
  return rows.map(({ id }) => id)
}

import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { anywhere } from '#app/kit/lists/pages.server.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import { staffRoles, type AccountRecord, type Module } from '#app/features/people/account/account.ts'
import { normaliseCustomerNumber } from '#app/features/people/company-facts/company-facts.ts'
import { phoneLike } from '#app/features/people/company/company.named.server.ts'

export type CustomerRecord = Omit<AccountRecord, 'looks' | 'hasSecondFactor' | 'secondFactorAt'> & { disabled: boolean }

/** Everybody who is not staff; of somebody whose data was erased nothing is left to write for. */
function customers(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(['account.id as accountId', 'account.name', 'account.first_name as firstName', 'account.email'])
    .select(['account.locale', 'account.email_verified as emailVerified', 'account.contact_id as contactId'])
    .select(['account.approved_at as approvedAt', 'account.role', 'account.company_id as companyId'])
    .select('company.name as companyName')
    .select([
      sql<Module[]>`array(select module from company_module
        where company_id = account.company_id and state = 'active')`.as('modules'),
      sql<boolean>`account.disabled_at is not null`.as('disabled'),
      sql<null>`null`.as('request'),
      sql<null>`null`.as('refusalReason'),
    ])
    .where((row) => row.or([row('account.role', 'is', null), row('account.role', 'not in', [...staffRoles])]))
    .where('account.subject', 'not like', 'erased-%')
}

export function findCustomer(db: Db, accountId: number, hold: boolean): Promise<CustomerRecord | undefined> {
  return customers(db)
    .where('account.id', '=', accountId)
    .$if(hold, (query) => query.forShare('account'))
    .executeTakeFirst()
}

type Wanted = {
  words: { q: string; serial: string } | undefined
  company: number | undefined
  after: number | undefined
  limit: number
}

/** Those who belong to a company, by its name and theirs. */
export function searchPeople(db: Db, { words, company, after, limit }: Wanted): Promise<CustomerRecord[]> {
  const order = sql`(lower(company.name), lower(account.name), account.id)`
  return customers(db)
    .where('account.company_id', 'is not', null)
    .$if(company !== undefined, (query) => query.where('account.company_id', '=', company ?? 0))
    .$if(words !== undefined, (query) => query.where(words ? isNamed(words) : sql<boolean>`true`))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`${order} > (select lower(coalesce(theirs.name, '')), lower(last.name), last.id
        from account as last left join company as theirs on theirs.id = last.company_id where last.id = ${after ?? 0})`),
    )
    .orderBy(sql`lower(company.name)`)
    .orderBy(sql`lower(account.name)`)
    .orderBy('account.id')
    .limit(limit)
    .execute()
}

/** A number of a phone is found however it was typed, a bicycle by look-alike characters as well. */
function isNamed({ q, serial }: { q: string; serial: string }) {
  const named = anywhere(folded(q))
  // As the column `company.name_folded` is made.
  const bare = sql`regexp_replace(normalize(account.name, NFKD), '[\\u0300-\\u036f]', '', 'g')`
  const phone = phoneLike(q)
  return sql<boolean>`(account.email like ${anywhere(q)} or company.name_folded like ${named}
    or lower(normalize(${bare}, NFKC)) like ${named}
    or company.customer_number like ${anywhere(normaliseCustomerNumber(q))}
    or account.company_id in (select product.company_id from product where product.serial_folded = ${serial})
    ${
      phone
        ? sql`or ${phone('company.phone')}
          or exists (select from contact where contact.id = account.contact_id and ${phone('contact.phone')})`
        : sql``
    })`
}

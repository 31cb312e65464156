import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { anywhere, byMoment } from '#app/kit/lists/pages.server.ts'
import type { CompanyRole } from '#app/features/people/account/account.ts'
import { type AskedPerson, askedPeople } from '../readers.store.server.ts'
import type { PeopleFilter } from './people-params.ts'

/** The people of one bulletin. */
type Wanted = Omit<PeopleFilter, 'after'> & { id: number }

const list = keysetList({
  name: 'people of bulletins',
  // Staff alone read it.
  scopeOf: (scope: 'all', _wanted: Wanted) => scope,
  plain: { is: () => false, hotOf: () => undefined, filterFor: (): Wanted => ({ id: 0 }) },
  keys: { since: byMoment(sql.ref('account.created_at'), 'account.id') },
  usual: { by: 'since', direction: 'asc' },
  momentOf: ({ since }) => since,
  rows: peopleRows,
  ids: (db) => askedPeople(db).select('account.id'),
  searched: 'account.name',
  conditions: ({ id, q, word }) => [
    sql<boolean>`bulletin.id = ${id}`,
    ...(q === undefined ? [] : [sql<boolean>`lower(account.name || ' ' || company.name) like ${anywhere(q)}`]),
    ...(word ? [word === 'missing' ? sql<boolean>`said.at is null` : sql<boolean>`said.at is not null`] : []),
  ],
})

export const peoplePage = list.list
export const peopleAfter = list.after(peopleRows)

function peopleRows(db: Db) {
  return askedPeople(db)
    .select(['account.id', 'account.name', 'company.name as companyName', 'company.country'])
    .select(['account.created_at as since', 'said.at as confirmedAt'])
    .select(sql<CompanyRole>`account.role`.as('role'))
    .$castTo<AskedPerson>()
}

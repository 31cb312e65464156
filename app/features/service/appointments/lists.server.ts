import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { anywhere, byDay, byNumber, contains, momentOfDay } from '#app/kit/lists/pages.server.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { narrowedTo, type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import type { ListedFilter } from './appointments.ts'
import { kindsCalled } from './kinds-called.ts'

const field = expressionBuilder<Tables, 'appointment'>()

/** For the desk those of its shops, for staff all. */
const appointmentList = keysetList({
  name: 'appointments',
  scopeOf: (viewer: Viewer, { company }: Omit<ListedFilter, 'after'>) =>
    narrowedTo(company, scopeOf(viewer, 'appointments')),
  plain: {
    is: () => true,
    hotOf: ({ state }) => state,
    filterFor: (state) => ({ state }),
  },
  keys: { day: byDay(sql.ref('appointment.day'), 'appointment.id'), booked: byNumber('appointment.id') },
  usual: { by: 'day', direction: 'desc' },
  momentOf: ({ day }) => momentOfDay(day),
  rows: rowsVisibleTo,
  ids: (db, scope) => idsVisibleTo(db, scope).select('appointment.id'),
  searched: 'appointment.lookup',
  conditions: ({ q, state }, scope) => [
    ...(q === undefined ? [] : [foundOrOfKind(q, scope)]),
    ...(state ? [field('appointment.state', '=', state)] : []),
  ],
})

export const listAppointments = appointmentList.list
export const listAfter = appointmentList.after(rowsVisibleTo)

/** What a kind is called stands in no row: of those whose name is looked for all are found. */
function foundOrOfKind(q: string, scope: Scope) {
  const named = kindsCalled(q)
  return named.length === 0 ? found(q, scope) : sql<boolean>`(appointment.kind = any(${named}) or ${found(q, scope)})`
}

/** Among all each half has its index; among a company's own they are looked through. */
function found(q: string, scope: Scope) {
  const number = /^\d{1,15}$/.test(q) ? Number(q) : 0
  const named = sql<boolean>`lower(account.name) like any (array[${anywhere(q)}, ${anywhere(folded(q))}])`
  if (scope !== 'all')
    return sql<boolean>`(${contains('appointment.lookup', q, false)} or exists (select from account
      where account.id = appointment.account_id and ${named}) or appointment.id = ${number})`
  return sql<boolean>`appointment.id in (select id from appointment where ${contains('lookup', q, true)}
    union select one.id from account join appointment one on one.account_id = account.id where ${named}
    union select ${number}::bigint)`
}

function idsVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('appointment').innerJoin('shop', 'shop.id', 'appointment.shop_id')
  return scope === 'all' ? all : all.where('shop.company_id', '=', scope.company)
}

function rowsVisibleTo(db: Db, scope: Scope) {
  return idsVisibleTo(db, scope)
    .innerJoin('company', 'company.id', 'shop.company_id')
    .leftJoin('account', 'account.id', 'appointment.account_id')
    .select(['appointment.id', 'appointment.kind', 'appointment.state', 'appointment.day', 'starts_at as startsAt'])
    .select(['ends_at as endsAt', 'appointment.bicycle', 'appointment.serial_number as serialNumber'])
    .select(['shop.name as shopName', 'shop.time_zone as timeZone', 'company.name as companyName'])
    .select((row) => row.fn.coalesce('account.name', 'appointment.person_name').as('personName'))
}

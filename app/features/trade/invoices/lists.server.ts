import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { byDay, contains, daysWithin, momentOfDay } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { narrowedTo } from '#app/features/people/licence/licence.ts'
import type { InvoiceFilter } from './invoices.ts'
import { invoiceRowsVisibleTo, invoiceScopeOf, invoicesVisibleTo } from './store.server.ts'

const field = expressionBuilder<Tables, 'invoice'>()

const invoiceList = keysetList({
  name: 'invoices',
  scopeOf: (viewer: Viewer, { company }: InvoiceFilter) => narrowedTo(company, invoiceScopeOf(viewer)),
  plain: { is: ({ state }) => state === undefined, hotOf: () => undefined, filterFor: () => ({ today: '' }) },
  keys: { date: byDay(sql.ref('invoice.issued_on'), 'invoice.id') },
  usual: { by: 'date', direction: 'desc' },
  momentOf: ({ issuedOn }) => momentOfDay(issuedOn),
  rows: invoiceRowsVisibleTo,
  ids: (db, scope) => invoicesVisibleTo(db, scope).select('invoice.id'),
  searched: 'invoice.search',
  conditions: ({ q, state, today, period }, scope) => {
    const conditions = []
    if (q !== undefined) conditions.push(contains('invoice.search', q, scope === 'all'))
    if (state) conditions.push(field('invoice.kind', '=', state === 'credit' ? 'credit' : 'invoice'))
    if (state === 'paid') conditions.push(field('invoice.open_amount', '<=', 0))
    if (state === 'open' || state === 'overdue') conditions.push(field('invoice.open_amount', '>', 0))
    if (state === 'overdue') conditions.push(field('invoice.due_on', '<', today))
    if (state === 'open')
      conditions.push(field.or([field('invoice.due_on', 'is', null), field('invoice.due_on', '>=', today)]))
    return period ? [...conditions, ...daysWithin('invoice.issued_on', period)] : conditions
  },
})

export const listInvoices = invoiceList.list
export const listAfter = invoiceList.after(invoiceRowsVisibleTo)
export const searchLatest = invoiceList.latest(invoiceRowsVisibleTo)

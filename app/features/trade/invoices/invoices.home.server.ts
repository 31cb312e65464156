import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { tradeCompanyWith } from '#app/features/people/licence/licence.ts'
import { dayOf } from '#app/kit/words/formats.ts'

export type OverdueInvoice = { id: number; number: string; dueOn: string; openAmount: number; currency: string }
export type OverdueInvoices = { count: number; rows: OverdueInvoice[] }

const shown = 5

/** For the home: what a dealer has not paid in time, the longest overdue first. A value of any query. */
export function overdueInvoices({ clock }: Portal, viewer: CompanyViewer) {
  const company = viewer.role === 'customer' ? 0 : tradeCompanyWith(viewer, 'erp-integration')
  return sql<OverdueInvoices>`(select json_build_object('count', count(*)::int, 'rows', coalesce(json_agg(
      json_build_object('id', id, 'number', number, 'dueOn', due_on, 'openAmount', open_amount, 'currency', currency)
      order by place) filter (where place <= ${shown}::int), '[]'))
    from (select id, number, due_on, open_amount, currency, row_number() over (order by due_on, id) as place
      from invoice where company_id = ${company} and kind = 'invoice' and open_amount > 0
        and due_on < ${dayOf(clock.now())}) overdue)`
}

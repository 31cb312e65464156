import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { exportForCustomers, listForCustomers } from '#app/features/people/company/company.customer.server.ts'
import type { BuiltBicycle, BuiltFilter } from './built-bicycles.ts'
import { findBuilt } from './built-bicycles.import.server.ts'
import * as lists from './lists.server.ts'

/** One page, for staff, the customer to whom it is narrowed, and those of that name. @throws Problem not-found */
export async function listBuilt(portal: Portal, viewer: Viewer, asked: BuiltFilter) {
  requireStaff(viewer)
  return listForCustomers(portal, viewer, asked, (filter) =>
    lists.listBuilt(portal.reads.db, 'all', filter, filter.after),
  )
}

/** All that a list shows, whatever page, for staff. @throws Problem not-found */
export async function exportBuilt(portal: Portal, viewer: Viewer, asked: Omit<BuiltFilter, 'after'>) {
  requireStaff(viewer)
  return exportForCustomers(portal, viewer, asked, (filter, last: BuiltBicycle | undefined, limit) =>
    lists.listAfter(portal.reads.db, 'all', filter, last, limit),
  )
}

/** What the list says of a number: `no-list` where the maker keeps none, and all stays as without. */
export type Listing = BuiltBicycle | 'not-listed' | 'no-list'

export async function findListing(db: Db, serialNumber: string): Promise<Listing> {
  const found = (await findBuilt(db, [serialNumber])).get(serialNumber)
  if (found) return found
  return (await lists.hasList(db)) ? 'not-listed' : 'no-list'
}

type Delivered = {
  company: number | RawBuilder<unknown>
  serial: string | RawBuilder<unknown>
  family: string | RawBuilder<unknown>
  at: Date | RawBuilder<unknown>
}

/**
 * Whether a bicycle was delivered to a company, as a value for any query: by the maker's list, or by a line of one of
 * the company's orders, unless the list names another company or model. A cancelled order counts only where all
 * bicycles of the line had left: otherwise nobody knows which had.
 */
export function isDeliveredTo({ company, serial, family, at }: Delivered) {
  return sql<boolean>`case
    when exists (select from built_bicycle where serial_number = ${serial}
      and (family <> ${family} or company_id <> ${company})) then false
    else exists (select from built_bicycle where serial_number = ${serial} and company_id = ${company}
        and delivered_on <= (${at}::timestamptz at time zone ${makersZone()})::date)
      or exists (select from sales_order_line line join sales_order on sales_order.id = line.order_id
        where line.serial_numbers @> array[${serial}::text] and sales_order.company_id = ${company}
          and (sales_order.status <> 'cancelled' or line.quantity_shipped >= cardinality(line.serial_numbers))) end`
}

import { sql } from 'kysely'
import type { Texts } from '#app/catalogue/catalogue.ts'
import type { Portal } from '#app/portal.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'
import { noteNextService } from '#app/features/bicycles/warranty/warranty.book.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type BookedKind, type BookedService, bookedService, findBooked, isForDue } from './booked.store.server.ts'
import { serviceKindOf, serviceNameOf } from './jobs.store.server.ts'
import { announceService } from './products.jobs.server.ts'

/** A service of a rider's bicycle that is near; `closes`: the last day on which it counts. */
export type NearService = {
  id: number
  name: string
  serialNumber: string
  service: Texts
  day: string
  closes: string
  booked: BookedService | null
}
export type NearServices = { count: number; rows: NearService[] }

/** Homes show what is due within so many days. */
const nearDays = 30
const atHome = 5

/** A value that any query can select: the services that are due soon on a rider's own bicycles. */
export function nearServices({ clock }: Pick<Portal, 'clock'>, viewer: Viewer) {
  const company = viewer.role === 'customer' && hasModule(viewer, 'products') ? viewer.companyId : 0
  const today = dayOf(clock.now())
  return sql<NearServices>`(select json_build_object('count', count(*)::int, 'rows', coalesce(
      json_agg(json_build_object('id', id, 'name', name, 'serialNumber', serial_number, 'service', service,
        'day', service_due, 'closes', service_until, 'booked', booked) order by service_due, id) filter (where place <= ${atHome}::int), '[]'))
    from (select id, name, serial_number, service_due, service_until, ${serviceNameOf} as service,
        ${bookedService(viewer.accountId, serviceKindOf, today)} as booked,
        row_number() over (order by service_due, id) as place
      from product where company_id = ${company} and service_due <= ${addDays(today, nearDays)}
        and service_until >= ${today}) near)`
}

/** A rider is reminded so many days ahead: a workshop has to have a free day by then. */
const remindDays = 21
/** How many bicycles at a time; the next hour goes on with the others. */
const most = 500

/** Each service once, where it is not booked already, of bicycles that riders hold; and of those whose service was missed the next one is looked for. */
export async function remindOfServices({ db, clock }: Portal): Promise<void> {
  const now = clock.now()
  // Everywhere it is over by then: the country's own day decides.
  const over = addDays(dayOf(now), -1)
  for (const id of await missedBefore(db, over))
    await db.transaction().execute(async (tx) => {
      const held = await tx.selectFrom('product').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
      if (held) await noteNextService(tx, id, now)
    })
  await db.transaction().execute(async (tx) => {
    for (const { id, holder } of await takeDue(tx, dayOf(now))) await announceService(tx, id, holder, now)
  })
}

async function missedBefore(db: Portal['db'], day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('service_until', '<', day)
    .orderBy('service_until')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

async function takeDue(tx: Portal['db'], today: string): Promise<{ id: number; holder: number }[]> {
  const { rows } = await sql<{ id: number; holder: number }>`
    update product set service_reminded = service_due
    from (
      select product.id from product join company on company.id = product.company_id
      where company.kind = 'customer' and held_by is not null and service_due <= ${addDays(today, remindDays)}
        and service_until >= ${today} and service_reminded is distinct from service_due
        and not exists (select from appointment where appointment.product_id = product.id
          and appointment.account_id = product.held_by and appointment.kind = ${serviceKindOf} and ${isForDue(today)})
      order by product.id limit ${most} for update of product skip locked) due
    where product.id = due.id
    returning product.id, held_by as holder`.execute(tx)
  return rows
}

/** The appointments that this person, or their shop, has for a bicycle; without the module they see none. */
export async function bookedServices(portal: Portal, viewer: Viewer, id: number): Promise<BookedKind[]> {
  if (viewer.side !== 'company' || !hasModule(viewer, 'appointments')) return []
  return findBooked(portal.db, viewer, id, dayOf(portal.clock.now()))
}

import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { addLeads } from './leads.server.ts'
import { addOrders } from './orders.server.ts'
import { addPeople, registerPeople } from './people.server.ts'
import { addProducts } from './products.server.ts'
import { addQuotes } from './quotes.server.ts'
import { addResources, draftResources } from './resources.server.ts'
import { addSubscriptions } from './subscriptions.server.ts'
import { addTickets, type Drafts, draftTickets } from './tickets.server.ts'

/**
 * Fills an empty database with the demonstration: the same every time, its dates counted from today. Anyone who ends it
 * halfway leaves the database as empty as it was, and at most some files that nobody refers to.
 * @param drawn pictures made beforehand; most of the time goes into drawing them
 */
export async function fillWithDemo(portal: Portal, drawn?: Drafts): Promise<void> {
  if (!(await isEmpty(portal.db))) return
  portal.log.info('filling the empty database with the demonstration')
  const now = portal.clock.now()
  const [subjects, drafts, shelves] = await Promise.all([
    registerPeople(portal),
    drawn ?? draftTickets(portal),
    draftResources(portal),
  ])
  await portal.db.transaction().execute(async (tx) => {
    // Two portals may start on one empty database.
    await sql`select pg_advisory_xact_lock(hashtext('demonstration'))`.execute(tx)
    if (!(await isEmpty(tx))) return
    const cast = await addPeople(tx, subjects, now)
    await addTickets(portal, tx, cast, drafts)
    await addQuotes(portal, tx, cast)
    await addOrders(portal, tx, cast, drafts.claims)
    await addLeads(portal, tx, cast)
    await addProducts(portal, tx, cast, drafts.claims)
    await addSubscriptions(portal, tx, cast)
    await addResources(portal, tx, cast, shelves)
  })
}

async function isEmpty(db: Db): Promise<boolean> {
  const known = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  return known === undefined
}

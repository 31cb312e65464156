import { sql } from 'kysely'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import { publishTemplate } from '#db/template/publish.server.ts'
import { template } from '#db/template/template.ts'
import { addAppointments } from './appointments.server.ts'
import { addChecks } from './checks.server.ts'
import { addErp } from './erp.server.ts'
import { addLeads } from './leads.server.ts'
import { addOrders } from './orders.server.ts'
import { addPeople, registerPeople } from './people.server.ts'
import { addProducts } from './products.server.ts'
import { addQuotes } from './quotes.server.ts'
import type { DrawPicture } from './pictures.server.ts'
import { addResources, draftResources, type Shelves } from './resources.server.ts'
import { addBulletins } from './bulletins.server.ts'
import { addPackagePictures, addPackages } from './packages.server.ts'
import { addRecallPictures, addRecalls } from './recalls.server.ts'
import { addRemarks } from './remarks.server.ts'
import { addSignals } from './signals.server.ts'
import { addShares } from './shares.server.ts'
import { addSurveys } from './surveys.server.ts'
import { addSubscriptions } from './subscriptions.server.ts'
import type { Drafts } from './stage.ts'
import { addTickets, draftTickets } from './tickets.server.ts'

/** A maker who promises when they answer: sooner where somebody cannot ride. */
const maker: Catalogue = {
  ...template,
  promises: [
    { kind: null, country: null, days: 5 },
    { kind: 'functional', country: null, days: 4 },
  ],
}

/**
 * Fills an empty database with the demonstration: the same every time, its dates counted from today. Anyone who ends it
 * halfway leaves the database as empty as it was, and at most some files that nobody refers to.
 * @param prepared files made beforehand; most of the time goes into them
 */
export async function fillWithDemo(portal: Portal, prepared?: Prepared): Promise<void> {
  if (!(await isEmpty(portal.db))) return
  portal.log.info('filling the empty database with the demonstration')
  const now = portal.clock.now()
  await publishTemplate(portal.db, now, maker)
  await portal.catalogues.refresh()
  const [subjects, { drafts, shelves }] = await Promise.all([registerPeople(portal), prepared ?? prepareFiles(portal)])
  await portal.db.transaction().execute(async (tx) => {
    // Two portals may start on one empty database.
    await sql`select pg_advisory_xact_lock(hashtext('demonstration'))`.execute(tx)
    if (!(await isEmpty(tx))) return
    const cast = await addPeople(tx, subjects, now)
    // Whatever was published before: the same tickets every time.
    const then = { ...portal.catalogues, current: () => ({ ...maker, version: 1 }) }
    await addTickets({ ...portal, catalogues: then }, tx, cast, drafts)
    await addSignals(portal, tx)
    await addQuotes(portal, tx, cast)
    await addOrders(portal, tx, cast, drafts.claims)
    await addErp(portal, tx)
    await addLeads(portal, tx, cast)
    await addProducts(portal, tx, cast, drafts.claims)
    await addAppointments(portal, tx, cast)
    await addRecalls(portal, tx, cast)
    await addBulletins(portal, tx, cast)
    await addPackages(portal, tx, cast)
    await addChecks(portal, tx, cast)
    await addSurveys(portal, tx, cast, drafts.claims)
    await addSubscriptions(portal, tx, cast)
    await addResources(portal, tx, cast, shelves)
    await addRemarks(portal, tx, cast)
    await addShares(portal, tx, cast)
    await addRecallPictures(portal, tx)
    await addPackagePictures(tx)
    // Its maker has opened the rule that accepts by itself, for the claims that are still to come.
    const lane = { ...maker.lane, isOpen: true }
    await insertVersion(tx, 'catalogue', { content: { ...maker, lane }, by: null, note: '', now })
  })
  await portal.catalogues.refresh()
}

/** Pictures and documents, and the claims that show them. */
export type Prepared = { drafts: Drafts; shelves: Shelves }

export async function prepareFiles(portal: Portal, draw?: DrawPicture): Promise<Prepared> {
  const [drafts, shelves] = await Promise.all([draftTickets(portal, draw), draftResources(portal)])
  return { drafts, shelves }
}

async function isEmpty(db: Db): Promise<boolean> {
  const known = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  return known === undefined
}

import pino from 'pino'
import { withPortal } from '#app/commands/with-portal.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { viewerOfSession } from '#app/features/people/account/account.sessions.server.ts'
import { addMonths } from '#app/kit/words/days.ts'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { logServiceDone } from '#app/features/service/products/products.service.server.ts'
import { addBookedProduct } from '#app/features/service/products/service-book.fixture.ts'
import { addUnits } from '#app/features/service/recalls/found.store.server.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { setPublished } from '#app/features/service/recalls/store.server.ts'
import { wantedFor } from '#app/features/service/recalls/wanted.server.ts'
import { askSurveys } from '#app/features/service/surveys/surveys.jobs.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { thePortal } from './browser.ts'

// What lies before a visit to the workshop, and the days that pass after it, in the database of the running portal.

const day = 86_400_000

export type Visited = { serial: string; recall: string; product: number; bought: string; today: string }

function inPortal<Result>(work: (portal: Portal) => Promise<Result>): Promise<Result> {
  const settings = readSettings({ DATA_DIR: thePortal().dataDir, DEMO: 'on', LOG_LEVEL: 'error' })
  return withPortal(settings, pino({ level: 'silent' }), work)
}

/** Somebody of the demonstration as the session says that they have just opened. */
async function viewerBy(portal: Portal, email: string): Promise<Viewer> {
  const { id } = await portal.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('account.email', '=', email)
    .orderBy('session.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const viewer = await viewerOfSession(portal, id)
  if (!viewer) throw new Error(`${email} is not signed in`)
  return viewer
}

async function companyViewerBy(portal: Portal, email: string): Promise<CompanyViewer> {
  const viewer = await viewerBy(portal, email)
  if (viewer.side === 'maker') throw new Error(`${email} is of the maker`)
  return viewer
}

/**
 * A rider's bicycle of two years less ten days, each service kept but the one that is due, and a recall of it that
 * nobody has seen to. All three have to be signed in.
 */
export function prepareVisit({ serial, recall }: Pick<Visited, 'serial' | 'recall'>): Promise<Visited> {
  return inPortal(async (portal) => {
    const rider = await companyViewerBy(portal, 'customer@demo.example')
    const dealer = await companyViewerBy(portal, 'dealer@demo.example')
    const agent = await viewerBy(portal, 'agent@demo.example')
    const { db } = portal
    const now = portal.clock.now()
    const due = new Date(now.getTime() + 10 * day).toISOString().slice(0, 10)
    const bought = addMonths(due, -24)
    const product = await addBookedProduct(portal, { of: { cookie: '', viewer: rider }, bought, serial })
    await db.updateTable('product').set({ confirmed_by: 'receipt' }).where('id', '=', product).execute()
    const kept = { productId: product, actorId: dealer.accountId }
    for (const [service, months] of [
      ['first_check', 3],
      ['yearly', 12],
    ] as const) {
      const on = addMonths(bought, months)
      await logServiceDone(portal, db, { ...kept, service, day: on }, new Date(`${on}T10:00:00Z`))
    }
    await setSubscription(portal, rider, { topic: 'surveys', subscribed: true })
    // Told of the recall is the bench that sold it, by the maker's list.
    const built = { family: 'C68', size: '51', colour: 'Nero', madeOn: null, deliveredOn: null }
    await saveBuilt(db, [{ ...built, serialNumber: serial, companyId: dealer.companyId }], now)
    const facts = { number: recall, serials: serial, checklist: 'recall-remedy' }
    const id = await addDraft(portal, { by: agent.accountId, ...facts })
    await setPublished(db, id, now)
    await addUnits(db, wantedFor(portal, id), now)
    return { serial, recall, product, bought, today: now.toISOString().slice(0, 10) }
  })
}

/** A bit more than a day after the visit: the rider, whom nobody has asked for long, is asked by the hour's round. */
export function letDayPass(appointment: string): Promise<void> {
  return inPortal(async (portal) => {
    const { db, clock } = portal
    const ended_at = new Date(clock.now().getTime() - 1.1 * day)
    await db.updateTable('appointment').set({ ended_at }).where('id', '=', Number(appointment)).execute()
    await db.updateTable('survey_invitation').set({ quiet_until: null }).execute()
    await askSurveys(portal)
  })
}

import { sql } from 'kysely'
import { byKey } from '#app/kit/db/prepared.server.ts'
import { readingAhead } from '#app/kit/read-ahead.server.ts'
import type { Portal } from '#app/portal.server.ts'
import {
  type CompanyViewer,
  hasModule,
  isFor,
  type Module,
  type StaffViewer,
  type Viewer,
} from '#app/features/people/account/account.ts'
import { firstStepsOf, knownSteps } from './first-steps.server.ts'
import { applicantCount } from '#app/features/people/contact/contact.staff.server.ts'
import { leadsAtHome, leadsOfStaff } from '#app/features/trade/leads/leads.home.server.ts'
import { requestCount } from '#app/features/people/licence/licence.staff.server.ts'
import { firstRegistration } from '#app/features/service/products/products.first.server.ts'
import { nearServices } from '#app/features/service/products/products.services.server.ts'
import { endingWarranties } from '#app/features/service/products/products.server.ts'
import { erasureCount } from '#app/features/people/profile/profile.staff.server.ts'
import { expiringQuotes } from '#app/features/trade/quotes/quotes.server.ts'
import { nearAppointments } from '#app/features/service/appointments/appointments.home.server.ts'
import { overdueInvoices } from '#app/features/trade/invoices/invoices.home.server.ts'
import { openChecks } from '#app/features/service/checks/checks.server.ts'
import { openUnits } from '#app/features/service/recalls/recalls.server.ts'
import { openBulletins } from '#app/features/content/bulletins/bulletins.server.ts'
import { waitingAsks } from '#app/features/trade/quotes/quotes.ask.server.ts'
import { openRemarks } from '#app/features/content/remarks/remarks.server.ts'
import { openTasks } from '#app/features/service/surveys/surveys.server.ts'
import { openSignals } from '#app/features/service/signals/signals.server.ts'
import { openCalls } from '#app/features/service/tickets/tickets.satisfaction.server.ts'
import { isLate } from '#app/features/service/tickets/tickets.due.ts'
import { waitingFor } from '#app/features/service/tickets/tickets.server.ts'
import { unpublishedDrafts } from '#app/features/across/versions/versions.server.ts'
import { webhookTrouble } from '#app/features/across/webhooks/webhooks.server.ts'
import { backupTrouble } from '#app/features/across/backups/backups.server.ts'
import { asideCount } from '#app/features/service/inbound-mail/inbound-mail.server.ts'
import { undeliveredCount } from '#app/features/content/undelivered/undelivered.server.ts'

/** All that a home reads. Of the moment its tag has what is late by then. */
export const shownHome = readingAhead(readHome, ({ now, ...home }) => {
  const { waiting = [], promised = [] } = home.tickets ?? {}
  return [home, [...waiting, ...promised].map((ticket) => isLate(ticket, now))]
})

function readHome(portal: Portal, viewer: Viewer): Promise<CompanyHomeData | StaffHomeData> {
  return viewer.side === 'maker' ? readStaffHome(portal, viewer) : readCompanyHome(portal, viewer)
}

/** What waits for a dealer's person or a rider. What their role or licence does not hold is undefined. */
async function readCompanyHome(portal: Portal, viewer: CompanyViewer) {
  const has = (module: Module) => hasModule(viewer, module) && isFor(viewer.role, module)
  const [
    { recalled, checks, services, appointments, overdue },
    bulletins,
    tickets,
    leads,
    quotes,
    { first, warranties },
  ] = await Promise.all([
    workshopOf(portal, viewer),
    openBulletins(portal, viewer),
    has('tickets') ? waitingFor(portal, viewer) : undefined,
    has('leads') ? leadsAtHome(portal, viewer) : undefined,
    has('quotes') ? expiringQuotes(portal, viewer) : undefined,
    has('products') ? readBikes(portal, viewer) : { first: undefined, warranties: undefined },
  ])
  const now = portal.clock.now()
  // Who sells comes for leads and quotes, before what the workshop waits for.
  const tradeFirst = viewer.role === 'sales'
  const isRider = viewer.role === 'customer'
  const shown = {
    isRider,
    recalled,
    checks,
    services,
    appointments,
    overdue,
    bulletins,
    tickets,
    leads,
    quotes,
    warranties,
    first,
  }
  return { side: viewer.side, now, tradeFirst, ...shown, tools: toolsFor(viewer) }
}

/**
 * In one query: bicycles under recall that wait for somebody, never locked; checks they have begun; services due soon; who
 * comes today; what is not paid.
 */
async function workshopOf(portal: Portal, viewer: CompanyViewer) {
  const { recalled, ...found } = await portal.db
    .selectNoFrom([openUnits(portal, viewer).as('recalled'), openChecks(viewer).as('checks')])
    .select(nearServices(portal, viewer).as('services'))
    .select([nearAppointments(portal, viewer).as('appointments'), overdueInvoices(portal, viewer).as('overdue')])
    .modifyEnd(byKey)
    .executeTakeFirstOrThrow()
  return { recalled: recalled ?? 0, ...found }
}

/** Who has no bicycle here has no warranty that ends either. */
async function readBikes(portal: Portal, viewer: CompanyViewer) {
  const first = viewer.role === 'customer' ? await firstRegistration(portal, viewer) : undefined
  return { first, warranties: first ? undefined : await endingWarranties(portal, viewer) }
}

/** What waits for staff; who and what waits for an answer is the administrators' matter. */
async function readStaffHome(portal: Portal, viewer: StaffViewer) {
  const [tickets, leads, asked] = await Promise.all([
    waitingFor(portal, viewer),
    leadsOfStaff(portal, viewer),
    viewer.role === 'admin' ? readRequests(portal, viewer) : readSignals(portal, viewer),
  ])
  const now = portal.clock.now()
  const { requests, signals, aside, recalled, calls, unhappy, asks, remarks, known } = asked
  const steps = known && firstStepsOf(portal, known)
  const waiting = { tickets, leads, requests, signals, aside, recalled, calls, unhappy, asks, remarks }
  return { side: viewer.side, now, ...waiting, steps, tools: toolsFor(viewer) }
}

/** In one query: a page asks few. */
async function readRequests(portal: Portal, viewer: StaffViewer) {
  const { known, signals, aside, recalled, calls, unhappy, asks, remarks, ...requests } = await portal.db
    .selectNoFrom([
      applicantCount(portal, viewer).as('access'),
      requestCount(portal, viewer).as('modules'),
      erasureCount(portal, viewer).as('erasures'),
      undeliveredCount(portal, viewer).as('undelivered'),
      backupTrouble(portal, viewer).as('backups'),
      webhookTrouble(viewer).as('webhooks'),
      unpublishedDrafts(viewer).as('drafts'),
      knownSteps(portal).as('known'),
      sql<number>`${openSignals(portal)}`.as('signals'),
      asideCount(portal, viewer).as('aside'),
      openUnits(portal, viewer).as('recalled'),
      openTasks(portal, viewer).as('calls'),
      openCalls(portal, viewer).as('unhappy'),
      waitingAsks(portal, viewer).as('asks'),
      openRemarks(portal, viewer).as('remarks'),
    ])
    .executeTakeFirstOrThrow()
  return {
    known,
    requests,
    signals,
    aside,
    recalled: recalled ?? 0,
    calls: calls ?? 0,
    unhappy: unhappy ?? 0,
    asks: asks ?? 0,
    remarks: remarks ?? 0,
  }
}

/** What waits for all of the staff beside tickets and leads. */
async function readSignals(portal: Portal, viewer: StaffViewer) {
  const { signals, aside, recalled, calls, unhappy, asks, remarks } = await portal.db
    .selectNoFrom([
      sql<number>`${openSignals(portal)}`.as('signals'),
      asideCount(portal, viewer).as('aside'),
      openUnits(portal, viewer).as('recalled'),
      openTasks(portal, viewer).as('calls'),
      openCalls(portal, viewer).as('unhappy'),
      waitingAsks(portal, viewer).as('asks'),
      openRemarks(portal, viewer).as('remarks'),
    ])
    .executeTakeFirstOrThrow()
  return {
    known: undefined,
    requests: undefined,
    signals,
    aside,
    recalled: recalled ?? 0,
    calls: calls ?? 0,
    unhappy: unhappy ?? 0,
    asks: asks ?? 0,
    remarks: remarks ?? 0,
  }
}

/** Whether the licence holds each tool; undefined where this role has no use for it. */
function toolsFor(viewer: Viewer) {
  const { role } = viewer
  const has = (module: Module) => (isFor(role, module) ? hasModule(viewer, module) : undefined)
  return {
    // Among ten entries of a rider's menu the bicycles are what they come for.
    bikes: role === 'customer' ? has('products') : undefined,
    media: has('media-sharing'),
    guides: has('user-guides'),
    reports: has('business-statistics'),
    // A mechanic's reports are of tickets alone.
    hasDeals: isFor(role, 'leads'),
  }
}

export type ToolsData = ReturnType<typeof toolsFor>
export type CompanyHomeData = Awaited<ReturnType<typeof readCompanyHome>>
export type StaffHomeData = Awaited<ReturnType<typeof readStaffHome>>

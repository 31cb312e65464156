import type { Portal } from '#app/portal.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import {
  type CompanyViewer,
  hasModule,
  type Module,
  seesTrade,
  type StaffViewer,
  type Viewer,
} from '../account/account.ts'
import { countApplicants } from '../contact/contact.staff.server.ts'
import { leadsAtHome } from '../leads/leads.home.server.ts'
import { overdueLeads } from '../leads/leads.server.ts'
import { countRequests } from '../licence/licence.staff.server.ts'
import { endingWarranties } from '../products/products.server.ts'
import { countErasures } from '../profile/profile.staff.server.ts'
import { expiringQuotes } from '../quotes/quotes.server.ts'
import { waitingFor } from '../tickets/tickets.server.ts'
import { countUndelivered } from '../undelivered/undelivered.server.ts'

/** What waits for a dealer's person or a rider. What their role or licence does not hold is undefined. */
export async function readCompanyHome(portal: Portal, viewer: CompanyViewer) {
  const has = (module: Module) => hasModule(viewer, module)
  const trades = seesTrade(viewer)
  const [tickets, leads, quotes, warranties] = await Promise.all([
    has('tickets') ? waitingFor(portal, viewer) : undefined,
    trades && has('leads') ? leadsAtHome(portal, viewer) : undefined,
    trades && has('quotes') ? expiringQuotes(portal, viewer) : undefined,
    has('products') ? endingWarranties(portal, viewer) : undefined,
  ])
  const today = dayOf(portal.clock.now())
  return { side: viewer.side, today, tickets, leads, quotes, warranties, tools: toolsFor(viewer), trades }
}

/** What waits for staff; who and what waits for an answer is the administrators' matter. */
export async function readStaffHome(portal: Portal, viewer: StaffViewer) {
  const [tickets, leads, requests] = await Promise.all([
    waitingFor(portal, viewer),
    overdueLeads(portal, viewer),
    viewer.role === 'admin' ? readRequests(portal, viewer) : undefined,
  ])
  return { side: viewer.side, tickets, leads, requests, tools: toolsFor(viewer) }
}

async function readRequests(portal: Portal, viewer: StaffViewer) {
  const [access, modules, erasures, undelivered] = await Promise.all([
    countApplicants(portal, viewer),
    countRequests(portal, viewer),
    countErasures(portal, viewer),
    countUndelivered(portal, viewer),
  ])
  return { access, modules, erasures, undelivered }
}

function toolsFor(viewer: Viewer) {
  return {
    media: hasModule(viewer, 'media-sharing'),
    guides: hasModule(viewer, 'user-guides'),
    reports: hasModule(viewer, 'business-statistics'),
  }
}

export type ToolsData = ReturnType<typeof toolsFor>
export type CompanyHomeData = Awaited<ReturnType<typeof readCompanyHome>>
export type StaffHomeData = Awaited<ReturnType<typeof readStaffHome>>

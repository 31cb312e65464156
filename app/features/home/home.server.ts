import type { Portal } from '#app/portal.server.ts'
import { type CompanyViewer, hasModule, type Module, seesTrade, type StaffViewer } from '../account/account.ts'
import { leadsAtHome } from '../leads/leads.home.server.ts'
import { endingWarranties } from '../products/products.server.ts'
import { expiringQuotes } from '../quotes/quotes.server.ts'
import { waitingFor } from '../tickets/tickets.server.ts'

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
  const tools = { media: has('media-sharing'), guides: has('user-guides'), reports: has('business-statistics') }
  return { side: viewer.side, tickets, leads, quotes, warranties, tools, trades }
}

export async function readStaffHome(portal: Portal, viewer: StaffViewer) {
  return { side: viewer.side, tickets: await waitingFor(portal, viewer) }
}

export type CompanyHomeData = Awaited<ReturnType<typeof readCompanyHome>>
export type StaffHomeData = Awaited<ReturnType<typeof readStaffHome>>

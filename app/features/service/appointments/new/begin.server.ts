import type { Portal } from '#app/portal.server.ts'
import { hasModule, type CompanyViewer } from '#app/features/people/account/account.ts'
import { readLead } from '#app/features/trade/leads/leads.server.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { latestProducts, productWithSerial } from '#app/features/service/products/products.server.ts'
import { productTitle } from '#app/features/service/products/products.ts'
import { requireTicket, ticketsById } from '#app/features/service/tickets/tickets.server.ts'
import { subjectOf } from '#app/features/service/tickets/tickets.words.ts'
import { type Kind, worksAtDesk } from '../appointments.ts'

/** From where somebody comes to book. */
export type From = { product?: number | undefined; ticket?: number | undefined; lead?: number | undefined }

/** What the form begins with. */
type Begun = {
  kind?: Kind
  product?: number
  bicycle?: string
  name?: string
  phone?: string
  email?: string
  message?: string
}

/** What is known of it where somebody comes from a ticket or a lead. @throws Problem not-found, module-missing */
export async function beginBooking(portal: Portal, viewer: CompanyViewer, from: From, locale: Locale): Promise<Begun> {
  if (from.ticket !== undefined) return ofTicket(portal, viewer, from.ticket, locale)
  if (from.lead !== undefined) return ofLead(portal, viewer, from.lead)
  return {}
}

/** The bicycle, registered or not, and what the ticket is about. */
async function ofTicket(portal: Portal, viewer: CompanyViewer, id: number, locale: Locale): Promise<Begun> {
  await requireTicket(portal, viewer, id)
  const [ticket] = await ticketsById(portal, viewer, [id])
  if (!ticket) return {}
  const { serialNumber, frameModel } = ticket
  const product = hasModule(viewer, 'products') ? await productWithSerial(portal, viewer, serialNumber) : undefined
  const labels = labelsIn(locale, portal.catalogues.current())
  return {
    kind: 'warranty_inspection',
    ...(product === undefined ? {} : { product }),
    bicycle: [frameModel, serialNumber].filter(Boolean).join(' · '),
    message: `${id} · ${subjectOf(locale, labels, ticket)}`,
  }
}

async function ofLead(portal: Portal, viewer: CompanyViewer, id: number): Promise<Begun> {
  const { lead } = await readLead(portal, viewer, id)
  return {
    kind: 'test_ride',
    bicycle: lead.productsOfInterest.join(', '),
    name: [lead.firstName, lead.lastName].filter(Boolean).join(' ') || lead.name,
    phone: lead.mobilePhone || lead.phone,
    email: lead.email,
    message: lead.message.slice(0, 1000),
  }
}

const bicyclesMost = 30

/** A rider's own, of which they name the one that is to come. */
export async function bicyclesOf(portal: Portal, viewer: CompanyViewer): Promise<{ value: string; label: string }[]> {
  if (worksAtDesk(viewer) || !hasModule(viewer, 'products')) return []
  const products = await latestProducts(portal, viewer, bicyclesMost)
  return products.map((one) => ({ value: String(one.id), label: `${productTitle(one)} · ${one.serialNumber}` }))
}

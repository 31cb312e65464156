import type { Transaction } from 'kysely'
import { importOrders } from '#app/features/trade/orders/orders.import.server.ts'
import type { OrderInput } from '#app/features/trade/orders/orders.import.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Claim } from './claims.ts'
import { type Customer, customers } from './orders/customers.ts'
import { type Fate, type Plan, plansOf, type Wanted } from './orders/plans.ts'
import { portalAt } from './past.server.ts'
import { companies } from './people.ts'
import type { Cast } from './people.server.ts'

/** The orders of the dealers that have them, handed over as an ERP would. */
export async function addOrders(
  portal: Portal,
  tx: Transaction<Tables>,
  cast: Cast,
  claims: readonly Claim[],
): Promise<void> {
  const now = portal.clock.now()
  const rows = customers.flatMap((customer) =>
    plansOf(customer, claims, now).map((plan, index) => inputOf(customer, companyOf(cast, customer), plan, index, now)),
  )
  const { refused } = await importOrders(portalAt(portal, tx, now), byDate(rows))
  if (refused.length > 0) throw new Error(`The demonstration's orders are wrong: ${JSON.stringify(refused)}`)
}

function companyOf({ members }: Cast, { company }: Customer): number {
  const member = [...members.values()].find(({ companyName }) => companyName === companies[company].name)
  if (!member) throw new Error(`Nobody in the demonstration works for ${company}`)
  return member.companyId
}

const dayMs = 86_400_000

type Unnumbered = Omit<OrderInput, 'number'>

/** The ERP numbers all customers' orders in one row, year by year. */
function byDate(rows: Unnumbered[]): OrderInput[] {
  const sorted = rows.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return sorted.map((input, index) => {
    const [year = '', month, day] = input.orderDate.split('-')
    const count = Number(month) * 372 + Number(day) * 12 + (index % 12)
    const number = `OV${year.slice(2)}-${String(count).padStart(4, '0')}`
    const isInvoiced = input.invoiceNumber === pending
    const invoice = isInvoiced ? `FV${year.slice(2)}-${String(count - 211).padStart(4, '0')}` : ''
    return {
      ...input,
      number,
      invoiceNumber: invoice,
      invoiceUrl: isInvoiced ? `https://erp.example/invoices/${invoice}.pdf` : null,
    }
  })
}

/** An invoice that has no number yet. */
const pending = 'pending'

function inputOf(customer: Customer, companyId: number, plan: Plan, index: number, now: Date): Unnumbered {
  const { random, fate } = plan
  const createdAt = new Date(now.getTime() - plan.ago * dayMs - random.between(0.2, 4) * 3_600_000)
  const orderDate = dayOf(createdAt)
  const lines = plan.wanted.map((wanted, at) => lineOf(plan, wanted, at, now))
  const netAmount = lines.reduce((sum, { amount }) => sum + amount, 0)
  const vatAmount = Math.round((netAmount * customer.vat) / 100)
  const shipmentMethod = random.pick(customer.shipments)
  const agent = random.pick(customer.agents)
  const isCollected = shipmentMethod === 'PICKUP'
  const trackingNumber = isUnderway(fate) && !isCollected ? String(Math.floor(random.between(1e11, 9e11))) : ''
  return {
    companyId,
    externalDocumentNumber: index % 7 === 3 ? '' : customer.reference(createdAt.getUTCFullYear(), index + 1),
    name: index % 3 === 1 ? nameOf(customer, plan) : '',
    status: erpStatuses[fate],
    createdAt: createdAt.toISOString(),
    changedAt: new Date(createdAt.getTime() + (plan.ago * dayMs) / 2).toISOString(),
    orderDate,
    requestedDeliveryDate:
      index % 4 === 2 ? null : dayOf(new Date(createdAt.getTime() + random.between(14, 45) * dayMs)),
    currency: customer.currency,
    netAmount,
    vatAmount,
    totalAmount: netAmount + vatAmount,
    paymentMethod: fate === 'unpaid' ? 'PREPAID' : random.pick(customer.payments),
    shipmentMethod,
    shippingAgent: isCollected ? '' : agent,
    vatRegistrationNo: customer.vatNumber,
    trackingNumber,
    trackingUrl: trackingNumber && `https://tracking.example/${trackingNumber}`,
    invoiceNumber: fate === 'invoiced' ? pending : '',
    addresses: { selling: customer.selling, billing: customer.billing, shipping: random.pick(customer.places) },
    lines,
  }
}

/** The first name is that of the orders that hold no bicycle. */
function nameOf({ names: [small, ...whole] }: Customer, { wanted, random }: Plan): string {
  const isSmall = wanted.every(({ serials }) => serials.length === 0)
  return isSmall ? small : random.pick([whole[0] ?? small, ...whole])
}

const erpStatuses: Record<Fate, string> = {
  open: 'Open',
  unpaid: 'Pending Prepayment',
  confirmed: 'Released',
  // A text of the ERP's own, which the portal has no word for.
  checked: 'Verifica disponibilità',
  partly: 'Released',
  shipped: 'Released',
  invoiced: 'Released',
  cancelled: 'Cancelled',
}

function isUnderway(fate: Fate): boolean {
  return fate === 'partly' || fate === 'shipped' || fate === 'invoiced'
}

function lineOf({ fate, random }: Plan, { item, name, number, quantity, serials }: Wanted, at: number, now: Date) {
  const discount = random.pick([0, 0, 5, 10])
  const quantityShipped = shippedOf(fate, quantity, at)
  return {
    itemNumber: number,
    itemName: name,
    quantity,
    quantityShipped,
    price: item.price,
    amount: Math.round((item.price * quantity * (100 - discount)) / 100),
    expectedDate:
      quantityShipped < quantity && fate !== 'cancelled'
        ? dayOf(new Date(now.getTime() + random.between(6, 50) * dayMs))
        : null,
    serialNumbers: serials.slice(0, quantityShipped),
  }
}

/** In an order that is partly shipped the first line is half under way, and some of the others whole. */
function shippedOf(fate: Fate, quantity: number, at: number): number {
  if (fate === 'shipped' || fate === 'invoiced') return quantity
  if (fate !== 'partly' || at === 1) return 0
  return at === 0 ? Math.ceil(quantity / 2) : quantity
}

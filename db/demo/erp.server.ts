import { sql, type Transaction } from 'kysely'
import { takeInvoices } from '#app/features/trade/invoices/invoices.intake.server.ts'
import type { InvoiceRowIn } from '#app/features/trade/invoices/invoices.intake.ts'
import { takeItems, takeStock } from '#app/features/trade/items/items.intake.server.ts'
import type { ItemRowIn, StockRowIn } from '#app/features/trade/items/items.intake.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { createRandom } from './drawings/random.ts'
import { bikes, parts, quoted } from './orders/items.ts'
import { portalAt } from './past.server.ts'

const dayMs = 86_400_000

/** What an ERP tells beside the orders: their invoices, a credit note, and what is in stock of what was ordered. */
export async function addErp(portal: Portal, tx: Transaction<Tables>): Promise<void> {
  const now = portal.clock.now()
  const then = portalAt(portal, tx, now)
  const invoices = await takeInvoices(then, await invoicesOf(tx, now))
  const sold = await itemsOf(tx, now)
  const items = await takeItems(then, sold)
  const stock = await takeStock(then, stockOf(sold, now))
  const refused = [...invoices, ...items, ...stock].filter(({ fate }) => fate === 'refused')
  if (refused.length > 0) throw new Error(`What the demonstration's ERP tells is wrong: ${JSON.stringify(refused)}`)
}

async function invoicesOf(tx: Transaction<Tables>, now: Date): Promise<InvoiceRowIn[]> {
  const orders = await tx
    .selectFrom('sales_order')
    .innerJoin('company', 'company.id', 'sales_order.company_id')
    .select(['sales_order.number', 'invoice_number', 'invoice_url', 'external_document_number', 'order_date'])
    .select(['currency', 'net_amount', 'vat_amount', 'total_amount', 'company.customer_number'])
    .select(
      sql<InvoiceRowIn['lines']>`(select jsonb_agg(jsonb_build_object('itemNumber', item_number, 'itemName', item_name,
        'quantity', quantity, 'price', price, 'amount', amount) order by position)
        from sales_order_line where order_id = sales_order.id)`.as('lines'),
    )
    .where('invoice_number', '<>', '')
    .orderBy('sales_order.id')
    .execute()
  const rows = orders.flatMap((order): InvoiceRowIn[] => {
    const random = createRandom(`invoice ${order.invoice_number}`)
    const issued = new Date(Date.parse(order.order_date) + Math.round(random.between(10, 30)) * dayMs)
    if (!order.customer_number || issued > now) return []
    const due = new Date(issued.getTime() + 60 * dayMs)
    const paid = new Date(due.getTime() + Math.round(random.between(-10, 12)) * dayMs)
    const isPaid = paid < now && random.between(0, 1) < 0.95
    return [
      {
        customerNumber: order.customer_number,
        kind: 'invoice',
        number: order.invoice_number,
        orderNumber: order.number,
        externalDocumentNumber: order.external_document_number,
        issuedOn: dayOf(issued),
        dueOn: dayOf(due),
        paidOn: isPaid ? dayOf(paid) : null,
        currency: order.currency,
        netAmount: order.net_amount,
        vatAmount: order.vat_amount,
        totalAmount: order.total_amount,
        openAmount: isPaid ? 0 : order.total_amount,
        url: order.invoice_url,
        changedAt: now.toISOString(),
        lines: order.lines ?? [],
      },
    ]
  })
  const [last] = rows.toReversed()
  return last ? [...rows, ...creditsOf(last, now)] : rows
}

/** One piece of its first line came back. */
function creditsOf(invoice: InvoiceRowIn, now: Date): InvoiceRowIn[] {
  const [line] = invoice.lines ?? []
  if (!line) return []
  const netAmount = Math.round(line.amount / line.quantity)
  const vatAmount = Math.round((netAmount * invoice.vatAmount) / invoice.netAmount)
  return [
    {
      ...invoice,
      kind: 'credit',
      number: invoice.number.replace('FV', 'NC'),
      issuedOn: dayOf(new Date(now.getTime() - 6 * dayMs)),
      dueOn: null,
      paidOn: null,
      netAmount,
      vatAmount,
      totalAmount: netAmount + vatAmount,
      openAmount: 0,
      lines: [{ ...line, quantity: 1, amount: netAmount }],
    },
  ]
}

/** All that is ordered and quoted, as the ERP has it; frames and bicycles bear size and colour behind their number. */
async function itemsOf(tx: Transaction<Tables>, now: Date): Promise<ItemRowIn[]> {
  const { rows } = await sql<{ number: string }>`
    select item_number as number from sales_order_line where item_number <> ''
    union select item_number from quote_line where item_number <> '' order by 1`.execute(tx)
  const changedAt = now.toISOString()
  return rows.flatMap(({ number }) => {
    const found = known.find((item) => number === item.number || number.startsWith(`${item.number}-`))
    const [size = ''] = number.slice(found?.number.length).split('-').filter(Boolean)
    return found ? [{ number, names: { it: found.it, en: found.en }, family: found.family ?? '', size, changedAt }] : []
  })
}

const known = [...quoted, ...parts, ...Object.entries(bikes).map(([family, item]) => ({ ...item, family }))]

function stockOf(items: readonly ItemRowIn[], now: Date): StockRowIn[] {
  return items.map(({ number: item }) => {
    const random = createRandom(`stock of ${item}`)
    const light = random.pick(['in_stock', 'in_stock', 'few', 'none'] as const)
    const nextOn = light === 'none' ? dayOf(new Date(now.getTime() + Math.round(random.between(8, 50)) * dayMs)) : null
    return { item, light, nextOn, asOf: now.toISOString() }
  })
}

import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { digestOf, fateOf, readDelivery, upsertNewer } from '#app/kit/intake/intake.server.ts'
import type { Intake, RowFate } from '#app/kit/intake/intake.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Portal } from '#app/portal.server.ts'
import { companiesCalledBy } from '#app/features/people/company-facts/company-facts.import.server.ts'
import { invoiceRow, type TakenInvoice } from './invoices.intake.ts'

type Known = { row: TakenInvoice; companyId: number }

/**
 * Takes invoices and credit notes in: each is found again by its number and kind and replaced whole by what was changed
 * later. One that belongs to no company of the portal is refused by itself.
 */
export async function takeInvoices(portal: Portal, rows: readonly unknown[], intake?: Intake): Promise<RowFate[]> {
  const delivery = readDelivery(invoiceRow, rows, {
    keyOf: ({ number, kind }) => `${number}\n${kind}`,
    numberOf: ({ number }) => number,
    moment: 'changedAt',
    now: portal.clock.now(),
  })
  const companies = await companiesCalledBy(
    portal.db,
    delivery.newest.map(({ customerNumber }) => customerNumber),
  )
  const dealers = await dealersAmong(
    portal.db,
    delivery.newest.flatMap(({ customerNumber }) => companies(customerNumber) ?? []),
  )
  const known = delivery.newest.flatMap((row): Known[] => {
    const companyId = companies(row.customerNumber)
    // Riders read no invoices here, so none of theirs is kept.
    if (companyId !== undefined && dealers.has(companyId)) return [{ row, companyId }]
    delivery.refuse(row, [{ field: 'customerNumber', reason: 'unknown-company' }])
    return []
  })
  for (let at = 0; at < known.length; at += atOnce) {
    const some = known.slice(at, at + atOnce)
    const fates = await portal.db.transaction().execute((tx) => save(tx, some, portal.clock.now(), intake))
    for (const [index, { row }] of some.entries()) delivery.settle(row, fates[index] ?? 'older')
  }
  return delivery.fates()
}

const atOnce = 200

async function dealersAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', sql<number>`any(${ids})`)
    .where('kind', '=', 'dealer')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function save(tx: Db, some: readonly Known[], now: Date, intake: Intake | undefined) {
  const target = { table: 'invoice', key: ['number', 'kind'], moment: 'changed_at' } as const
  const written = await upsertNewer(
    tx,
    target,
    some.map((known) => rowOf(known, now)),
    intake,
  )
  const taken = written.flatMap(({ id, isWritten }, at) => {
    const known = some[at]
    return isWritten && known ? [{ id, lines: known.row.lines }] : []
  })
  await tx
    .deleteFrom('invoice_line')
    .where('invoice_id', '=', sql<number>`any(${taken.map(({ id }) => id)})`)
    .execute()
  const lines = taken.flatMap(({ id, lines: all }) =>
    all.map((line, at) => ({
      invoice_id: id,
      position: at + 1,
      item_number: line.itemNumber,
      item_name: line.itemName,
      quantity: line.quantity,
      price: line.price,
      amount: line.amount,
    })),
  )
  if (lines.length > 0)
    await sql`insert into invoice_line (invoice_id, position, item_number, item_name, quantity, price, amount)
      select invoice_id, position, item_number, item_name, quantity, price, amount
      from jsonb_populate_recordset(null::invoice_line, ${JSON.stringify(lines)}::jsonb)`.execute(tx)
  return written.map(fateOf)
}

function rowOf({ row, companyId }: Known, now: Date) {
  return {
    company_id: companyId,
    kind: row.kind,
    number: row.number,
    order_number: row.orderNumber,
    external_document_number: row.externalDocumentNumber,
    issued_on: row.issuedOn,
    due_on: row.dueOn,
    paid_on: row.paidOn,
    currency: row.currency,
    net_amount: row.netAmount,
    vat_amount: row.vatAmount,
    total_amount: row.totalAmount,
    open_amount: row.openAmount,
    url: row.url,
    changed_at: row.changedAt,
    taken_at: now,
    search: searchText(row),
    digest: digestOf({ ...row, companyId }),
  }
}

function searchText({ number, orderNumber, externalDocumentNumber, lines }: TakenInvoice): string {
  const words = [number, orderNumber, externalDocumentNumber]
  for (const { itemNumber, itemName } of lines) words.push(itemName, itemNumber)
  return searchable([...new Set(words)].filter(Boolean).join(' '))
}

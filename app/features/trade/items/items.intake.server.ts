import { type Delivery, digestOf, fateOf, readDelivery, upsertNewer } from '#app/kit/intake/intake.server.ts'
import type { Intake, RowFate } from '#app/kit/intake/intake.ts'
import { fieldsByLocale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { itemRow, stockRow } from './items.intake.ts'

/** Takes items in: each is found again by its number and replaced whole by what was changed later. */
export async function takeItems({ db, clock }: Portal, rows: readonly unknown[], intake?: Intake): Promise<RowFate[]> {
  const delivery = readDelivery(itemRow, rows, {
    keyOf: ({ number }) => number,
    numberOf: ({ number }) => number,
    moment: 'changedAt',
    now: clock.now(),
  })
  const written = delivery.newest.map((row) => ({
    number: row.number,
    ...fieldsByLocale('name', (locale) => row.names[locale]),
    gtin: row.gtin,
    family: row.family,
    size: row.size,
    colour: row.colour,
    replaced_by: row.replacedBy,
    changed_at: row.changedAt,
    digest: digestOf(row),
  }))
  const target = { table: 'item', key: ['number'], moment: 'changed_at' } as const
  const outcomes = await db.transaction().execute((tx) => upsertNewer(tx, target, written, intake))
  return settled(delivery, outcomes)
}

/** Takes in what is free to promise of items, which need not be here themselves. */
export async function takeStock({ db, clock }: Portal, rows: readonly unknown[], intake?: Intake): Promise<RowFate[]> {
  const delivery = readDelivery(stockRow, rows, {
    keyOf: ({ item }) => item,
    numberOf: ({ item }) => item,
    moment: 'asOf',
    now: clock.now(),
  })
  const written = delivery.newest.map((row) => ({
    item_number: row.item,
    light: row.light,
    quantity: row.quantity,
    next_on: row.nextOn,
    as_of: row.asOf,
    digest: digestOf(row),
  }))
  const target = { table: 'stock', key: ['item_number'], moment: 'as_of' } as const
  const outcomes = await db.transaction().execute((tx) => upsertNewer(tx, target, written, intake))
  return settled(delivery, outcomes)
}

function settled<Row>({ newest, settle, fates }: Delivery<Row>, outcomes: Awaited<ReturnType<typeof upsertNewer>>) {
  for (const [at, row] of newest.entries()) {
    const outcome = outcomes[at]
    if (outcome) settle(row, fateOf(outcome))
  }
  return fates()
}

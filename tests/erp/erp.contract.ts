import { expect, test } from 'vitest'
import { type Erp, type ErpKind, erpKinds, type ErpRequest, type ErpRow } from '#app/adapters/erp/erp.ts'
import { invoiceRow } from '#app/features/trade/invoices/invoices.intake.ts'
import { itemRow, stockRow } from '#app/features/trade/items/items.intake.ts'
import { orderRow } from '#app/features/trade/orders/orders.intake.ts'

export type ErpWorld = {
  erp: Erp
  /** An order that the ERP takes; its reference is new each time. */
  request: () => ErpRequest
  /** How many orders bear the reference there. */
  ordersOf: (reference: string) => Promise<number>
}

const rows = { orders: orderRow, items: itemRow, stock: stockRow, invoices: invoiceRow }

/** What every ERP promises, ours at the wire and a real one alike. */
export function erpContract(name: string, open: () => Promise<ErpWorld>): void {
  test.each(erpKinds)(`${name}: %s are read in the shape in which the portal takes them in`, async (kind) => {
    const { erp } = await open()
    const { read, changedUpTo } = await readAll(erp, kind)
    expect(read.length).toBeGreaterThan(0)
    const wrong = read.flatMap(({ number, content }) => {
      const { success, error } = rows[kind].safeParse(JSON.parse(JSON.stringify(content)))
      return success ? [] : [{ number, issues: error.issues }]
    })
    expect(wrong).toEqual([])
    if (kind !== 'stock') expect(changedUpTo).toBeInstanceOf(Date)
  })

  test(`${name}: after the latest change nothing more is told`, async () => {
    const { erp } = await open()
    for (const kind of ['orders', 'items', 'invoices'] as const) {
      const { changedUpTo } = await readAll(erp, kind)
      const later = new Date((changedUpTo?.getTime() ?? 0) + 1000)
      expect((await readAll(erp, kind, later)).read).toEqual([])
    }
  })

  test(`${name}: one order is found by its number, an apostrophe in it or not, and an unknown one is none`, async () => {
    const { erp } = await open()
    const [first] = (await readAll(erp, 'orders')).read
    expect((await erp.findOrder(first?.number ?? ''))?.content['number']).toBe(first?.number)
    expect(await erp.findOrder("no 'such' order")).toBeUndefined()
  })

  test(`${name}: an order that is sent twice under one reference is one`, async () => {
    const { erp, request, ordersOf } = await open()
    const options = request()
    const first = await erp.send(options)
    expect(first).toHaveProperty('taken')
    expect(await erp.send(options)).toEqual(first)
    expect(await ordersOf(options.reference)).toBe(1)
  })

  test(`${name}: an order of nobody it knows is refused in its own words`, async () => {
    const { erp, request } = await open()
    const answer = await erp.send({ ...request(), customerNumber: 'NOBODY-AT-ALL' })
    expect(answer).toEqual({ refused: expect.stringMatching(/NOBODY-AT-ALL/) })
  })

  test(`${name}: it says that it is well`, async () => {
    const { erp } = await open()
    await expect(erp.health()).resolves.toBeUndefined()
  })
}

export async function readAll(erp: Erp, kind: ErpKind, since?: Date) {
  const read: ErpRow[] = []
  let changedUpTo: Date | undefined
  for await (const page of erp.changed(kind, since)) {
    read.push(...page.rows)
    if (page.changedUpTo && (!changedUpTo || page.changedUpTo > changedUpTo)) ({ changedUpTo } = page)
  }
  return { read, changedUpTo }
}

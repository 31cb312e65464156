import type { Client } from 'pg'
import type { Step } from '#app/features/service/recalls/recalls.ts'
import { send } from './load.ts'
import { openSession } from './people.ts'
import type { Served } from './processes.ts'

export type Worked = { units: Record<string, number>; stockChecked: number; seconds: number; forms: number }

/** The ends of a hundred bicycles: most come to the workshop, some never do. */
const ends: readonly { until: number; steps: readonly Step[] }[] = [
  { until: 2, steps: ['not_found'] },
  { until: 3, steps: ['scrapped'] },
  { until: 4, steps: ['passed_on'] },
  { until: 100, steps: ['inspected', 'done'] },
]

const together = 4

/**
 * Works a published recall to its end as its dealers would: each says what its stock check found, and taps each of its
 * bicycles through. Forms are sent as pages send them.
 */
export async function workRecall(portal: Served, client: Client, recall: string, dealers: number): Promise<Worked> {
  const left: Dealer[] = []
  for (let at = 0; at < dealers; at++) left.push(await openDealer(client, recall, at))
  const began = performance.now()
  const sent: number[] = []
  const work = async () => {
    for (let dealer = left.shift(); dealer; dealer = left.shift()) sent.push(await workDealer(portal, recall, dealer))
  }
  await Promise.all(Array.from({ length: together }, work))
  const seconds = (performance.now() - began) / 1000
  const { rows } = await client.query<{ state: string; count: number }>(
    'select state, count(*)::int from recall_unit where recall_id = $1 group by state',
    [recall],
  )
  const stock = await client.query('select from recall_stock where recall_id = $1', [recall])
  const units = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { units, stockChecked: stock.rowCount ?? 0, seconds, forms: sent.reduce((sum, forms) => sum + forms, 0) }
}

type Dealer = { cookie: string; units: string[] }

async function openDealer(client: Client, recall: string, at: number): Promise<Dealer> {
  // The seed puts ten of the staff first, then two people for each company.
  const cookie = await openSession(client, 11 + 2 * at)
  const { rows } = await client.query<{ id: string }>(
    `select unit.id from recall_unit as unit join recall_unit_company as party on party.unit_id = unit.id
      where recall_id = $1 and company_id = $2 order by unit.id`,
    [recall, at + 1],
  )
  return { cookie, units: rows.map(({ id }) => id) }
}

/** @returns how many forms it sent */
async function workDealer(portal: Served, recall: string, { cookie, units }: Dealer): Promise<number> {
  await tap(portal, cookie, { intent: 'stock', recall, found: String(units.length) })
  let forms = 1
  for (const unit of units)
    for (const state of ends.find(({ until }) => Number(unit) % 100 < until)?.steps ?? []) {
      await tap(portal, cookie, { intent: 'step', unit, state })
      forms += 1
    }
  return forms
}

async function tap({ origin }: Served, cookie: string, fields: Record<string, string>): Promise<void> {
  const form = () => ({ body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' })
  const { status, body } = await send(origin, { path: '/recalls', cookie, status: 303, form })
  if (status !== 303)
    throw new Error(`${JSON.stringify(fields)} was answered ${status}: ${body.toString().slice(0, 300)}`)
}

import { sql, type Transaction } from 'kysely'
import { type Checklist, type CheckStep, codesOf } from '#app/catalogue/catalogue.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import * as store from '#app/features/service/checks/store.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { template } from '#db/template/template.ts'
import type { Cast } from './people.server.ts'

const dayMs = 86_400_000

type Bicycle = { productId: number | null; serialNumber: string; family: string }
type Bought = Bicycle & { bought: string }

type Input = Bicycle & {
  by: CompanyViewer
  checklist: string
  at: Date
  /** How many steps are answered; none said: all of them, and signed. */
  answered?: number
  mechanic: string
  rider?: string
  unitId?: number
}

/** What a mechanic reads off the tool, where it is not the middle of the limits. */
const odd: Record<string, { measured: number; reason: string }> = {
  'yearly step-2': { measured: 0.75, reason: 'Catena sostituita' },
}

/** A workshop's checklists: some signed, one that somebody is at, and a delivery that waits for its signature. */
export async function addChecks(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const now = portal.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const [dealer, workshop, rider] = ['dealer', 'workshop', 'customer'].map((name) =>
    cast.members.get(`${name}@demo.example`),
  )
  if (!dealer || !workshop || !rider) throw new Error('The demonstration lacks its dealer, its workshop or its rider')
  const ofAge = (company: CompanyViewer, days: number) => bicycleOf(tx, company, dayOf(ago(days)))
  const young = await ofAge(dealer, 164)
  const yearling = await ofAge(dealer, 365)
  const ridden = await ofAge(rider, 210)
  const by = { by: workshop, mechanic: workshop.name }
  const sold = { ...young, ...by, rider: 'Nicola Furlan' }
  await putCheck(tx, { ...sold, checklist: 'pre-delivery', at: after(young, -1) })
  await putCheck(tx, { ...sold, checklist: 'first-check', at: after(young, 94) })
  await putCheck(tx, { ...yearling, ...by, checklist: 'yearly', at: ago(0.1), answered: 4 })
  await putCheck(tx, { ...ridden, ...by, checklist: 'first-check', at: after(ridden, 88), rider: rider.name })
  const fresh = { productId: null, serialNumber: 'C68.54S.00987', family: 'C68' }
  const steps = template.checklists.find(({ code }) => code === 'pre-delivery')?.steps.length ?? 0
  await putCheck(tx, { ...fresh, ...by, by: dealer, checklist: 'pre-delivery', at: ago(0.2), answered: steps })
}

/** Put straight into the database: nobody uploads a photo here. */
export async function putCheck(tx: Transaction<Tables>, input: Input): Promise<void> {
  const { by, at, answered, mechanic, rider = '', unitId = null } = input
  const list = listOf(input.checklist)
  const id = await store.insertCheck(
    tx,
    {
      checklist: list.code,
      names: list.name,
      kind: list.kind,
      catalogueVersion: 1,
      companyId: by.companyId,
      begunBy: by.accountId,
      productId: input.productId,
      serialNumber: input.serialNumber,
      serialFolded: foldSerial(input.serialNumber),
      family: input.family,
      appointmentId: null,
      unitId,
      correctsId: null,
    },
    at,
  )
  for (const [index, step] of list.steps.slice(0, answered).entries()) {
    const then = new Date(at.getTime() + index * 90_000)
    await store.putAnswer(tx, { checkId: id, step: step.code, by: by.accountId, ...answerOf(list, step) }, then)
  }
  if (answered !== undefined) return
  const signed = { signedBy: by.accountId, mechanicName: mechanic, riderName: rider, productId: input.productId }
  await store.putSignature(tx, id, { ...signed, signedOn: dayOf(at) }, new Date(at.getTime() + 45 * 60_000))
}

function answerOf(list: Checklist, { code, measure, name }: CheckStep) {
  if (/elettrica/.test(name.it ?? ''))
    return { answer: 'skipped', measured: null, reason: 'Bici senza motore' } as const
  if (!measure) return { answer: 'done', measured: null, reason: '' } as const
  const { lower, upper } = measure
  const middle = upper === null ? (lower ?? 0) + 1.2 : ((lower ?? 0) + upper) / 2
  return { answer: 'done', reason: '', measured: Math.round(middle * 10) / 10, ...odd[`${list.code} ${code}`] } as const
}

function listOf(code: string): Checklist {
  const list = template.checklists.find((one) => one.code === code)
  if (!list) throw new Error(`The template has no checklist ${code}, only ${codesOf(template.checklists).join(', ')}`)
  return list
}

/** The company's bicycle that was bought nearest to a day. */
function bicycleOf(tx: Transaction<Tables>, { companyId }: CompanyViewer, day: string): Promise<Bought> {
  return tx
    .selectFrom('product')
    .select(['id as productId', 'serial_number as serialNumber', 'frame_model as family', 'date_of_purchase as bought'])
    .where('company_id', '=', companyId)
    .orderBy(sql`abs(date_of_purchase - ${day}::date)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
}

function after({ bought }: Bought, days: number): Date {
  return new Date(`${addDays(bought, days)}T09:40:00Z`)
}

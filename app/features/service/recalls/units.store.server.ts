import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addDays } from '#app/kit/words/days.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { unitsMost } from './units.most.ts'
import { openStates, type Step, type Unit, type UnitState } from './recalls.ts'

/**
 * Every read of units starts here: staff have all, a company those that it holds, and a dealer those it was sold, and those
 * that were brought into its shops, as well. Of what is published alone; a stop of sales is nothing for riders.
 */
export function unitsVisibleTo(db: Db, viewer: Viewer, now: Date) {
  const all = db
    .selectFrom('recall_unit as unit')
    .innerJoin('recall', 'recall.id', 'unit.recall_id')
    .where('recall.state', '<>', 'draft')
  if (viewer.side === 'maker') return all
  const { companyId, role } = viewer
  if (role === 'customer')
    return all.where('recall.kind', '<>', 'stop_sale').where(sql<boolean>`unit.id in (${heldBy(companyId)})`)
  // Asked for once: as a join of few expected rows it would be looked through for each unit there is.
  return all.where(sql<boolean>`unit.id = any(array(${soldTo(companyId)} union all ${atBenchOf(companyId, now)}))`)
}

function heldBy(companyId: number) {
  return sql`select unit_id from recall_unit_company where company_id = ${companyId} and part = 'holder'`
}

function soldTo(companyId: number) {
  return sql`select unit_id from recall_unit_company where company_id = ${companyId}`
}

/** So many days after it was handed over a workshop still says what it did to a bicycle. */
const daysToSay = 14

/**
 * Brought in for any reason, by any rider: until it is handed over, and what was still to be done then for a while after.
 * What they say meanwhile may be said twice, as by two taps at once.
 */
function atBenchOf(companyId: number, now: Date) {
  const since = new Date(now.getTime() - daysToSay * 24 * 60 * 60_000)
  const brought = sql`select there.id from shop join appointment on appointment.shop_id = shop.id
    join recall_unit there on there.serial_folded = fold_serial(appointment.serial_number)
    where shop.company_id = ${companyId} and appointment.serial_number <> ''`
  return sql`${brought} and appointment.state in ('arrived', 'ready')
    union all ${brought} and appointment.state = 'done' and appointment.ended_at > ${since}
      and there.created_at <= appointment.ended_at
      and (there.state = any(${openStates}) or there.state_at > appointment.ended_at)`
}

/** A checklist that was signed of a bicycle. */
export type Checked = { serialNumber: string; checklist: string }

const unitColumns = [
  'unit.id',
  'unit.recall_id as recallId',
  'unit.serial_number as serialNumber',
  'unit.family',
  'unit.state',
  'unit.state_at as stateAt',
  'unit.told_at as toldAt',
] as const

const knownFrom = sql<Unit['knownFrom']>`unit.known_from`.as('knownFrom')

export type OwnUnit = Unit & {
  recallId: number
  productId: number | null
  isHeld: boolean
  isChecked: boolean
  /** When it was done last, though it may be open again. */
  remediedAt: Date | null
}

/** The checklist that its recall asks for is signed, or there is none. */
const isChecked = sql<boolean>`(recall.checklist = '' or exists (select from bicycle_check it
  where it.checklist = recall.checklist and it.state = 'signed' and (it.unit_id = unit.id
    or (it.serial_folded = unit.serial_folded and it.signed_at >= recall.published_at))))`.as('isChecked')

/** Somebody may have said that it was on another day than that on which they said so. */
const remediedAt =
  sql<Date | null>`(select coalesce((past.detail ->> 'on')::timestamptz, past.at) from recall_event past
  where past.unit_id = unit.id and past.kind = 'unit' and past.detail ->> 'to' = 'done'
  order by past.id desc limit 1)`.as('remediedAt')

/** What a company has of published recalls, what is still to do first. */
export function listOwnUnits(db: Db, viewer: Viewer & { side: 'company' }, now: Date): Promise<OwnUnit[]> {
  return unitsVisibleTo(db, viewer, now)
    .leftJoin('product', (join) =>
      join.onRef('product.serial_folded', '=', 'unit.serial_folded').on('product.company_id', '=', viewer.companyId),
    )
    .select(unitColumns)
    .select(knownFrom)
    .select(['product.id as productId', isChecked, remediedAt])
    .select(
      sql<boolean>`exists (select from recall_unit_company party where party.unit_id = unit.id
        and party.company_id = ${viewer.companyId} and party.part = 'holder')`.as('isHeld'),
    )
    .where('recall.state', '=', 'published')
    .orderBy((row) => row('unit.state', 'in', openStates), 'desc')
    .orderBy('unit.serial_number')
    .orderBy('unit.id')
    .limit(unitsMost)
    .execute()
}

/** How many of a viewer's wait; for staff all. */
export function countOpen(db: Db, viewer: Viewer, now: Date) {
  return unitsVisibleTo(db, viewer, now)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('recall.state', '=', 'published')
    .where('unit.state', 'in', openStates)
}

/** Locked until the transaction ends. */
export async function lockUnit(tx: Db, viewer: Viewer, id: number, now: Date) {
  const found = await unitsVisibleTo(tx, viewer, now)
    .select(['unit.id', 'unit.recall_id as recallId', 'unit.state', 'recall.state as recallState', isChecked])
    .select(remediedAt)
    .where('unit.id', '=', id)
    .forUpdate('unit')
    .executeTakeFirst()
  return found
}

/** The bicycle's recalls that wait for this checklist; locked until the transaction ends. */
export function lockUnitsAsking(tx: Db, viewer: Viewer, { serialNumber, checklist }: Checked, now: Date) {
  return unitsVisibleTo(tx, viewer, now)
    .select(['unit.id', 'unit.recall_id as recallId', 'unit.state'])
    .where('unit.serial_folded', '=', foldSerial(serialNumber))
    .where('recall.checklist', '=', checklist)
    .where('recall.state', '=', 'published')
    .where('unit.state', 'in', openStates)
    .orderBy('unit.id')
    .forUpdate('unit')
    .execute()
}

export async function setState(tx: Db, id: number, state: Step, at: Date): Promise<void> {
  await tx.updateTable('recall_unit').set({ state, state_at: at }).where('id', '=', id).execute()
}

/**
 * An appointment whose day is over without the shop having said what became of it books nothing any more: unless another is to
 * come, its bicycle waits again, and is reminded of.
 */
export async function freeMissed(tx: Db, recallId: number, now: Date): Promise<void> {
  // Somewhere on earth it is still the day before.
  const yesterday = addDays(dayOf(now), -1)
  await sql`update recall_unit set appointment_id = other.id,
      state = case when other.id is not null then 'booked' when recall_unit.told_at is null then 'open' else 'notified' end,
      state_at = case when other.id is null then ${now}::timestamptz else recall_unit.state_at end
    from appointment missed left join (
        select distinct on (fold_serial(serial_number)) id, fold_serial(serial_number) as folded from appointment
        where state in ('booked', 'arrived', 'ready') and (state <> 'booked' or day >= ${yesterday})
          and (mode = 'day' or kind = 'recall') and serial_number <> ''
        order by fold_serial(serial_number), day, id
      ) other on other.folded = fold_serial(missed.serial_number)
    where recall_unit.recall_id = ${recallId} and recall_unit.state = 'booked' and recall_unit.appointment_id = missed.id
      and missed.state = 'booked' and missed.day < ${yesterday}`.execute(tx)
}

export async function insertStock(
  tx: Db,
  recallId: number,
  companyId: number,
  found: number,
  now: Date,
): Promise<void> {
  await tx.insertInto('recall_stock').values({ recall_id: recallId, company_id: companyId, found, at: now }).execute()
}

/** The last a company said of each recall. */
export function listStock(db: Db, companyId: number): Promise<{ recallId: number; found: number; at: Date }[]> {
  return db
    .selectFrom('recall_stock')
    .distinctOn('recall_id')
    .select(['recall_id as recallId', 'found', 'at'])
    .where('company_id', '=', companyId)
    .orderBy('recall_id')
    .orderBy('id', 'desc')
    .execute()
}

export type Measures = {
  units: number
  reached: number
  nobody: number
  done: number
  days: number | null
  states: { state: UnitState; count: number }[]
  dealers: {
    id: number
    name: string
    country: string
    units: number
    reached: number
    done: number
    stock: number | null
  }[]
  countries: { country: string; units: number; reached: number; done: number }[]
}

const dealersMost = 50

/** How far a recall has come: whom it reached, what is done, in how many days half of it was, by dealer and country. */
export async function readMeasures(db: Db, recallId: number): Promise<Measures> {
  const reached = sql`count(*) filter (where state <> 'open')::int`
  const done = sql`count(*) filter (where state = 'done')::int`
  const { rows } = await sql<Measures>`with unit as materialized (
      select unit.id, unit.state, unit.state_at, unit.told_at, recall.published_at,
        coalesce(dealer.company_id, holder.company_id) as company_id
      from recall_unit unit join recall on recall.id = unit.recall_id
        left join recall_unit_company dealer on dealer.unit_id = unit.id and dealer.part = 'dealer'
        left join recall_unit_company holder on holder.unit_id = unit.id and holder.part = 'holder'
      where recall_id = ${recallId}
    )
    select count(*)::int as units, ${reached} as reached, ${done} as done,
      count(*) filter (where state = 'open' and told_at is not null)::int as nobody,
      percentile_cont(0.5) within group (order by extract(epoch from state_at - published_at) / 86400)
        filter (where state = 'done') as days,
      (select coalesce(json_agg(line), '[]') from (
        select state, count(*)::int as count from unit group by state) line) as states,
      (select coalesce(json_agg(line), '[]') from (
        select company.id, company.name, company.country, count(*)::int as units, ${reached} as reached, ${done} as done,
          (select found from recall_stock where recall_id = ${recallId} and recall_stock.company_id = company.id
            order by recall_stock.id desc limit 1) as stock
        from unit join company on company.id = unit.company_id and company.kind = 'dealer'
        group by company.id order by count(*) filter (where state <> 'done') desc, company.name limit ${dealersMost}
      ) line) as dealers,
      (select coalesce(json_agg(line), '[]') from (
        select coalesce(company.country, '') as country, count(*)::int as units, ${reached} as reached, ${done} as done
        from unit left join company on company.id = unit.company_id group by 1 order by 2 desc, 1) line) as countries
    from unit`.execute(db)
  const [measures] = rows
  if (!measures) throw new Error('Measures have one row')
  return measures
}

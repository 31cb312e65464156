import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { replacementsAround } from '#app/features/bicycles/replacements/replacements.server.ts'
import type { Replacement } from '#app/features/bicycles/replacements/replacements.ts'
import type { ServicePlan } from '#app/features/bicycles/service-book/service-book.ts'
import {
  type Bicycle,
  bookOf,
  type Built,
  type Entered,
  type KnownBicycle,
  lastDaysOf,
  type Origin,
  type Registration,
  type Service,
  type Touched,
  type WarrantyBasis,
  type Work,
} from './warranty.ts'

/** As JSON has it: moments are texts there. */
type StoredWork = Omit<Work, 'completedAt'> & { completedAt: string }
type StoredEntry = Omit<Entered, 'at'> & { at: string }
type StoredRegistration = Omit<Registration, 'heldSince' | 'logged'> & { heldSince: string; logged: StoredEntry[] }
type Known = {
  services: Service[]
  registration: StoredRegistration | null
  built: Built | null
  isListKept: boolean
  work: StoredWork[]
  origin: Origin | null
  replacements: Replacement[]
}

export async function findKnownBicycle(db: Db, ticketId: number): Promise<KnownBicycle> {
  const { known } = await db.selectNoFrom(knownBicycleOf(ticketId).as('known')).executeTakeFirstOrThrow()
  return readKnown(known)
}

/**
 * The registration of a ticket's bicycle, and its repairs and replacements that were completed before the ticket came
 * in, the oldest first; a value that any query can select, for `readKnown`. It tells of other customers: for the verdict
 * that staff alone read.
 */
export function knownBicycleOf(ticketId: number | RawBuilder<number>) {
  return sql<Known | null>`(
    select jsonb_build_object(
      'registration', case when product.id is not null then ${registrationOf} end,
      'built', ${builtAs('this')},
      'services', coalesce((select jsonb_agg(service) from (${servicesOf}) service), '[]'),
      'isListKept', exists (select from built_bicycle),
      'origin', ${originOf('this')},
      'replacements', ${replacementsAround(sql`this.serial_number`, sql`this.frame_model`)},
      'work', coalesce((select jsonb_agg(work) from (${workOn('this', sql`coalesce(this.claimed_at, this.created_at)`)}) work), '[]'))
    from ticket this
      left join product on product.serial_number = this.serial_number and product.frame_model = this.frame_model
    where this.id = ${ticketId})`
}

/** The latest ones, also those under an earlier holder. */
const servicesOf = sql`
  select subject, day from product_event where product_id = product.id and kind = 'service'
  order by day desc, id desc limit 3`

/** The same of a bicycle that a company holds, for its own people: of one that somebody else holds it tells nothing. */
export function bicycleHeldBy(company: number, bicycle: { serialNumber: string; frameModel: ModelFamily }) {
  return sql<Known | null>`(
    select jsonb_build_object(
      'registration', ${registrationOf},
      'built', ${builtAs('product')},
      'services', '[]'::jsonb,
      'isListKept', true,
      'origin', ${originOf('product')},
      'replacements', '[]'::jsonb,
      'work', coalesce((select jsonb_agg(work) from (${workOn('product', sql`'infinity'`)}) work), '[]'))
    from product
    where product.company_id = ${company} and product.serial_number = ${bicycle.serialNumber}
      and product.frame_model = ${bicycle.frameModel})`
}

/** More services than a bicycle lives to see. */
const entriesMost = 300

const registrationOf = sql`jsonb_build_object(
  'id', product.id, 'purchasedOn', product.date_of_purchase, 'country', product.country,
  'registeredOn', product.registered_on, 'firstOwner', product.first_owner, 'heldSince', product.held_since,
  'isConfirmed', product.confirmed_by is not null,
  'holder', (select name from company where company.id = product.company_id),
  'plan', product.service_book, 'logged', ${enteredServices()},
  'hasReceipt', exists (select from attachment where product_id = product.id and withdrawn_at is null))`

function builtAs(bike: Bike) {
  return sql`(
    select jsonb_build_object('family', family, 'size', size, 'colour', colour, 'deliveredOn', delivered_on,
      'soldTo', (select name from company where company.id = built_bicycle.company_id))
    from built_bicycle where serial_number = ${sql.ref(`${bike}.serial_number`)})`
}

export function readKnown(known: Known | null): KnownBicycle {
  const { registration, work, built, isListKept, services, origin, replacements } = known ?? nothingKnown
  return {
    registration: registration ? readRegistration(registration) : undefined,
    built: isListKept ? built : undefined,
    work: work.map(readWork),
    services,
    origin,
    replacements,
  }
}

const nothingKnown: Known = {
  registration: null,
  built: null,
  isListKept: false,
  work: [],
  services: [],
  origin: null,
  replacements: [],
}

function readRegistration(one: StoredRegistration): Registration {
  return { ...one, heldSince: new Date(one.heldSince), logged: one.logged.map(readEntry) }
}

function readEntry(one: StoredEntry): Entered {
  return { ...one, at: new Date(one.at) }
}

function readWork(one: StoredWork): Work {
  return { ...one, completedAt: new Date(one.completedAt) }
}

/** @param id of a product the caller has found as its viewer may see it */
export async function lastDaysOfProduct(db: Db, basis: WarrantyBasis, id: number) {
  const found = await boughtBicycles(db).where('id', '=', id).executeTakeFirstOrThrow()
  return lastDaysOf(basis, readBought(found))
}

/** @param id of a product the caller has found */
export async function bookOfProduct(db: Db, id: number) {
  const found = await boughtBicycles(db).where('id', '=', id).executeTakeFirstOrThrow()
  return { book: bookOf(readBought(found)), country: found.country }
}

/**
 * Registered bicycles of whichever customers, the latest first, with their last days by each of several bases: for
 * administrators, who weigh one catalogue against another.
 * @param before the number of the last one that was read
 */
export async function lastDaysByEach(
  db: Db,
  bases: readonly WarrantyBasis[],
  { families, countries }: Touched,
  { before, most }: { before: number; most: number },
) {
  const rows = await boughtBicycles(db)
    .select(['id', 'serial_number as serialNumber'])
    .where('id', '<', before)
    .where(sql<boolean>`(frame_model = any(${families}) or country = any(${countries}))`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, serialNumber, ...found }) => {
    const bicycle = readBought(found)
    return { id, serialNumber, family: found.family, lastDays: bases.map((basis) => lastDaysOf(basis, bicycle)) }
  })
}

type StoredBought = Omit<Bicycle, 'work' | 'logged' | 'country' | 'purchasedOn'> & {
  country: string
  purchasedOn: string
  work: StoredWork[] | null
  logged: StoredEntry[]
}

function readBought(found: StoredBought) {
  return { ...found, work: (found.work ?? []).map(readWork), logged: found.logged.map(readEntry) }
}

function boughtBicycles(db: Db) {
  return db
    .selectFrom('product')
    .select(['frame_model as family', 'country', 'date_of_purchase as purchasedOn', 'registered_on as registeredOn'])
    .select(['first_owner as firstOwner', sql<boolean>`confirmed_by is not null`.as('isConfirmed')])
    .select(
      sql<string | null>`(select delivered_on from built_bicycle where serial_number = product.serial_number)`.as(
        'deliveredOn',
      ),
    )
    .select(originOf('product').as('origin'))
    .select([sql<ServicePlan | null>`service_book`.as('plan'), enteredServices().as('logged')])
    .select(
      sql<StoredWork[] | null>`(select jsonb_agg(work) from (${workOn('product', sql`'infinity'`)}) work)`.as('work'),
    )
}

/** More repairs and replacements than a bicycle lives to see. */
const worksMost = 100

type Bike = 'this' | 'product'

/**
 * What dealers' workshops entered for a registered bicycle and for those that it replaced. Where, as long as it was its
 * holder's: that an earlier owner had it done goes on, and not in which shop.
 */
function enteredServices() {
  return sql<StoredEntry[]>`coalesce((
    select jsonb_agg(jsonb_build_object('service', subject, 'day', day, 'at', at, 'dealer', dealer) order by day, id) from (
      select event.id, event.subject, event.day, event.at,
        case when event.company_id = product.company_id then shop.name end as dealer
      from ${numbersBefore('product')} known
        join product held on held.serial_folded = known.folded and held.serial_number = known.number
          and held.frame_model = known.model
        join product_event event on event.product_id = held.id and event.kind = 'service'
        join company shop on shop.id = event.dealer_id
      order by event.day desc, event.id desc limit ${entriesMost}) entered), '[]')`
}

/** For a bicycle that replaced another: when the first of them was bought, delivered and registered. */
function originOf(bike: Bike) {
  return sql<Origin | null>`(
    select jsonb_build_object('deliveredOn', min(built.delivered_on),
      'purchasedOn', min(least(first.date_of_purchase, claim.date_of_purchase)),
      'registration', (array_agg(jsonb_build_object(
        'registeredOn', first.registered_on, 'isConfirmed', first.confirmed_by is not null)
        order by known.depth desc) filter (where first.id is not null))[1])
    from ${numbersBefore(bike)} known
      join ticket claim on claim.id = known.by_ticket
      left join product first on first.serial_number = known.number and first.frame_model = known.model
      left join built_bicycle built on built.serial_number = known.number
    having count(*) > 0)`
}

/** A bicycle, and those that it replaced; the folded number is for the index, which knows look-alikes as one. */
function numbersBefore(bike: Bike) {
  const of = (column: string) => sql.ref(`${bike}.${column}`)
  return sql`numbers_before(${of('serial_number')}, ${of('serial_folded')}, ${of('frame_model')})`
}

/**
 * What was done on a bicycle and on those that it replaced: what it got then goes on. Of a bicycle that is replaced itself
 * that last work does not count, or one replacement would count for two.
 */
function workOn(bike: Bike, before: RawBuilder<unknown>) {
  return sql`
    select ticket.resolution, ticket.part_involved as parts, ticket.country as "workCountry", done.at as "completedAt",
      coalesce(ticket.warranty_accepted, false) and ticket.repair_chosen as "isChosen",
      exists (select from replacement where ticket_id = ticket.id and kind = 'bicycle') as "isWhole"
    from ${numbersBefore(bike)} known
      join ticket on ticket.serial_folded = known.folded and ticket.serial_number = known.number
        and ticket.frame_model = known.model
      join lateral (
        select at from ticket_event where ticket_id = ticket.id and to_stage = 'operations_completed'
        order by id desc limit 1) done on true
    where ticket.resolution in ('repair', 'replace') and done.at < ${before}
      and not (known.depth = 0 and exists (select from replacement where ticket_id = ticket.id and kind <> 'part'))
    order by done.at limit ${worksMost}`
}

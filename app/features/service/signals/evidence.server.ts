import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { bicycles, countedTickets } from './look.server.ts'
import type { Cell, Signal } from './signals.ts'

const day = 24 * 60 * 60_000
const ticketsShown = 50
const comparedMost = 8
/** Before the rise there is something to compare it with. */
const daysBefore = 26 * 7
const weeksMost = 104

const localDay = () => sql`(ticket.created_at at time zone ${makersZone()})::date`
const bikes = sql<number>`count(distinct ticket.serial_folded)::int`

/** All that speaks for a signal: its weeks, its tickets, what is next to it, and where its bicycles went. */
export async function readEvidence(db: Db, signal: Signal, now: Date) {
  const [weeks, tickets, prefixes, parts, countries] = await Promise.all([
    readWeeks(db, signal, now),
    ticketsOf(db, signal).orderBy('ticket.id', 'desc').limit(ticketsShown).execute(),
    readPrefixes(db, signal),
    readParts(db, signal),
    readCountries(db, signal),
  ])
  return { weeks, tickets, prefixes, parts, countries }
}

/** The claims it counts, of whichever customers. */
export function ticketsOf(db: Db, signal: Cell & Pick<Signal, 'since' | 'closedAt'>) {
  return inCell(claimsSince(db, signal), signal)
    .innerJoin('company', 'company.id', 'ticket.company_id')
    .select(['ticket.id', 'ticket.subject', 'ticket.serial_number as serialNumber', 'ticket.frame_model as frameModel'])
    .select(['ticket.part_involved as partInvolved', 'ticket.kind_of_damage as kindOfDamage'])
    .select([
      'company.name as companyName',
      'ticket.country',
      'ticket.created_at as createdAt',
      'ticket.closed_at as closedAt',
    ])
    .select(['ticket.damage_phase as damagePhase', 'ticket.date_of_purchase as dateOfPurchase'])
    .select((row) =>
      row
        .selectFrom('attachment')
        .select('attachment.id')
        .whereRef('attachment.ticket_id', '=', 'ticket.id')
        .where('kind', '=', 'photo')
        .where('withdrawn_at', 'is', null)
        .where('internal', '=', false)
        .where('thumb_key', 'is not', null)
        .orderBy('created_at')
        .limit(1)
        .as('photo'),
    )
}

export type SignalTicket = Awaited<ReturnType<ReturnType<typeof ticketsOf>['execute']>>[number]

/** Up to the day on which it was closed: what came later it never counted. */
function claimsSince(db: Db, { family, since, closedAt }: Pick<Signal, 'family' | 'since' | 'closedAt'>) {
  const claims = countedTickets(db)
    .where('ticket.frame_model', '=', family)
    .where('ticket.created_at', '>=', sql<Date>`(${since}::timestamp at time zone ${makersZone()})`)
  return closedAt ? claims.where('ticket.created_at', '<=', closedAt) : claims
}

type Claims = ReturnType<typeof claimsSince>

function inCell(claims: Claims, { part, prefix }: Cell): Claims {
  return claims.where(ofPart(part)).where('ticket.serial_folded', 'like', `${prefix}_%`)
}

function ofPart(part: string) {
  return sql<boolean>`ticket.part_involved @> array[${part}]::text[]`
}

export type Week = { from: string; observed: number; expected: number }

/** Bicycles claimed about week by week, from half a year before the rise; what was to be expected goes by the other prefixes. */
async function readWeeks(db: Db, signal: Signal, now: Date): Promise<Week[]> {
  const end = signal.closedAt ?? now
  const begins = Math.max(Date.parse(signal.since) - daysBefore * day, end.getTime() - weeksMost * 7 * day)
  const first = mondayOf(dayOf(new Date(begins)))
  const last = dayOf(end)
  const isIn = sql<boolean>`ticket.serial_folded like ${`${signal.prefix}_%`}`
  const rows = await claimsSince(db, { ...signal, since: first })
    .where(ofPart(signal.part))
    .select(sql<string>`to_char(date_trunc('week', ${localDay()}), 'YYYY-MM-DD')`.as('week'))
    .select(sql<number>`(count(distinct ticket.serial_folded) filter (where ${isIn}))::int`.as('observed'))
    .select(sql<number>`(count(distinct ticket.serial_folded) filter (where not ${isIn}))::int`.as('others'))
    .groupBy('week')
    .execute()
  const found = new Map(rows.map((row) => [row.week, row]))
  const others = rows.filter(({ week }) => week >= mondayOf(signal.since))
  const each = signal.expected / Math.max(1, sum(others.map((row) => row.others)))
  const weeks: Week[] = []
  for (let at = Date.parse(first); at <= Date.parse(last); at += 7 * day) {
    const from = new Date(at).toISOString().slice(0, 10)
    const row = found.get(from)
    weeks.push({ from, observed: row?.observed ?? 0, expected: (row?.others ?? 0) * each })
  }
  return weeks
}

function mondayOf(date: string): string {
  const at = new Date(date)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** The same part on bicycles of the family whose numbers begin otherwise, those with the most claims first. */
async function readPrefixes(db: Db, signal: Signal) {
  const length = signal.prefix.length
  const prefix = sql<string>`left(ticket.serial_folded, ${sql.lit(length)})`
  const rows = await claimsSince(db, signal)
    .where(ofPart(signal.part))
    .select([prefix.as('prefix'), sql<string>`min(ticket.serial_number)`.as('serial'), bikes.as('count')])
    .groupBy(prefix)
    .orderBy('count', 'desc')
    .orderBy('prefix')
    .limit(comparedMost)
    .execute()
  const known = await countBicycles(
    db,
    signal.family,
    length,
    rows.map((row) => row.prefix),
  )
  return rows.map((row) => ({ ...row, bicycles: known.get(row.prefix) ?? null }))
}

async function countBicycles(db: Db, family: string, length: number, prefixes: string[]) {
  const { rows } = await sql<{ prefix: string; count: number }>`
    select left(serial_folded, ${length}) as prefix, count(*)::int as count from ${bicycles} bicycle
    where family = ${family} and left(serial_folded, ${length}) = any(${prefixes}) group by 1`.execute(db)
  return new Map(rows.map(({ prefix, count }) => [prefix, count]))
}

/** What else was claimed about on the same bicycles, and on all of the family. */
async function readParts(db: Db, signal: Signal) {
  const involved = claimsSince(db, signal)
    .select(['ticket.serial_folded', sql<string>`unnest(ticket.part_involved)`.as('part')])
    .as('involved')
  return db
    .selectFrom(involved)
    .select('involved.part')
    .select(
      sql<number>`(count(distinct serial_folded) filter (where serial_folded like ${`${signal.prefix}_%`}))::int`.as(
        'own',
      ),
    )
    .select(sql<number>`count(distinct serial_folded)::int`.as('all'))
    .groupBy('involved.part')
    .orderBy('own', 'desc')
    .orderBy('all', 'desc')
    .orderBy('involved.part')
    .limit(comparedMost)
    .execute()
}

/** Where the bicycles went that the list of built ones knows, and from where the claims come. */
async function readCountries(db: Db, signal: Signal) {
  const claims = inCell(claimsSince(db, signal), signal)
    .select(['ticket.country', bikes.as('claims')])
    .groupBy('ticket.country')
  const delivered = db
    .selectFrom('built_bicycle')
    .innerJoin('company as dealer', 'dealer.id', 'built_bicycle.company_id')
    .select(['dealer.country', sql<number>`count(*)::int`.as('delivered')])
    .where('built_bicycle.family', '=', signal.family)
    .where('built_bicycle.serial_folded', 'like', `${signal.prefix}%`)
    .groupBy('dealer.country')
  const [claimed, sent] = await Promise.all([claims.execute(), delivered.execute()])
  const countries = [...new Set([...claimed, ...sent].map(({ country }) => country))]
  return countries
    .map((country) => ({
      country,
      claims: claimed.find((one) => one.country === country)?.claims ?? 0,
      delivered: sent.find((one) => one.country === country)?.delivered ?? 0,
    }))
    .toSorted((one, other) => other.claims - one.claims || other.delivered - one.delivered)
    .slice(0, comparedMost)
}

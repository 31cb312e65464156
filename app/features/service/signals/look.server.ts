import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { sameClaimDays, type Settings, shownPrefix } from './signals.ts'
import { thresholdFor } from './thresholds.ts'
import { type Alarm, type Claim, type Closing, type ShareOf, Watch } from './watch.ts'

const day = 24 * 60 * 60_000
/** Read at once, and worked on before anything else has its turn. */
const batch = 1000
/** The share of the bicycles in a family's claims that have to be known, or their number tells nothing. */
const knownLeast = 0.9
/** More at once say that the settings are wrong, not the bicycles. */
export const alarmsMost = 200

/** With the days it speaks of, and the prefix as it stands on one of the bicycles. */
type FoundAlarm = Alarm & { sinceDay: string; foundDay: string; shown: string }
export type Found = { alarms: FoundAlarm[]; claims: number; threshold: number }

/**
 * All that stands above the threshold, counted from the tickets alone: asked again on the same day it is the same. What was
 * withdrawn or closed as a duplicate is no claim; what was refused is one.
 */
export async function look(db: Db, settings: Settings, now: Date, stopping?: AbortSignal): Promise<Found> {
  const start = startOf(now, settings.months)
  const claims = (await countYear(db, now)) / 4
  const { ratio, least } = settings
  const threshold = thresholdFor({ ratio, claims: claims * settings.lengths.length, tolerated: settings.tolerated })
  const closings = await readClosings(db, start)
  const shares = await Promise.all(settings.lengths.map((length) => readShares(db, length, start)))
  const watches = settings.lengths.map((length, at) => {
    const watch = new Watch({ ratio, threshold, least, closings }, shares[at] ?? (() => undefined))
    return { length, watch }
  })
  let counted = 0
  const shown = new Map<string, string>()
  for await (const { serial, written, ...claim } of claimsSince(db, start)) {
    if (stopping?.aborted) break
    counted += 1
    for (const { length, watch } of watches) {
      const prefix = serial.length > length ? serial.slice(0, length) : null
      if (watch.take({ ...claim, prefix }) && prefix) shown.set(prefix, shownPrefix(written, length))
    }
  }
  const today = dayNumber(dayOf(now), start)
  const withDays = (alarm: Alarm): FoundAlarm => ({
    ...alarm,
    sinceDay: dayAt(alarm.since, start),
    foundDay: dayAt(alarm.foundOn, start),
    shown: shown.get(alarm.prefix) ?? alarm.prefix,
  })
  const alarms = watches.flatMap(({ watch }) => watch.alarms(today)).toSorted((one, other) => other.most - one.most)
  return { alarms: alarms.slice(0, alarmsMost).map(withDays), claims: counted, threshold }
}

/** The first of a month: within one month every night begins where the other did. */
function startOf(now: Date, months: number): string {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

function dayNumber(of: string, start: string): number {
  return Math.round((Date.parse(of) - Date.parse(start)) / day)
}

function dayAt(number: number, start: string): string {
  return new Date(Date.parse(start) + number * day).toISOString().slice(0, 10)
}

/** The parts that were claimed about within a year. */
async function countYear(db: Db, now: Date): Promise<number> {
  const { count } = await countedTickets(db)
    .select(sql<number>`coalesce(sum(cardinality(ticket.part_involved)), 0)::int`.as('count'))
    .where('ticket.created_at', '>=', new Date(now.getTime() - 365 * day))
    .executeTakeFirstOrThrow()
  return count
}

/** Tickets that tell of a damage of their own. */
export function countedTickets(db: Db) {
  return db.selectFrom('ticket').where(isCounted)
}

const isCounted = sql<boolean>`coalesce(ticket.close_reason not in ('withdrawn', 'duplicate'), true)`

type DatedClaim = Omit<Claim, 'prefix'> & { serial: string; written: string }

/** One after the other, as they came; of several about one part of a bicycle the first, unless one was split from another. */
async function* claimsSince(db: Db, start: string): AsyncIterable<DatedClaim> {
  const last = new Map<string, number>()
  // A day earlier, whatever the database’s zone: the window itself is told by the maker’s.
  for (let after = { at: dayAt(-1, start), id: 0 }; ;) {
    const rows = await readClaims(db, start, after)
    for (const { day: at, family, parts, serial, written, isSplit } of rows)
      for (const part of new Set(parts)) {
        const key = `${serial}\n${family}\n${part}`
        const before = last.get(key)
        if (serial !== '' && !isSplit && before !== undefined && at - before < sameClaimDays) continue
        last.set(key, at)
        yield { day: at, family, part, serial, written }
      }
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    after = end
    forget(last, end.day)
    await pause()
  }
}

/** What is too old to be the same claim need not be remembered. */
function forget(last: Map<string, number>, today: number): void {
  if (last.size < 100_000) return
  for (const [key, at] of last) if (today - at >= sameClaimDays) last.delete(key)
}

/** @param after the last one that was read, whose moment stands as the database writes it: to the microsecond */
function readClaims(db: Db, start: string, after: { at: string; id: number }) {
  return countedTickets(db)
    .select(sql<string>`ticket.created_at::text`.as('at'))
    .select(['ticket.id', 'ticket.frame_model as family', 'ticket.part_involved as parts'])
    .select(['ticket.serial_folded as serial', 'ticket.serial_number as written'])
    .select(sql<number>`(ticket.created_at at time zone ${makersZone()})::date - ${start}::date`.as('day'))
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('ticket_relation as source')
            .select('source.ticket_id')
            .whereRef('source.ticket_id', '=', 'ticket.id')
            .where('source.kind', '=', 'split'),
        )
        .as('isSplit'),
    )
    .where('ticket.created_at', '>=', sql<Date>`(${start}::timestamp at time zone ${makersZone()})`)
    .where(sql<boolean>`(ticket.created_at, ticket.id) > (${after.at}::timestamptz, ${after.id})`)
    .orderBy('ticket.created_at')
    .orderBy('ticket.id')
    .limit(batch)
    .execute()
}

async function readClosings(db: Db, start: string): Promise<Closing[]> {
  const rows = await db
    .selectFrom('signal')
    .select(['family', 'part', 'prefix', 'closed_ratio as ratio'])
    .select(sql<number>`(closed_at at time zone ${makersZone()})::date - ${start}::date`.as('day'))
    .where('closed_at', 'is not', null)
    .execute()
  return rows.map(({ ratio, ...closing }) => ({ ...closing, ratio: ratio ?? 1 }))
}

/** Every bicycle that is known: built by the maker, or registered; from the day on from which it can be claimed about. */
export const bicycles = sql`(select family, serial_folded, min(day) as day from (
    select family, serial_folded, coalesce(delivered_on, made_on, listed_at::date) as day from built_bicycle
    union all
    select frame_model, serial_folded, date_of_purchase from product) known
  group by family, serial_folded)`

/** How the bicycles of each family are shared out among its prefixes, month by month. */
async function readShares(db: Db, length: number, start: string): Promise<ShareOf> {
  const known = new Set(await familiesKnown(db, start))
  const { rows } = await sql<{ family: string; prefix: string; day: number; count: number }>`
    select family, left(serial_folded, ${length}) as prefix,
      greatest(date_trunc('month', day)::date - ${start}::date, 0) as day, count(*)::int as count
    from ${bicycles} bicycle where family = any(${[...known]}) group by 1, 2, 3 order by 3`.execute(db)
  const counts = new Map<string, Counts>()
  for (const { family, prefix, day: at, count } of rows)
    for (const key of [family, `${family}\n${prefix}`]) {
      const series = counts.get(key) ?? { days: [], sums: [] }
      const before = series.sums.at(-1) ?? 0
      if (series.days.at(-1) === at) series.sums[series.sums.length - 1] = before + count
      else {
        series.days.push(at)
        series.sums.push(before + count)
      }
      counts.set(key, series)
    }
  return (family, prefix, at) => {
    const own = counts.get(`${family}\n${prefix}`)
    // Where nobody knows bicycles of a prefix, their number tells nothing.
    const [some, all] = [sumBy(own, at), sumBy(counts.get(family), at)]
    return some > 0 ? some / all : undefined
  }
}

type Counts = { days: number[]; sums: number[] }

/** How many there were by a day. */
function sumBy(series: Counts | undefined, at: number): number {
  const index = series?.days.findLastIndex((one) => one <= at) ?? -1
  return series?.sums[index] ?? 0
}

/** The families nearly all of whose bicycles that were claimed about are known. */
async function familiesKnown(db: Db, start: string): Promise<string[]> {
  const { rows } = await sql<{ family: string }>`
    select ticket.frame_model as family from ticket
    left join ${bicycles} bicycle
      on bicycle.serial_folded = ticket.serial_folded and bicycle.family = ticket.frame_model
    where ticket.created_at >= ${start}::date and ${isCounted}
    group by 1 having count(bicycle.family) >= ${sql.lit(knownLeast)} * count(*)`.execute(db)
  return rows.map(({ family }) => family)
}

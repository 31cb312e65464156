import { type Expression, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { addOnce, numberAfter } from '#app/kit/http/submissions.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import type { Found } from './look.server.ts'
import { type ClosedState, openStates, type Settings, type Signal, type SignalEvent, usualSettings } from './signals.ts'
import type { Ratio, Tolerated } from './thresholds.ts'

export async function readSettings(db: Db): Promise<Settings> {
  const row = await settingsRows(db).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ?? usualSettings
}

/** The table's own checks let no other ratios and tolerances in. */
function settingsRows(db: Db) {
  return db
    .selectFrom('signal_settings')
    .select(['is_on as isOn', 'lengths', 'least', 'months'])
    .select([sql<Ratio>`ratio`.as('ratio'), sql<Tolerated>`tolerated / 100.0::float8`.as('tolerated')])
}

export type SettingsChange = Settings & { id: number; at: Date; byName: string }

/** The latest first. */
export function listSettings(db: Db, limit: number): Promise<SettingsChange[]> {
  return settingsRows(db)
    .innerJoin('account', 'account.id', 'signal_settings.by_id')
    .select(['signal_settings.id', 'at', 'account.name as byName'])
    .orderBy('signal_settings.id', 'desc')
    .limit(limit)
    .execute()
}

export async function insertSettings(tx: Db, settings: Settings, by: number, now: Date): Promise<void> {
  const { isOn, lengths, least, ratio, tolerated, months } = settings
  await tx
    .insertInto('signal_settings')
    .values({ is_on: isOn, lengths, least, ratio, tolerated: Math.round(tolerated * 100), months, by_id: by, at: now })
    .execute()
}

/** Two who save at once do so one after the other. */
export async function lockSettings(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signal settings'))`.execute(tx)
}

/**
 * The night is this process's to count: of several the first, and where one stood still another one later. A night that is
 * far ahead was counted by a clock that was.
 */
export async function takeNight(db: Db, night: string, now: Date, stoodStill: Date): Promise<boolean> {
  const taken = await db
    .insertInto('signal_look')
    .values({ night, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ night, begun_at: now, ended_at: null })
        .where((row) =>
          row.or([
            row('signal_look.night', '<', night),
            sql<boolean>`signal_look.night > ${night}::date + 1`,
            row.and([row('signal_look.ended_at', 'is', null), row('signal_look.begun_at', '<', stoodStill)]),
          ]),
        ),
    )
    .returning('night')
    .executeTakeFirst()
  return taken !== undefined
}

export async function endNight(tx: Db, found: Found & { milliseconds: number }, now: Date): Promise<void> {
  const { claims, threshold, milliseconds } = found
  await tx.updateTable('signal_look').set({ ended_at: now, claims, threshold, milliseconds }).execute()
}

export type Look = { endedAt: Date | null; claims: number }

export function readLook(db: Db): Promise<Look | undefined> {
  return db.selectFrom('signal_look').select(['ended_at as endedAt', 'claims']).executeTakeFirst()
}

/** What was counted; a cell that was closed since it rose is let rest. @returns those that nobody knew of */
export async function saveFound(tx: Db, alarms: Found['alarms'], now: Date): Promise<number[]> {
  const known = await tx
    .updateTable('signal')
    .set({ stands: false, counted_at: now })
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  const before = new Set(known.map(({ id }) => id))
  const ids: number[] = []
  for (const alarm of alarms) {
    const id = await saveOne(tx, alarm, now)
    if (id !== undefined && !before.has(id)) ids.push(id)
  }
  return ids
}

async function saveOne(tx: Db, alarm: Found['alarms'][number], now: Date): Promise<number | undefined> {
  const { family, part, prefix, shown, sinceDay: since, foundDay, observed, expected, most: strength } = alarm
  const rested = tx
    .selectFrom('signal')
    .select('id')
    .where((row) => row.and({ family, part, prefix }))
    .where(sql<boolean>`(closed_at at time zone ${makersZone()})::date >= ${foundDay}::date`)
  if (await rested.executeTakeFirst()) return undefined
  const figures = { since, risen_on: foundDay, observed, expected, strength, stands: true, counted_at: now }
  const saved = await tx
    .insertInto('signal')
    .values({ family, part, prefix, prefix_shown: shown, found_at: now, ...figures })
    .onConflict((conflict) =>
      conflict.columns(['family', 'part', 'prefix']).where('closed_at', 'is', null).doUpdateSet(figures),
    )
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

const columns = [
  'signal.id',
  'signal.family',
  'signal.part',
  'signal.prefix',
  'signal.prefix_shown as prefixShown',
  'signal.since',
  'signal.risen_on as risenOn',
  'signal.observed',
  'signal.expected',
  'signal.stands',
  'signal.found_at as foundAt',
  'signal.counted_at as countedAt',
  'signal.state',
  'signal.closed_at as closedAt',
  'signal.looker_id as lookerId',
  'looker.name as lookerName',
] as const

function signals(db: Db) {
  return db
    .selectFrom('signal')
    .leftJoin('account as looker', 'looker.id', 'signal.looker_id')
    .select(columns)
    .select(lookerLeft.as('lookerLeft'))
}

const lookerLeft = sql<boolean>`coalesce((select not coalesce(role in ('agent', 'admin') and disabled_at is null, false)
  from account where account.id = signal.looker_id), false)`

/** The strongest first. */
export function listOpen(db: Db, limit: number): Promise<Signal[]> {
  return signals(db)
    .where('signal.closed_at', 'is', null)
    .orderBy('signal.strength', 'desc')
    .orderBy('signal.id')
    .limit(limit)
    .execute()
}

/** The latest first. */
export function listClosed(db: Db, limit: number): Promise<Signal[]> {
  return signals(db)
    .where('signal.closed_at', 'is not', null)
    .orderBy('signal.closed_at', 'desc')
    .orderBy('signal.id', 'desc')
    .limit(limit)
    .execute()
}

export function findSignal(db: Db, id: number): Promise<Signal | undefined> {
  return signals(db).where('signal.id', '=', id).executeTakeFirst()
}

/** Held until the transaction ends: of two people at once the second sees what the first has done. */
export async function findForUpdate(tx: Db, id: number) {
  return tx
    .selectFrom('signal')
    .select(['id', 'state', 'looker_id as lookerId', lookerLeft.as('lookerLeft'), 'observed', 'expected'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What a form says of a signal: a note, or what was found. */
export type Said = { kind: SignalEvent['kind']; note: string; submission: string }

function contentOf(id: number, { kind, note }: Said): unknown[] {
  return [id, kind, note]
}

/** Whether this very form was carried out before, as it says it now. */
export async function wasSent(tx: Db, id: number, said: Said): Promise<boolean> {
  return (
    (await isSaid(tx, id, said)) ||
    isSaid(tx, id, { ...said, submission: numberAfter(said.submission, ...contentOf(id, said)) })
  )
}

async function isSaid(tx: Db, id: number, { kind, note, submission }: Said): Promise<boolean> {
  const found = await tx
    .selectFrom('signal_event')
    .select('id')
    .where('signal_id', '=', id)
    .where('submission', '=', submission)
    .where('kind', '=', kind)
    .where('note', '=', note)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds what a form says, which may have said something else before. */
export async function addSaid(tx: Db, id: number, actor: number, said: Said, now: Date): Promise<void> {
  await addOnce(said.submission, contentOf(id, said), {
    add: async (number) => {
      const event = { signalId: id, actor, ...said, submission: number }
      return (await insertEvent(tx, event, now)) || undefined
    },
    isSame: (number) => isSaid(tx, id, { ...said, submission: number }),
  })
}

/** What is read of how it went, the latest first. */
export function listEvents(db: Db, id: number, limit: number): Promise<SignalEvent[]> {
  return db
    .selectFrom('signal_event')
    .leftJoin('account', 'account.id', 'signal_event.actor_id')
    .select(['signal_event.id', 'signal_event.kind', 'account.name as actorName', 'note', 'at'])
    .where('signal_id', '=', id)
    .orderBy('signal_event.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countEvents(tx: Db, id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('signal_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('signal_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

type NewEvent = { signalId: number; kind: SignalEvent['kind']; actor: number | null; note: string; submission?: string }

/** @returns whether this very form was not sent before */
export async function insertEvent(tx: Db, event: NewEvent, now: Date): Promise<boolean> {
  const { signalId, kind, actor, note, submission = null } = event
  const added = await tx
    .insertInto('signal_event')
    .values({ signal_id: signalId, kind, actor_id: actor, note, submission, at: now })
    .onConflict((conflict) => conflict.column('submission').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function setLooker(tx: Db, id: number, looker: number | null): Promise<void> {
  await tx
    .updateTable('signal')
    .set({ state: looker === null ? 'new' : 'looking', looker_id: looker })
    .where('id', '=', id)
    .execute()
}

export async function closeSignal(tx: Db, id: number, state: ClosedState, ratio: number, now: Date): Promise<void> {
  await tx.updateTable('signal').set({ state, closed_at: now, closed_ratio: ratio }).where('id', '=', id).execute()
}

/** Beside what else the home counts. */
export function openCount(db: Db): Expression<number> {
  return db
    .selectFrom('signal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', [...openStates])
    .$asScalar()
}

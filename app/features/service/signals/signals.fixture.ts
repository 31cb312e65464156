import { randomUUID } from 'node:crypto'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { App } from '#app/features/people/profile/profile.fixture.ts'
import type { Member } from '#tests/app.ts'

/** One that stands, as a night would have found it. */
export async function addSignal(
  { portal }: App,
  { part = 'fork', family = 'V4R', prefix = 'V4R051' }: { part?: string; family?: string; prefix?: string } = {},
): Promise<number> {
  const now = portal.clock.now()
  const { id } = await portal.db
    .insertInto('signal')
    .values({
      family,
      part,
      prefix,
      prefix_shown: 'V4R-051',
      since: '2026-10-01',
      risen_on: '2026-11-01',
      observed: 9,
      expected: 2.1,
      strength: 6.2,
      found_at: now,
      counted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Batch = { prefix: string; part: string; count: number; family?: string; from: number; to: number }

const day = 24 * 60 * 60_000

/** Claims about as many bicycles, one after the other from so many days ago to so many. @returns their tickets */
export async function addClaims({ portal }: App, of: Member, batch: Batch): Promise<number[]> {
  const { prefix, part, count, family = 'V4R', from, to } = batch
  const now = portal.clock.now().getTime()
  const rows = Array.from({ length: count }, (_, at) => {
    const created = new Date(now - (from - ((from - to) * (at + 0.5)) / count) * day)
    const serial = `${prefix}${part.charAt(0).toUpperCase()}${String(1000 + at + Math.round(from)).padStart(5, '0')}`
    return {
      company_id: of.viewer.companyId,
      author_id: of.viewer.accountId,
      submission: randomUUID(),
      locale: 'it' as const,
      country: 'IT',
      frame_model: family,
      serial_number: serial,
      serial_folded: foldSerial(serial),
      damage_phase: 'field' as const,
      part_involved: [part],
      kind_of_damage: 'functional',
      content: '',
      instructions: '',
      search: '',
      created_at: created,
      last_activity_at: created,
    }
  })
  const added = await portal.db.insertInto('ticket').values(rows).returning('id').execute()
  return added.map(({ id }) => id)
}

const prefixes = ['V4R048', 'V4R050', 'V4R052', 'V4R054', 'V4R056', 'V4R058'] as const

/** A year and a half as it always is: every month and prefix a few frames, and every second month a fork. */
export async function addUsual(app: App, of: Member): Promise<void> {
  for (let month = 18; month > 0; month -= 1)
    for (const [at, prefix] of prefixes.entries()) {
      const span = { prefix, from: month * 30, to: (month - 1) * 30 }
      await addClaims(app, of, { ...span, part: 'frame', count: 2 })
      if ((month + at) % 2 === 0) await addClaims(app, of, { ...span, part: 'fork', count: 1 })
    }
}

/** Forks of one prefix, which fail several times as often since two months. */
export function addCause(app: App, of: Member): Promise<number[]> {
  return addClaims(app, of, { prefix: 'V4R052', part: 'fork', count: 9, from: 60.3, to: 0.3 })
}

/** What somebody looks into, and what they have said is to be looked for. */
export async function addSignalOf(app: App, accountId: number): Promise<void> {
  const { db, clock } = app.portal
  const [id, at] = [await addSignal(app), clock.now()]
  await db.insertInto('signal_event').values({ signal_id: id, kind: 'note', actor_id: accountId, at }).execute()
  await db.updateTable('signal').set({ state: 'looking', looker_id: accountId }).where('id', '=', id).execute()
  await db.insertInto('signal_look').values({ night: '2026-11-20', begun_at: at }).execute()
  const chosen = { is_on: true, lengths: [6], least: 4, ratio: 3, tolerated: 100, months: 24 }
  await db
    .insertInto('signal_settings')
    .values({ ...chosen, by_id: accountId, at })
    .execute()
}

import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

// How far a replica has come, told without a clock: by the positions in the primary's log of changes.

/** Why a replica is not read. */
export type NotRead = 'away' | 'behind' | 'no replica' | 'of another database'

export type Follower = {
  /** Whether it may be read by somebody who has written up to this position. */
  has: (position: number) => boolean
  /** Up to where the primary has written by now, also while the replica is not read: it may come back soon. Undefined where it cannot be asked. */
  position: () => Promise<number | undefined>
  /** Waits, for no more than a moment, until the replica has what the primary has now. */
  settle: () => Promise<void>
  /** A statement on it failed: it is not read until it has answered again. */
  failed: () => void
  state: () => { notRead: NotRead | undefined; secondsBehind: number | undefined }
  stop: () => Promise<void>
}

type Options = {
  /** Each with a connection of its own: what reads pages must not hold these up. */
  primary: Kysely<Tables>
  replica: Kysely<Tables>
  /** Farther behind than this it is not read. */
  mostSeconds: number
  /** Hears of each change; undefined: it is read from now on. */
  onChange: (notRead: NotRead | undefined) => void
}

const lookEvery = 500
const mostSettling = 1000

/** Looks at both all the time. Until it has looked for the first time the replica is not read. */
export async function follow({ primary, replica, mostSeconds, onChange }: Options): Promise<Follower> {
  const known: Known = {
    notRead: 'away',
    replayed: 0,
    wanted: await writtenBy(primary).catch(() => 0),
    secondsBehind: undefined,
    passed: [],
  }
  const state = { isStopped: false }
  let reported: NotRead | undefined | 'nothing' = 'nothing'

  async function look(): Promise<void> {
    const notRead = await lookAt(known, primary, replica, mostSeconds)
    if (state.isStopped) return
    known.notRead = notRead
    if (notRead !== reported) onChange((reported = notRead))
  }

  async function goOn(): Promise<void> {
    while (!state.isStopped) {
      await delay(lookEvery, undefined, { ref: false })
      if (!state.isStopped) await look()
    }
  }

  await look()
  const going = goOn()
  return {
    has: (position) => known.notRead === undefined && known.replayed >= Math.max(position, known.wanted),
    position: () => writtenBy(primary).catch(() => undefined),
    async settle() {
      if (known.notRead !== undefined) return
      const position = await writtenBy(primary).catch(() => 0)
      for (const until = Date.now() + mostSettling; Date.now() < until; await delay(25)) {
        known.replayed = Math.max(known.replayed, await replayedBy(replica).catch(() => 0))
        if (known.replayed >= position) return
      }
      known.wanted = Math.max(known.wanted, position)
    },
    failed() {
      if (known.notRead === undefined) onChange((reported = known.notRead = 'away'))
    },
    state: () => ({ notRead: known.notRead, secondsBehind: known.secondsBehind }),
    async stop() {
      state.isStopped = true
      await going
    },
  }
}

type Known = {
  notRead: NotRead | undefined
  /** Up to where the replica has come. */
  replayed: number
  /** What was told to open pages before it was there. */
  wanted: number
  secondsBehind: number | undefined
  /** Where the primary was when, as far as the replica has not come yet. */
  passed: { at: number; position: number }[]
}

async function lookAt(
  known: Known,
  primary: Kysely<Tables>,
  replica: Kysely<Tables>,
  mostSeconds: number,
): Promise<NotRead | undefined> {
  const at = Date.now()
  try {
    const [here, there] = await Promise.all([standingOf(primary), standingOf(replica)])
    if (here.cluster !== there.cluster) return 'of another database'
    if (!there.follows) return 'no replica'
    known.passed.push({ at, position: here.position })
    known.replayed = there.position
    known.passed = known.passed.filter(({ position }) => position > there.position).slice(-mostPassed)
    const [first] = known.passed
    known.secondsBehind = first ? (Date.now() - first.at) / 1000 : 0
    return known.secondsBehind > mostSeconds ? 'behind' : undefined
  } catch {
    known.secondsBehind = undefined
    return 'away'
  }
}

/** Ten minutes: of a replica that is farther behind only that is known, not by how much. */
const mostPassed = 1200

type Standing = { follows: boolean; position: number; cluster: string }

/**
 * For the primary the position up to which its log is flushed: what is not flushed yet may end at a position that no
 * replica ever reports.
 */
async function standingOf(db: Kysely<Tables>): Promise<Standing> {
  const { rows } = await sql<{ follows: boolean; position: string | null; cluster: string }>`
    select pg_is_in_recovery() as follows, (select system_identifier::text from pg_control_system()) as cluster,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end)::text as position
  `.execute(db)
  const [found] = rows
  if (!found?.position) throw new Error('it does not say where it is')
  return { follows: found.follows, cluster: found.cluster, position: numberOf(found.position) }
}

async function writtenBy(primary: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(
    primary,
  )
  return numberOf(rows[0]?.position ?? '0/0')
}

async function replayedBy(replica: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ position: string | null }>`select pg_last_wal_replay_lsn()::text as position`.execute(
    replica,
  )
  return numberOf(rows[0]?.position ?? '0/0')
}

/** `16/B374D848`: whole and exact up to nine petabytes of changes. */
function numberOf(position: string): number {
  const [high = '0', low = '0'] = position.split('/')
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

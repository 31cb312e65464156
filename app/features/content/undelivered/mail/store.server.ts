import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { testMail } from '../undelivered.outbox.ts'

const isMail = sql<boolean>`(kind like 'mail.%' or kind like 'account.%')`
const isOfMails = sql<boolean>`lane in ('main', 'many')`
/** Kept by `MAIL=log`, and never sent. */
const isKept = sql<boolean>`exists (select from sent_mail where sent_mail.outbox_id = outbox.id)`

export function findReader(
  db: Db,
  accountId: number,
): Promise<{ email: string; firstName: string; locale: Locale } | undefined> {
  return db
    .selectFrom('account')
    .select(['email', 'first_name as firstName', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** `triedAgainAt`: of what rests after a failure, until when the last rests, the outbox's `rest` at most after its try. */
export type Waiting = { count: number; since: Date | null; dueSince: Date | null; triedAgainAt: Date | null }

/** What is to leave, without what goes to other systems, and since when the oldest of it waits. */
export function countWaiting(db: Db): Promise<Waiting> {
  return db
    .selectFrom('outbox')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min<Date | null>('created_at').as('since')])
    .select((row) => row.fn.min<Date | null>('due_at').as('dueSince'))
    .select(sql<Date | null>`max(due_at) filter (where attempts > 0)`.as('triedAgainAt'))
    .where(isOfMails)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export type Failure = { error: string; at: Date; isGivenUp: boolean }

/** The mail that has not left and failed last. One that waits failed a moment before its next try. */
export async function findLastFailure(db: Db, now: Date): Promise<Failure | undefined> {
  const at = sql<Date>`least(coalesce(dead_at, due_at), ${now}::timestamptz)`
  const row = await db
    .selectFrom('outbox')
    .select(['last_error as error', at.as('at'), sql<boolean>`dead_at is not null`.as('isGivenUp')])
    .where(isMail)
    .where('done_at', 'is', null)
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .orderBy(at, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, error: row.error ?? '' }
}

/** Among the latest that were put: they leave in about that order. */
export async function findLastLeft(db: Db, which: 'sent' | 'kept'): Promise<Date | undefined> {
  const latest = db
    .selectFrom('outbox')
    .select('left_at')
    .where(isMail)
    .where('left_at', 'is not', null)
    .where(which === 'kept' ? isKept : sql<boolean>`not ${isKept}`)
    .orderBy('id', 'desc')
    .limit(100)
  const { at } = await db
    .selectFrom(latest.as('latest'))
    .select((row) => row.fn.max<Date | null>('left_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

export type TestRow = {
  askedAt: Date
  leftAt: Date | null
  doneAt: Date | null
  isGivenUp: boolean
  isKept: boolean
  attempts: number
  error: string | null
}

export function findLastTest(db: Db, accountId: number): Promise<TestRow | undefined> {
  return (
    db
      .selectFrom('outbox')
      .select(['created_at as askedAt', 'left_at as leftAt', 'done_at as doneAt', 'attempts', 'last_error as error'])
      .select([sql<boolean>`dead_at is not null`.as('isGivenUp'), isKept.as('isKept')])
      // As the index says it.
      .where(sql<boolean>`kind = ${sql.lit(testMail.name)}`)
      .where('subject', '=', subjectOf(accountId))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

export function subjectOf(accountId: number): string {
  return `test-mail ${accountId}`
}

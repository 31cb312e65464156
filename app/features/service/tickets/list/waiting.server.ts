import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { lastMoment } from '#app/kit/lists/lists.ts'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { claimDraftsColumn, claimDraftsIn } from '#app/features/content/drafts/drafts.claims.server.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import { ticketRowsVisibleTo, ticketsVisibleTo } from '../store.server.ts'
import { isOpenTicket } from '../tickets.stages.server.ts'
import type { Awaiting } from '../tickets.ts'
import { unreadBy } from '../unread/news.server.ts'
import { readerOf } from '../unread/reader.ts'

type Asked = {
  company: number
  account: number
  reader: number
  mine: Awaiting
  theirs: Awaiting
  now: Date
  dueBy: Date
  most: number
}

/** To a company's people it is told from so many days before that the maker is to answer. */
const aheadDays = 3

/**
 * The tickets on a person's home: those that wait for their side, the latest first, and those with a promised date.
 * Staff see the late ones, and of the others those first that they have to answer next; a company's people also those
 * due soon that wait for others, the earliest first, and the claims they have begun and not sent.
 */
export async function readWaiting(db: Db, viewer: Viewer, now: Date, most: number) {
  const scope = scopeOf(viewer, 'tickets')
  const found = await (scope === 'all'
    ? readAll(db, viewer.accountId, now, most)
    : readOwn(db, { company: scope.company, account: viewer.accountId, reader: readerOf(viewer).account }, now, most))
  const { waiting, promised, counted } = found
  return {
    waiting,
    promised,
    drafts: claimDraftsIn(found.drafts),
    counts: { mine: counted?.mine ?? 0, theirs: counted?.theirs ?? 0, promised: counted?.promised ?? 0 },
  }
}

async function readAll(db: Db, reader: number, now: Date, most: number) {
  const asked: Asked = { company: 0, account: 0, reader, mine: 'maker', theirs: 'dealer', now, dueBy: now, most }
  const { waiting, promised, counts } = statements.maker
  const [rows, late, [counted]] = await Promise.all([waiting(db, asked), promised(db, asked), counts(db, asked)])
  const next = rows.toSorted((one, other) => dueOf(one) - dueOf(other)).slice(0, most)
  return { waiting: next, promised: late, counted, drafts: [] }
}

/** What has no promised day comes last. */
function dueOf({ dueAt }: { dueAt: Date | null }): number {
  return dueAt?.getTime() ?? lastMoment
}

/** Nearly: nobody works about midnight. */
function endOfDay(day: string): Date {
  return new Date(`${addDays(day, 1)}T00:00:00Z`)
}

type Own = Pick<Asked, 'company' | 'account' | 'reader'>

/** Both lists in one question: a company has few tickets, and its home is to cost little. */
async function readOwn(db: Db, own: Own, now: Date, most: number) {
  const asked: Asked = {
    ...own,
    mine: 'dealer',
    theirs: 'maker',
    now,
    dueBy: endOfDay(addDays(dayOf(now), aheadDays)),
    most,
  }
  const [rows, [counted]] = await Promise.all([
    statements.company.both(db, asked),
    statements.company.counts(db, asked),
  ])
  const isMine = ({ awaiting }: { awaiting: Awaiting }) => awaiting === asked.mine
  return {
    waiting: rows.filter(isMine),
    promised: rows.filter((row) => !isMine(row)),
    counted,
    drafts: counted?.drafts,
  }
}

function rowsFor(scope: (asked: Asked) => Scope, forStaff: boolean) {
  const open = (db: Db, asked: Asked) =>
    ticketRowsVisibleTo(db, scope(asked))
      .select(unreadBy({ account: asked.reader, forStaff }).as('isUnread'))
      .where(isOpenTicket)
      .limit(asked.most)
  const latest = (rows: ReturnType<typeof open>) =>
    rows.orderBy('ticket.last_activity_at', 'desc').orderBy('ticket.id', 'desc')
  const soonest = (rows: ReturnType<typeof open>) => rows.orderBy('ticket.due_at').orderBy('ticket.id')
  const waiting = (db: Db, asked: Asked) => latest(open(db, asked).where('ticket.awaiting', '=', asked.mine))
  return { open, waiting, latest, soonest }
}

function countsFor(scope: (asked: Asked) => Scope) {
  const open = (db: Db, asked: Asked) => ticketsVisibleTo(db, scope(asked)).where(isOpenTicket)
  const count = (db: Db, tickets: ReturnType<typeof open>) => {
    const counted = tickets.select('ticket.id').limit(sql.lit(countLimit)).as('counted')
    return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
  }
  const awaitings = (db: Db, asked: Asked) => [
    count(db, open(db, asked).where('ticket.awaiting', '=', asked.mine)).as('mine'),
    count(db, open(db, asked).where('ticket.awaiting', '=', asked.theirs)).as('theirs'),
  ]
  const late = (db: Db, asked: Asked) =>
    count(db, open(db, asked).where('ticket.due_at', '<', asked.dueBy)).as('promised')
  const promised = (db: Db, asked: Asked) => count(db, open(db, asked).where(isPromised(asked))).as('promised')
  return { awaitings, late, promised }
}

/**
 * For a company's tickets. Hides the moment from the index of everybody's clocks, which is read whole where the planner
 * takes it.
 */
function isPromised({ dueBy, mine }: Pick<Asked, 'dueBy' | 'mine'>) {
  return sql<boolean>`(coalesce(ticket.due_at, 'infinity') < ${dueBy} and ticket.awaiting <> ${mine})`
}

const all = (): Scope => 'all'
const own = ({ company }: Asked): Scope => ({ company })
const [rowsOfAll, rowsOfOwn] = [rowsFor(all, true), rowsFor(own, false)]
const [countsOfAll, countsOfOwn] = [countsFor(all), countsFor(own)]

const statements = {
  maker: {
    // Each half by its index; what is late stands in the other list.
    waiting: prepared('tickets waiting maker', (db, asked: Asked) => {
      const mine = rowsOfAll.open(db, asked).where('ticket.awaiting', '=', asked.mine)
      const dated = rowsOfAll.soonest(mine.where('ticket.due_at', '>=', asked.dueBy))
      const others = rowsOfAll.latest(mine.where('ticket.due_at', 'is', null))
      return db
        .selectFrom(dated.as('dated'))
        .selectAll()
        .unionAll(db.selectFrom(others.as('others')).selectAll())
    }),
    promised: prepared('tickets late', (db, asked: Asked) =>
      rowsOfAll.soonest(rowsOfAll.open(db, asked).where('ticket.due_at', '<', asked.dueBy)),
    ),
    counts: prepared('tickets waiting count maker', (db, asked: Asked) =>
      db.selectNoFrom([...countsOfAll.awaitings(db, asked), countsOfAll.late(db, asked)]),
    ),
  },
  company: {
    both: prepared('tickets waiting and promised', (db, asked: Asked) => {
      const isMissed = isPromised({ mine: asked.mine, dueBy: asked.now })
      const promised = rowsOfOwn.soonest(rowsOfOwn.open(db, asked).where(isPromised(asked)))
      // No list shows alone what comes soon, so all of it: of what is missed the list of tickets has the rest.
      const soon = promised.where((row) => row.not(isMissed)).limit(sql.lit(countLimit))
      return db
        .selectFrom(rowsOfOwn.waiting(db, asked).as('waiting'))
        .selectAll()
        .unionAll(db.selectFrom(soon.as('soon')).selectAll())
        .unionAll(db.selectFrom(promised.where(isMissed).as('missed')).selectAll())
    }),
    counts: prepared('tickets waiting count company', (db, asked: Asked) =>
      db.selectNoFrom([
        ...countsOfOwn.awaitings(db, asked),
        countsOfOwn.promised(db, asked),
        claimDraftsColumn(db, asked.account).as('drafts'),
      ]),
    ),
  },
}

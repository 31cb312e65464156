import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '../account/account.ts'
import { type Scope, scopeOf } from '../licence/licence.ts'
import { ticketRowsVisibleTo, ticketsVisibleTo } from './store.server.ts'
import type { Turn } from './tickets.ts'

type Asked = { company: number; mine: Turn; theirs: Turn; today: string; most: number }

/** What a person's home tells of tickets: those that wait for their side, or were promised before today. */
export async function readWaiting(db: Db, viewer: Viewer, today: string, most: number) {
  const scope = scopeOf(viewer, 'tickets')
  const [mine, theirs] = viewer.side === 'maker' ? (['maker', 'dealer'] as const) : (['dealer', 'maker'] as const)
  const asked = { company: scope === 'all' ? 0 : scope.company, mine, theirs, today, most }
  const { waiting, late, counts } = statements[viewer.side]
  const [waitingRows, overdue, [counted]] = await Promise.all([
    waiting(db, asked),
    late ? late(db, asked) : [],
    counts(db, asked),
  ])
  return { waiting: waitingRows, overdue, counts: { mine: counted?.mine ?? 0, theirs: counted?.theirs ?? 0 } }
}

function statementsFor(side: Viewer['side']) {
  const scope = (asked: Asked): Scope => (side === 'maker' ? 'all' : { company: asked.company })
  const open = (db: Db, asked: Asked) =>
    ticketRowsVisibleTo(db, scope(asked)).where('ticket.stage', '<>', sql.lit('ticket_closed'))
  const newest = (rows: ReturnType<typeof open>, asked: Asked) =>
    rows.orderBy('ticket.last_activity_at', 'desc').orderBy('ticket.id', 'desc').limit(asked.most)
  const count = (db: Db, asked: Asked, turn: Turn) => {
    const counted = ticketsVisibleTo(db, scope(asked))
      .where('ticket.stage', '<>', sql.lit('ticket_closed'))
      .where('ticket.awaiting', '=', turn)
      .select('ticket.id')
      .limit(sql.lit(countLimit))
      .as('counted')
    return db.selectFrom(counted).select(({ fn }) => fn.countAll<number>().as('count'))
  }
  return {
    waiting: prepared(`tickets waiting ${side}`, (db, asked: Asked) =>
      newest(open(db, asked).where('ticket.awaiting', '=', asked.mine), asked),
    ),
    // What was promised to a dealer is late for the maker.
    late:
      side === 'maker'
        ? prepared('tickets late', (db, asked: Asked) =>
            newest(open(db, asked).where('ticket.promised_at', '<', asked.today), asked),
          )
        : undefined,
    counts: prepared(`tickets waiting count ${side}`, (db, asked: Asked) =>
      db.selectNoFrom([count(db, asked, asked.mine).as('mine'), count(db, asked, asked.theirs).as('theirs')]),
    ),
  }
}

const statements = { company: statementsFor('company'), maker: statementsFor('maker') }

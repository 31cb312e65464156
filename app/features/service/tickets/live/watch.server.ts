import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Bell } from '#app/kit/live/bell.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'

/**
 * What is new in the tables, for a portal that cannot listen: as notifications would tell it. Numbers are given before
 * their rows are there, so some that are not new are looked at again.
 */
export function watchTickets(portal: Portal, hear: (payload: string) => void, every: number): Bell {
  let known: Set<string> | undefined
  let working = Promise.resolve()

  async function look(): Promise<void> {
    if (portal.streams.all().length === 0) {
      known = undefined
      return
    }
    const acts = await latestActs(portal.db)
    if (known) for (const { kind, id, ticketId } of acts) if (!known.has(`${kind} ${id}`)) hear(`${kind} ${ticketId}`)
    known = new Set(acts.map(({ kind, id }) => `${kind} ${id}`))
  }

  const timer = setInterval(() => {
    working = working.then(look).catch((error: unknown) => {
      if (!(error instanceof Problem)) portal.log.error({ err: error }, 'the tables could not be looked at')
    })
  }, every).unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}

type Act = { kind: 'ticket' | 'note'; id: string; ticketId: number }

/** More than a portal sees in one look; both are found by the end of an index. */
const actsMost = 200

async function latestActs(db: Db): Promise<Act[]> {
  const { rows } = await sql<Act>`
    (select case when internal then 'note' else 'ticket' end as kind, 'm' || id as id, ticket_id as "ticketId"
      from message order by message.id desc limit ${actsMost})
    union all
    (select 'ticket', 'e' || id, ticket_id from ticket_event order by ticket_event.id desc limit ${actsMost})`.execute(
    db,
  )
  return rows
}

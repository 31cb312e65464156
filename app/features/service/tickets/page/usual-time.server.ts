import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { isAppealOpen } from '../appeal/appeal.ts'
import { isUndecided } from '../tickets.stages.ts'
import type { Ticket } from '../tickets.ts'

/** The usual time is that of so many days past, and told only where so many decisions speak for it. */
const usual = { days: 90, decisionsLeast: 20 }

type Waiting = Pick<Ticket, 'stage' | 'awaiting' | 'promisedAt' | 'isAppealed'>

/**
 * What is said of the decision to whom it is still to come to; where a day is promised, that day alone. What comes after
 * an appeal stands with it.
 */
export async function aheadOf(portal: Portal, ticket: Waiting) {
  const { stage, awaiting, promisedAt } = ticket
  if (!isUndecided(stage) || awaiting !== 'maker' || isAppealOpen(ticket)) return undefined
  return { usualDays: promisedAt === null ? await usualDaysToDecision(portal) : null }
}

/** In how many days, rounded up to whole ones, half of all claims are decided; null where too few were. */
export function usualDaysToDecision({ db, clock, medians }: Portal): Promise<number | null> {
  const since = new Date(clock.now().getTime() - usual.days * 86_400_000)
  return medians('usual days to a decision', async () => {
    const { count, days } = await readMedian(db, since)
    return count < usual.decisionsLeast || days === null ? null : Math.max(1, Math.ceil(days))
  })
}

/** From when a claim came in to when it was first decided. */
function readMedian(db: Db, since: Date) {
  const times = db
    .selectFrom('ticket_event as decision')
    .innerJoin('ticket', 'ticket.id', 'decision.ticket_id')
    .select(sql<number>`extract(epoch from decision.at - ticket.created_at) / 86400`.as('days'))
    .where('decision.kind', '=', sql.lit('decision'))
    .where('decision.at', '>=', since)
    // What a rule decides at once says nothing of how long people take.
    .where('decision.actor_id', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('ticket_event as earlier')
            .select('earlier.id')
            .whereRef('earlier.ticket_id', '=', 'decision.ticket_id')
            .whereRef('earlier.id', '<', 'decision.id')
            .where('earlier.kind', '=', 'decision'),
        ),
      ),
    )
  return db
    .selectFrom(times.as('time'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number | null>`percentile_cont(0.5) within group (order by time.days)`.as('days'))
    .executeTakeFirstOrThrow()
}

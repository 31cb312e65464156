import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { conflictIn } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { CompanyViewer, StaffViewer } from '#app/features/people/account/account.ts'
import { findLatestStep, insertEvent } from '../conversation/history.server.ts'
import { changeFor } from '../desk/changes.ts'
import { clearGrants } from '../labour/store.server.ts'
import { listAgents } from '../queue/agents.server.ts'
import * as store from '../store.server.ts'
import { ticketMoved } from '../tickets.outbox.ts'
import { promisedDayOf } from '../tickets.promised.ts'
import { announce, lockTicket } from '../tickets.server.ts'
import { stageWhen } from '../tickets.stages.ts'
import type { Ticket } from '../tickets.ts'
import { formWords } from '../tickets.forms.words.ts'
import { isAppealOpen, isOwnAppeal, lastAppealDay } from './appeal.ts'

const conflict = conflictIn(formWords)

/**
 * Asks for a refusal to be looked at by somebody else: the claim is assessed again, and nobody's if it was that person's.
 * Once a ticket; the same one sent again does nothing.
 * @throws Problem not-found; conflict where it cannot be, or no more
 */
export async function appeal(portal: Portal, viewer: CompanyViewer, id: number, reason: string): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id)
    if (isAppealOpen(ticket) && (await wasSentBy(tx, viewer, id, reason))) return
    const catalogue = portal.catalogues.current()
    // The rule alone refuses nothing.
    const by = ticket.lastDecision?.by
    if (!by || !lastAppealDay(viewer, ticket, catalogue.appealDays, dayOf(now))) throw conflict('appeal-late')
    const move = { stage: stageWhen.opened, reason, paidRepair: false }
    const claim = { kind: ticket.kindOfDamage, country: ticket.country }
    await store.changeTicket(
      tx,
      id,
      {
        ...changeFor(ticket, move, now),
        appealed_at: now,
        appealed_against: by,
        promised_at: promisedDayOf(catalogue, claim, now),
        ...(ticket.assigneeId === by ? { assignee_id: null } : {}),
      },
      now,
    )
    await clearGrants(tx, id)
    const step = { fromStage: ticket.stage, toStage: stageWhen.opened }
    await insertEvent(tx, { ticketId: id, actor: viewer, kind: 'appeal', ...step, reason }, now)
    await announce(tx, ticketMoved, { ticketId: id, stage: stageWhen.opened }, now)
  })
}

async function wasSentBy(tx: Db, viewer: CompanyViewer, id: number, reason: string): Promise<boolean> {
  const step = await findLatestStep(tx, id)
  return step?.kind === 'appeal' && step.actorId === viewer.accountId && step.reason === reason
}

/** Before a decision or a move, on a ticket that the caller has locked. @throws Problem conflict: it is somebody else's */
export async function requireOther(tx: Db, viewer: StaffViewer, ticket: Ticket): Promise<void> {
  if (ticket.appealedAgainst !== viewer.accountId) return
  if (isOwnAppeal(viewer, ticket, await listAgents(tx))) throw conflict('appeal-own')
}

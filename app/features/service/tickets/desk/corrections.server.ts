import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { withdrawFile } from '#app/features/content/attachments/attachments.server.ts'
import { turnPhoto } from '#app/features/content/attachments/attachments.turn.server.ts'
import { refreshBicycle } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { insertEvent } from '../conversation/history.server.ts'
import { listSplitsWith } from '../related/store.server.ts'
import { searchText } from '../search/search-text.ts'
import * as store from '../store.server.ts'
import { lockTicket, requireTicket } from '../tickets.server.ts'
import { canSayRepairChosen } from '../tickets.ts'

/** Gives a ticket a subject of staff's own; blank, it is composed again in each reader's language. @throws Problem not-found */
export async function setSubject(portal: Portal, viewer: StaffViewer, ticketId: number, typed: string): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    const subject = typed || null
    if (subject === ticket.subject) return
    await store.changeTicket(
      tx,
      ticketId,
      { subject, search: searchText(portal.catalogues.current(), { ...ticket, subject }) },
      now,
    )
    const detail = { from: ticket.subject, to: subject }
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'subject', detail }, now)
  })
}

/** Turns a photo by a quarter, clockwise. @throws Problem not-found */
export async function turnTicketPhoto(portal: Portal, viewer: StaffViewer, ticketId: number, fileId: string) {
  await requireTicket(portal, viewer, ticketId)
  await turnPhoto(portal, viewer, ticketId, fileId)
}

/**
 * Takes a file out of everybody's sight, wherever a split shows it as well; the history of each ticket keeps who did it, and
 * its name. @throws Problem not-found
 */
export async function withdrawTicketFile(portal: Portal, viewer: StaffViewer, ticketId: number, fileId: string) {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const locked = await lockWithSplits(tx, viewer, ticketId)
    const others = locked.filter((one) => one !== ticketId)
    for (const { id, ticketId: of, name } of await withdrawFile(tx, viewer, { id: fileId, ticketId, others }, now)) {
      const withdrawn = { ticketId: of, actor: viewer, kind: 'file_withdrawn', reason: name } as const
      await insertEvent(tx, { ...withdrawn, detail: { file: id } }, now)
    }
  })
}

/** In the order of their numbers, as whatever takes several; one that is split off meanwhile has the highest. */
async function lockWithSplits(tx: Db, viewer: StaffViewer, ticketId: number): Promise<number[]> {
  const locked: number[] = []
  for (;;) {
    const next = (await listSplitsWith(tx, ticketId)).find((one) => !locked.includes(one))
    if (next === undefined) return locked
    await lockTicket(tx, viewer, next)
    locked.push(next)
  }
}

/**
 * Says whether the buyer chose the repair that was done: one that was not chosen lengthens no legal guarantee. Said
 * again, it is no news. @throws Problem not-found, stage-moved
 */
export async function setRepairChosen(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  { isChosen, reason }: { isChosen: boolean; reason: string },
): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canSayRepairChosen(viewer, ticket)) throw new Problem('stage-moved')
    if (isChosen === ticket.repairChosen) return
    await store.changeTicket(tx, ticketId, { repair_chosen: isChosen }, now)
    const detail = { repairChosen: isChosen }
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'repair_choice', reason, detail }, now)
    await refreshBicycle(tx, portal.catalogues.current(), ticket)
  })
}

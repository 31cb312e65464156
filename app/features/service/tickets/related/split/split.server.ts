import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { shareFiles } from '#app/features/content/attachments/attachments.shared.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { insertEvent } from '../../conversation/history.server.ts'
import { copyWriters } from '../../followers/store.server.ts'
import { findLocaleOf } from '../../conversation/locale.server.ts'
import { searchText } from '../../search/search-text.ts'
import { assigned, insertTicket, type NewTicket } from '../../opening.store.server.ts'
import * as store from '../../store.server.ts'
import { marksOf } from '#app/features/service/marks/marks.ts'
import { claimOf } from '../../tickets.claim.ts'
import { ticketRelated } from '../../tickets.outbox.ts'
import { promisedDayOf } from '../../tickets.promised.ts'
import { announce, lockTicket } from '../../tickets.server.ts'
import { isOpen, stageWhen } from '../../tickets.stages.ts'
import type { Ticket } from '../../tickets.ts'
import { relatedMost } from '../related.ts'
import { findSplit, insertRelation } from '../store.server.ts'
import type { SplitInput } from './split.forms.ts'

/**
 * Opens a second ticket, of the same customer about the same bicycle, for one of two matters that a ticket holds. What is
 * chosen of messages and files is shown there as well; the first ticket stays as it is. Sent again, it has made one.
 * @returns the new ticket's number, which one the form has made otherwise, or what is wrong
 * @throws Problem not-found, closed-meanwhile
 */
export async function split(
  portal: Portal,
  viewer: StaffViewer,
  id: number,
  input: SplitInput,
): Promise<Made | Mistake> {
  const now = portal.clock.now()
  const formContent = contentOf(input)
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, id)
    const earlier = await findSplit(tx, ticket.authorId, input.submission)
    if (earlier) return madeBefore(earlier, formContent)
    if (!isOpen(ticket.stage)) throw new Problem('closed-meanwhile')
    if (ticket.related.length >= relatedMost) return { path: '', message: 'related-many' }
    const added = await insertTicket(tx, await newTicket(portal, tx, ticket, input, now), { asksFacts: false }, now)
    if (!added) throw new Error(`The submission ${input.submission} has made a ticket in spite of the lock`)
    const messages = await copyMessages(tx, id, added.id, input.messages.map(Number))
    const shared = { from: id, to: added.id, companyId: ticket.companyId, submission: input.submission }
    const files = await shareFiles(tx, { ...shared, messages, files: input.files }, now)
    const copied = { messages: [...messages.keys()], files }
    const relation = { kind: 'split', ticketId: added.id, otherId: id, formContent } as const
    await insertRelation(tx, relation, viewer.accountId, now)
    await insertEvent(tx, { ticketId: id, actor: viewer, kind: 'split', detail: { other: added.id, copied } }, now)
    const opened = { ticketId: added.id, actor: viewer, kind: 'opened', toStage: stageWhen.opened } as const
    await insertEvent(tx, { ...opened, detail: { splitFrom: id } }, now)
    if (added.assigneeId !== null) await insertEvent(tx, assigned(added.id, added.assigneeId, true), now)
    await store.changeTicket(tx, id, {}, now)
    await announce(tx, ticketRelated, { ticketId: added.id, relation: 'split', otherId: id }, now)
    return { id: added.id }
  })
}

/** Assessed as the first one: by the same version of the catalogue, as of the same purchase and the same day. */
async function newTicket(portal: Portal, tx: Db, ticket: Ticket, input: SplitInput, now: Date): Promise<NewTicket> {
  const catalogue = portal.catalogues.current()
  const { part_involved: partInvolved, kind_of_damage: kindOfDamage, submission, content } = input
  const { companyId, authorId, instructions, instructionsIn, catalogueVersion, claimedAt } = ticket
  const claim = { ...claimOf(ticket), partInvolved, kindOfDamage, content, notes: '' }
  return {
    ...claim,
    companyId,
    authorId,
    submission,
    followsId: null,
    locale: await findLocaleOf(tx, authorId),
    serialFolded: foldSerial(claim.serialNumber),
    // Nobody was told anything before it was sent.
    toldVerdict: null,
    marks: marksOf(ticket.marks ?? [], partInvolved),
    instructions,
    instructionsIn,
    search: searchText(catalogue, claim),
    catalogueVersion,
    claimedAt,
    promisedAt: promisedDayOf(catalogue, { kind: kindOfDamage, country: claim.country }, now),
  }
}

/**
 * Shows messages in the other ticket too, as they were written, when and by whom. A standard answer stands there as it was
 * sent: its slots are those of the first ticket. @returns the number of each copy by that of the message
 */
async function copyMessages(tx: Db, from: number, to: number, ids: readonly number[]): Promise<Map<number, number>> {
  const copies = new Map<number, number>()
  if (ids.length === 0) return copies
  const found = await tx
    .selectFrom('message')
    .select(['id', 'author_id', 'follower_id', 'from_staff', 'internal', 'body', 'created_at'])
    .where('ticket_id', '=', from)
    .where('id', 'in', ids)
    .where('question', 'is', null)
    .orderBy('id')
    .execute()
  const followers = found.flatMap(({ follower_id: follower }) => follower ?? [])
  const writers = await copyWriters(tx, to, [...new Set(followers)])
  for (const { id, follower_id: follower, ...message } of found) {
    const writer = follower === null ? null : (writers.get(follower) ?? null)
    const copy = { ...message, follower_id: writer, ticket_id: to, submission: randomUUID() }
    const added = await tx.insertInto('message').values(copy).returning('id').executeTakeFirstOrThrow()
    copies.set(id, added.id)
  }
  return copies
}

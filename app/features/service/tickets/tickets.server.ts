import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import { requireModule, requireStaff } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { claimFiles, countFiles, filesOfPage } from '#app/features/content/attachments/attachments.server.ts'
import { claimDraftName } from '#app/features/content/drafts/drafts.claims.ts'
import { discardDraft } from '#app/features/content/drafts/drafts.server.ts'
import { instructionsFor, type Published } from '#app/catalogue/catalogue.ts'
import { checkSerial, foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { replyDraft } from './conversation/drafts.server.ts'
import { insertMessage, readConversation } from './conversation/conversation.server.ts'
import type { TicketInput } from './tickets.forms.ts'
import * as lists from './lists.server.ts'
import { promisedDayOf } from './tickets.promised.ts'
import { searchText } from './search/search-text.ts'
import * as store from './store.server.ts'
import type { Wanted } from './conversation/message-params.ts'
import {
  canOpen,
  canReply,
  canWithdraw,
  photosNeeded,
  type ListFilter,
  type Ticket,
  type TicketRow,
} from './tickets.ts'
import { readWaiting } from './list/waiting.server.ts'
import { stageWhen } from './tickets.stages.ts'
import { insertEvent, readHistory } from './conversation/history.server.ts'

/** @throws Problem module-missing */
export async function listTickets(portal: Portal, viewer: Viewer, filter: ListFilter) {
  requireModule(viewer, 'tickets')
  const list = () => lists.listTickets(portal.db, viewer, filter)
  return viewer.side === 'maker' && filter.q !== undefined ? portal.searches(list) : list()
}

/** Asked before a form is read, since its files arrive with it. @throws Problem module-missing, not-found */
export async function requireTicket({ db }: Portal, viewer: Viewer, id: number): Promise<void> {
  requireModule(viewer, 'tickets')
  if (!(await store.findTicket(db, viewer, id))) throw new Problem('not-found')
}

/**
 * A ticket with all its page shows: the messages that are wanted, the history, its files and those `adding` to the reply
 * this person is writing. @throws Problem module-missing, not-found
 */
export async function readTicket(portal: Portal, viewer: Viewer, id: number, wanted: Wanted) {
  requireModule(viewer, 'tickets')
  const ticket = await store.findTicket(portal.db, viewer, id)
  if (!ticket) throw new Problem('not-found')
  return { ticket, ...(await readTicketExtras(portal, viewer, id, wanted)) }
}

/** All of a ticket's page but the ticket, which the caller has found as this viewer may see it. */
export async function readTicketExtras(portal: Portal, viewer: Viewer, id: number, wanted: Wanted) {
  const [conversation, history, { files, adding }] = await Promise.all([
    readConversation(portal.db, viewer, id, wanted),
    readHistory(portal.db, viewer, id),
    filesOfPage(portal, viewer, id, replyDraft(id)),
  ])
  return { conversation, history, files, adding }
}

/** The tickets about a bicycle among those this viewer may see, the latest first; none without the module. */
export function ticketsWithSerial({ db }: Portal, viewer: Viewer, serial: string) {
  return store.findWithSerial(db, viewer, foldSerial(serial))
}

/** What waits for this viewer's side, the latest first, and how much waits for either. @throws Problem module-missing */
export function waitingFor({ db, clock }: Portal, viewer: Viewer) {
  requireModule(viewer, 'tickets')
  return readWaiting(db, viewer, dayOf(clock.now()), waitingMost)
}

const waitingMost = 8

/** For the search over everything: the latest tickets these words are found in. @throws Problem module-missing */
export async function searchTickets(portal: Portal, viewer: Viewer, q: string, limit: number) {
  requireModule(viewer, 'tickets')
  const find = () => lists.findLatest(portal.db, viewer, q, limit)
  return viewer.side === 'maker' ? portal.searches(find) : find()
}

/** Those of these tickets that this person may see now, in no order. @throws Problem module-missing */
export function ticketsById({ db }: Portal, viewer: Viewer, ids: readonly number[]): Promise<TicketRow[]> {
  requireModule(viewer, 'tickets')
  return store.findTickets(db, viewer, ids)
}

/** For staff's pages about companies. @throws Problem not-found */
export function activityOf(
  { db }: Portal,
  viewer: Viewer,
  companies: readonly number[],
  today: string,
): Promise<store.Activity[]> {
  requireStaff(viewer)
  return store.readActivity(db, companies, today)
}

export type FileMistake = {
  path: 'attachments' | 'receipt'
  message: 'photos-missing' | 'receipt-missing'
  count: number
}

/** `sent`: the form had opened that one already, about another bicycle. */
type Opened = { id: number } | { sent: number } | { mistakes: FileMistake[] }

/**
 * Opens a ticket with the files of its submission. A doubled or retried post makes one ticket.
 * @returns its number, or what is wrong with the files or the form
 * @throws Problem module-missing, too-many-tickets; not-yours for staff
 */
export async function openTicket(portal: Portal, viewer: Viewer, locale: Locale, input: TicketInput): Promise<Opened> {
  if (!canOpen(viewer)) throw new Problem('not-yours')
  requireModule(viewer, 'tickets')
  const now = portal.clock.now()
  const catalogue = portal.catalogues.current()
  const opened = await portal.db.transaction().execute(async (tx) => {
    const earlier = await sentBefore(tx, catalogue, viewer, input)
    if (earlier) return earlier
    const mistakes = await mistakesInFiles(tx, catalogue, viewer, input)
    // The other of two posts at the same moment may have come through just now, and have taken the files.
    if (mistakes.length > 0) return (await sentBefore(tx, catalogue, viewer, input)) ?? { mistakes }
    const added = await store.insertTicket(tx, await newTicket(tx, catalogue, viewer, locale, input, now), now)
    // Two posts of one form at the same moment: the other one has won.
    if (!added) return sentBefore(tx, catalogue, viewer, input)
    await countSent(tx, viewer, 'tickets', now)
    await store.addNumberToSearch(tx, added)
    await claimFiles(tx, viewer, input.submission, { ticketId: added, companyId: viewer.companyId })
    await insertEvent(tx, { ticketId: added, actor: viewer, kind: 'opened', toStage: stageWhen.opened }, now)
    await discardDraft(tx, viewer, claimDraftName(input.submission, input.follows ? Number(input.follows) : undefined))
    await announce(tx, 'tickets.received', added, {}, now)
    return { id: added }
  })
  if (!opened) throw new Problem('not-found')
  return opened
}

/** What this submission has made. Somebody who goes back and names another bicycle is not told that this one is sent. */
async function sentBefore(
  tx: Db,
  catalogue: Published,
  viewer: CompanyViewer,
  input: TicketInput,
): Promise<Opened | undefined> {
  const found = await store.findBySubmission(tx, viewer.accountId, input.submission)
  if (!found) return undefined
  return found.serialFolded === foldSerial(serialOf(catalogue, input)) ? { id: found.id } : { sent: found.id }
}

async function mistakesInFiles(
  tx: Db,
  { kinds }: Published,
  viewer: CompanyViewer,
  input: TicketInput,
): Promise<FileMistake[]> {
  const counts = await countFiles(tx, viewer, input.submission)
  const photos = photosNeeded(kinds, input.kind_of_damage)
  const mistakes: FileMistake[] = []
  if (counts.photos < photos) mistakes.push({ path: 'attachments', message: 'photos-missing', count: photos })
  if (input.damage_phase === 'field' && counts.receipts === 0)
    mistakes.push({ path: 'receipt', message: 'receipt-missing', count: 1 })
  return mistakes
}

async function newTicket(
  tx: Db,
  catalogue: Published,
  viewer: CompanyViewer,
  locale: Locale,
  input: TicketInput,
  now: Date,
): Promise<store.NewTicket> {
  const serialNumber = serialOf(catalogue, input)
  const topic = {
    frameModel: input.frame_model,
    serialNumber,
    partInvolved: input.part_involved,
    kindOfDamage: input.kind_of_damage,
  }
  const instructionsIn = (one: Locale) => instructionsFor(one, catalogue, input.frame_model).join('\n')
  const follows = input.follows ? await store.findTicket(tx, viewer, Number(input.follows)) : undefined
  return {
    ...topic,
    companyId: viewer.companyId,
    authorId: viewer.accountId,
    submission: input.submission,
    followsId: follows?.id ?? null,
    locale,
    country: input.country,
    serialFolded: foldSerial(serialNumber),
    damagePhase: input.damage_phase,
    dateOfPurchase: input.damage_phase === 'field' ? (input.date_of_purchase ?? null) : null,
    content: input.content,
    notes: input.notes ?? '',
    instructions: instructionsIn(locale),
    instructionsIn: Object.fromEntries(locales.map((one) => [one, instructionsIn(one)])),
    search: searchText(catalogue, { ...topic, content: input.content }),
    catalogueVersion: catalogue.version === 0 ? null : catalogue.version,
    promisedAt: promisedDayOf(catalogue, { kind: input.kind_of_damage, country: input.country }, now),
  }
}

/** The form's schema has checked it already: here it is only written the one right way. */
function serialOf({ families }: Published, input: TicketInput): string {
  const checked = checkSerial(families, input.frame_model, input.serial_number)
  return 'serial' in checked ? checked.serial : input.serial_number
}

export type ReplyInput = { submission: string; message: string }

/**
 * Adds the reply of a dealer or rider and the files of its submission; the maker is to act next, the
 * stage stays. A repeated post does nothing.
 * @throws Problem not-found, ticket-closed, too-many-messages
 */
export async function reply(portal: Portal, viewer: Viewer, ticketId: number, input: ReplyInput): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    await addReply(tx, viewer, ticket, input, 'maker', portal.clock.now())
  })
}

/** What both sides' replies do, on a ticket the caller has locked. @throws Problem ticket-closed, too-many-messages */
export async function addReply(
  tx: Db,
  viewer: Viewer,
  ticket: Ticket,
  { submission, message }: ReplyInput,
  awaiting: Ticket['awaiting'],
  now: Date,
): Promise<void> {
  if (!canReply(viewer, ticket)) throw new Problem('ticket-closed')
  const fromStaff = viewer.side === 'maker'
  const added = await insertMessage(
    tx,
    { ticketId: ticket.id, authorId: viewer.accountId, fromStaff, internal: false, submission, body: message },
    now,
  )
  if (!added) return
  await countSent(tx, viewer, 'messages', now)
  await claimFiles(tx, viewer, submission, { ticketId: ticket.id, companyId: ticket.companyId, messageId: added })
  await store.changeTicket(tx, ticket.id, { awaiting }, now)
  await discardDraft(tx, viewer, replyDraft(ticket.id))
  await announce(tx, 'tickets.replied', ticket.id, { messageId: added }, now)
}

/** The author takes a new request back. @throws Problem not-found, stage-moved */
export async function withdraw(portal: Portal, viewer: Viewer, ticketId: number): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canWithdraw(viewer, ticket)) throw new Problem('stage-moved')
    await store.changeTicket(
      tx,
      ticketId,
      { stage: stageWhen.closed, close_reason: 'withdrawn', awaiting: 'nobody', closed_at: now, promised_at: null },
      now,
    )
    await insertEvent(
      tx,
      {
        ticketId,
        actor: viewer,
        kind: 'stage',
        fromStage: ticket.stage,
        toStage: stageWhen.closed,
        reason: 'withdrawn',
      },
      now,
    )
    await announce(tx, 'tickets.moved', ticketId, { stage: stageWhen.closed }, now)
  })
}

/** The ticket as this viewer may see it, locked. @throws Problem module-missing, not-found */
export async function lockTicket(tx: Db, viewer: Viewer, id: number): Promise<Ticket> {
  requireModule(viewer, 'tickets')
  const ticket = await store.findTicketForUpdate(tx, viewer, id)
  if (!ticket) throw new Problem('not-found')
  return ticket
}

/** What the mails are made of; a ticket's leave in order. */
export function announce(tx: Db, kind: string, ticketId: number, detail: Record<string, unknown>, now: Date) {
  return outbox.put(tx, { kind, subject: `ticket ${ticketId}`, payload: { ticketId, ...detail } }, now)
}

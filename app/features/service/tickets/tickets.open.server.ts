import { isDeepStrictEqual } from 'node:util'
import { type OperationNodeSource, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Portal } from '#app/portal.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey } from '#app/kit/db/prepared.server.ts'
import { together } from '#app/kit/db/together.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { customerFor } from '#app/features/people/behalf/behalf.server.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import { claimFiles, claimingFiles, countingFiles } from '#app/features/content/attachments/attachments.server.ts'
import { claimDraftName } from '#app/features/content/drafts/drafts.claims.ts'
import { discardingDraft, turnOf } from '#app/features/content/drafts/drafts.server.ts'
import { type Published } from '#app/catalogue/catalogue.ts'
import { instructionsFor } from '#app/catalogue/instructions.ts'
import { checkSerial, foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import type { KnownBicycle } from '#app/features/bicycles/warranty/warranty.ts'
import { insertEvent, insertingEvents } from './conversation/history.server.ts'
import { ruleOn } from './desk/decision/by-rule.server.ts'
import { addressing } from './mail/addressed.server.ts'
import { searchText } from './search/search-text.ts'
import { assigned, bySubmission, insertTicket, type NewTicket } from './opening.store.server.ts'
import { type Claim, claimOf } from './tickets.claim.ts'
import * as store from './store.server.ts'
import type { TicketInput } from './tickets.forms.ts'
import { formWords } from './tickets.forms.words.ts'
import { drawingIn } from '#app/features/service/marks/marks.server.ts'
import { marksOf, ontoDrawing, readMarks } from '#app/features/service/marks/marks.ts'
import { ticketMoved } from './tickets.outbox.ts'
import { bicycleHeldBy, readKnown, verdictToTell } from './tickets.told.server.ts'
import { announcing } from './tickets.server.ts'
import { laneTurn } from './tickets.lane.server.ts'
import { isInLane } from './tickets.lane.ts'
import { promisedDayOf } from './tickets.promised.ts'
import { stageWhen } from './tickets.stages.ts'
import { canOpen, photosNeeded } from './tickets.ts'

export type FileMistake = {
  path: 'attachments' | 'receipt'
  message: 'photos-missing' | 'receipt-missing'
  count: number
}

/** `sent`: the form had opened that one already, about another bicycle or with something else in it. */
type Opened = { id: number } | Sent | { mistakes: FileMistake[] }
type Sent = { sent: number; isOtherBike: boolean }

/** What staff say of a claim that they write down: the company they saw, and whether the ticket becomes theirs. */
type Order = { company: number | undefined; takes: boolean }

/**
 * Opens a ticket with the files of its submission. A post that comes twice opens one ticket. A claim that one of the
 * staff has written down is the customer's in every respect; its first event says who wrote it.
 * @param locale of the customer
 * @returns its number, or what is wrong with the files or the form
 * @throws Problem module-missing, too-many-tickets, conflict; not-yours for staff in their own name; not-found
 */
export async function openTicket(
  portal: Portal,
  who: Behalf,
  locale: Locale,
  input: TicketInput,
  order?: Order,
): Promise<Opened> {
  const now = portal.clock.now()
  const catalogue = portal.catalogues.current()
  const opened = await portal.db.transaction().execute(async (tx) => {
    const viewer = await holderOf(tx, who, order)
    const forSomebody = who.by.side === 'maker' ? viewer.accountId : undefined
    const draft = claimDraftName(input.submission, input.follows ? Number(input.follows) : undefined, forSomebody)
    const { earlier, files, held } = await readSubmission(tx, catalogue, { by: who.by, of: viewer }, input, draft)
    const before = { tx, catalogue, by: who.by, of: viewer, input }
    if (earlier) return openedBefore(before, earlier)
    const mistakes = mistakesInFiles(catalogue, input, files)
    // The other of two posts at the same moment may have come through just now, and have taken the files.
    if (mistakes.length > 0) return (await sentBefore(before)) ?? { mistakes }
    const claim = await newTicket(tx, catalogue, viewer, locale, { ...input, held }, now)
    const assignee = order?.takes ? who.by.accountId : undefined
    const asksRule = forSomebody === undefined && isInLane(catalogue, claim)
    const added = await insertTicket(tx, claim, { asksFacts: asksRule, assignee }, now)
    // Two posts of one form at the same moment: the other one has won.
    if (!added) return sentBefore(before)
    await countSent(tx, who.by, 'tickets', now)
    const { id, assigneeId, facts } = added
    const byRule = facts ? ruleOn(catalogue, claim, viewer, { id, facts }, now) : undefined
    const detail = forSomebody === undefined ? {} : ({ onBehalf: true } as const)
    const opening = { ticketId: id, actor: who.by, kind: 'opened', toStage: stageWhen.opened, detail } as const
    await together(
      tx,
      claimingFiles(tx, who.by, input.submission, {
        ticketId: id,
        companyId: viewer.companyId,
        ownerId: viewer.accountId,
      }),
      insertingEvents(tx, [opening, ...(byRule?.events ?? [])], now),
      discardingDraft(tx, who.by, draft),
      addressing(tx, { mail: 'received', ticketId: id, ...detail }, [viewer.accountId], now),
      ...(byRule ? writingRule(tx, id, byRule.change, now) : []),
    )
    // After the first of its history.
    if (assigneeId !== null) await insertEvent(tx, assigned(id, assigneeId, assignee === undefined), now)
    return { id }
  })
  if (!opened) throw new Problem('not-found')
  return opened
}

/**
 * Whose the ticket becomes. A customer on the phone is locked until the ticket is there, so that what is known of them
 * now still holds then. @throws Problem not-yours, module-missing, not-found, conflict
 */
async function holderOf(tx: Db, { by, of }: Behalf, order: Order | undefined): Promise<CompanyViewer> {
  if (canOpen(by)) {
    requireModule(by, 'tickets')
    return by
  }
  if (!order) throw new Problem('not-yours')
  const { viewer, closed } = await customerFor(tx, by, of.accountId, { hold: true })
  const conflict = conflictIn(formWords)
  if (!viewer || closed) throw conflict(`customer-${closed ?? 'not-in'}`)
  if (order.company !== undefined && order.company !== viewer.companyId) throw conflict('customer-moved')
  return viewer
}

/** Those who take part are told of a decision by rule as of any other. */
function writingRule(tx: Db, id: number, change: store.Change, now: Date): OperationNodeSource[] {
  const { stage } = change
  const changing = store.changingTicket(tx, id, change, now)
  return stage === undefined ? [changing] : [changing, announcing(tx, ticketMoved, { ticketId: id, stage }, now)]
}

/**
 * What a form that is sent has made and holds, and what is known of a bicycle of the sender’s own. Its draft's turn is taken
 * with it, and that of the rule that may accept it.
 */
async function readSubmission(tx: Db, catalogue: Published, { by, of }: Behalf, input: TicketInput, draft: string) {
  const { submission, frame_model: frameModel } = input
  const bicycle = { serialNumber: serialOf(catalogue, input), frameModel }
  const [found] = await tx
    .selectNoFrom([
      turnOf(by, draft).as('turn'),
      (isInLane(catalogue, topicOf(input)) ? laneTurn : sql`null`).as('laneTurn'),
      jsonObjectFrom(bySubmission(tx, of.accountId, submission)).as('earlier'),
      jsonObjectFrom(countingFiles(tx, by, submission)).as('files'),
      bicycleHeldBy(companyWith(of, 'products'), bicycle).as('held'),
    ])
    .modifyFront(byKey)
    .execute()
  const files = found?.files ?? { photos: 0, receipts: 0 }
  return { earlier: found?.earlier ?? undefined, files, held: readKnown(found?.held ?? null) }
}

type Before = { tx: Db; catalogue: Published; by: Viewer; of: CompanyViewer; input: TicketInput }
type Earlier = Claim & { id: number; companyId: number; serialFolded: string; marks: unknown }

/** What this submission has made meanwhile. */
async function sentBefore(before: Before): Promise<Opened | undefined> {
  const { tx, of, input } = before
  const found = await bySubmission(tx, of.accountId, input.submission).executeTakeFirst()
  return found && openedBefore(before, found)
}

/**
 * Somebody who goes back and names another bicycle is not told that this one is sent, nor who says something else of it
 * after a lost answer. What has come since of files belongs to the same claim.
 */
async function openedBefore({ tx, catalogue, by, of, input }: Before, found: Earlier): Promise<Opened> {
  const { id, companyId } = found
  const isOtherBike = found.serialFolded !== foldSerial(serialOf(catalogue, input))
  if (isOtherBike || !isSameClaim(catalogue, input, found)) return { sent: id, isOtherBike }
  await claimFiles(tx, by, input.submission, { ticketId: id, companyId, ownerId: of.accountId })
  return { id }
}

function isSameClaim(catalogue: Published, input: TicketInput, found: Earlier): boolean {
  const { serialNumber: _asFolded, ...said } = claimIn(catalogue, input)
  const { serialNumber: _ofTicket, ...kept } = claimOf(found)
  return isDeepStrictEqual(kept, said) && isDeepStrictEqual(found.marks, marksIn(catalogue, input))
}

function mistakesInFiles(
  { kinds }: Published,
  input: TicketInput,
  counts: { photos: number; receipts: number },
): FileMistake[] {
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
  input: TicketInput & { held: KnownBicycle },
  now: Date,
): Promise<NewTicket> {
  const claim = claimIn(catalogue, input)
  const instructionsIn = (one: Locale) => instructionsFor(one, catalogue, input.frame_model).join('\n')
  const follows = input.follows ? await store.findTicket(tx, viewer, Number(input.follows)) : undefined
  return {
    ...claim,
    companyId: viewer.companyId,
    authorId: viewer.accountId,
    submission: input.submission,
    followsId: follows?.id ?? null,
    locale,
    serialFolded: foldSerial(claim.serialNumber),
    toldVerdict: verdictToTell(catalogue, { ...claim, claimedAt: now }, input.held),
    marks: marksIn(catalogue, input),
    instructions: instructionsIn(locale),
    instructionsIn: Object.fromEntries(locales.map((one) => [one, instructionsIn(one)])),
    search: searchText(catalogue, claim),
    catalogueVersion: catalogue.version === 0 ? null : catalogue.version,
    promisedAt: promisedDayOf(catalogue, { kind: input.kind_of_damage, country: input.country }, now),
  }
}

/** Those of the parts that are ticked; what was marked on another family's drawing stays within this one's. */
function marksIn(catalogue: Published, { marks = '', part_involved: parts, frame_model: family }: TicketInput) {
  const drawn = readMarks(marks) ?? []
  // Most claims have none, and a drawing takes longer than all else that is worked out here.
  if (drawn.length === 0) return null
  const { map } = drawingIn(catalogue, family)
  return marksOf(
    drawn.map((mark) => ontoDrawing(map, mark)),
    parts,
  )
}

/** What its sender says. */
function claimIn(catalogue: Published, input: TicketInput): Claim {
  return {
    ...topicOf(input),
    serialNumber: serialOf(catalogue, input),
    country: input.country,
    dateOfPurchase: input.damage_phase === 'field' ? (input.date_of_purchase ?? null) : null,
    content: input.content,
    notes: input.notes ?? '',
  }
}

function topicOf(input: TicketInput) {
  return {
    frameModel: input.frame_model,
    partInvolved: input.part_involved,
    kindOfDamage: input.kind_of_damage,
    damagePhase: input.damage_phase,
  }
}

/** The form's schema has checked it already: here it is only written the one right way. */
function serialOf({ families }: Published, input: TicketInput): string {
  const checked = checkSerial(families, input.frame_model, input.serial_number)
  return 'serial' in checked ? checked.serial : input.serial_number
}

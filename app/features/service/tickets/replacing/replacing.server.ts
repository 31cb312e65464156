import { sql } from 'kysely'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { checkSerial, foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import {
  type Numbered,
  type Replacement,
  type ReplacedKind,
  replacedBy,
  replacing,
} from '#app/features/bicycles/replacements/replacements.ts'
import {
  deleteReplacement,
  findReplacements,
  insertReplacement,
  lockReplacements,
} from '#app/features/bicycles/replacements/replacements.server.ts'
import { refreshBicycle } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { insertEvent } from '../conversation/history.server.ts'
import type { Ticket } from '../tickets.ts'
import { getTicket } from '../store.server.ts'
import { lockTicket } from '../tickets.server.ts'
import { formWords } from '../tickets.forms.words.ts'
import { stageWhen } from '../tickets.stages.ts'
import { replacementForm } from './replacing.forms.ts'
import { canReplace, replaceable, replacementsMost } from './replacing.ts'

type New = { kind: ReplacedKind; part: string | null; model: string | undefined; number: string }

/**
 * Notes by which number or part something of a ticket's bicycle was replaced. Said again, it is no news.
 * @returns what is wrong: a number replaces one other and is replaced once, and never by what it has replaced itself
 * @throws Problem not-found, stage-moved
 */
export async function noteReplacement(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  input: New,
): Promise<Mistake | undefined> {
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    await lockReplacements(tx)
    const ticket = await lockTicket(tx, viewer, ticketId)
    if (!canReplace(viewer, ticket)) throw new Problem('stage-moved')
    const from = { model: ticket.frameModel, number: ticket.serialNumber }
    const to = replacementOf(portal, ticket, input)
    const known = await findReplacements(tx, from)
    const isSame = (one: Replacement) =>
      one.ticketId === ticketId && one.kind === input.kind && one.part === input.part && one.to.number === to.number
    if (known.some(isSame)) return undefined
    const mistake = input.kind === 'part' ? tooMany(known, ticketId) : await mistakeOf(tx, known, from, to)
    if (mistake) return mistake
    const { kind, part } = input
    const folded = { fromFolded: foldSerial(from.number), toFolded: foldSerial(to.number) }
    const day = await dayDone(tx, ticket, now)
    await insertReplacement(tx, { ticketId, kind, part, from, to, day, ...folded, byId: viewer.accountId }, now)
    const detail = { replaced: { kind, part, from: from.number, to: to.number } }
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'replaced', detail }, now)
    await refreshBoth(portal, tx, { kind, from, to })
    return undefined
  })
}

/** Takes back what was noted by mistake; of two who do so at once it is no news to the second. @throws Problem not-found */
export async function undoReplacement(
  portal: Portal,
  viewer: StaffViewer,
  ticketId: number,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    await lockReplacements(tx)
    const ticket = await lockTicket(tx, viewer, ticketId)
    const known = await findReplacements(tx, { model: ticket.frameModel, number: ticket.serialNumber })
    const found = known.find((one) => one.id === id && one.ticketId === ticketId)
    if (!found || !(await deleteReplacement(tx, ticketId, id))) return
    const { kind, part, from, to } = found
    const detail = { replaced: { kind, part, from: from.number, to: to.number } }
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'replacement_undone', reason, detail }, now)
    await refreshBoth(portal, tx, found)
  })
}

/** The form as it is for a ticket; whether anything can be noted, the verb says. @throws Problem not-found */
export async function replacementFormOf(portal: Portal, viewer: StaffViewer, ticketId: number, locale: Locale) {
  const ticket = await getTicket(portal.db, viewer, ticketId)
  const { families, parts } = portal.catalogues.current()
  return replacementForm(locale, families, replaceable(parts, ticket))
}

/** The form has checked a bicycle's number by the rule of its family; a part's is in one line. */
function replacementOf({ catalogues }: Portal, ticket: Ticket, { kind, model, number }: New): Numbered {
  if (kind === 'part' || model === undefined)
    return { model: ticket.frameModel, number: number.replaceAll(/\s+/gu, ' ') }
  const checked = checkSerial(catalogues.current().families, model, number)
  if ('wrong' in checked) throw new Problem('body-malformed')
  return { model, number: checked.serial }
}

function tooMany(known: readonly Replacement[], ticketId: number): Mistake | undefined {
  if (known.filter((one) => one.ticketId === ticketId).length < replacementsMost) return undefined
  return { path: '', message: 'replacement-many', slots: { count: replacementsMost } }
}

async function mistakeOf(
  tx: Db,
  known: readonly Replacement[],
  from: Numbered,
  to: Numbered,
): Promise<Mistake | undefined> {
  const path = 'serial_number'
  if (from.model === to.model && from.number === to.number) return { path, message: 'replacement-itself' }
  const done = replacedBy(known, from)
  if (done) throw conflictIn(formWords)('replacement-done', { number: done.to.number })
  // Whatever this bicycle has replaced, and that one before it, stands in what is known of it.
  if (replacedBy(known, to)) return { path, message: 'replacement-circle' }
  const other = replacing(await findReplacements(tx, to), to)
  if (!other) return undefined
  return {
    path,
    message: 'replacement-taken',
    slots: { number: other.from.number, ticket: String(other.ticketId) },
  }
}

/** The day on which it was done, by the clocks of the buyer's country. */
async function dayDone(tx: Db, ticket: Ticket, now: Date): Promise<string> {
  const done = await tx
    .selectFrom('ticket_event')
    .select(sql<Date | null>`max(at)`.as('at'))
    .where('ticket_id', '=', ticket.id)
    .where('to_stage', '=', stageWhen.completed)
    .executeTakeFirst()
  return todayIn(ticket.country, done?.at ?? now)
}

/** The last days of a link's bicycles, and of those that came after them. */
async function refreshBoth(
  { catalogues }: Portal,
  tx: Db,
  { kind, from, to }: Pick<Replacement, 'kind' | 'from' | 'to'>,
): Promise<void> {
  for (const { model, number } of kind === 'part' ? [from] : [from, to])
    await refreshBicycle(tx, catalogues.current(), { serialNumber: number, frameModel: model })
}

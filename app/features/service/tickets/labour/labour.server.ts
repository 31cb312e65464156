import { countSent } from '#app/features/people/account/account.limits.server.ts'
import type { CompanyViewer, StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, sentAlready } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { insertEvent } from '../conversation/history.server.ts'
import { changeTicket } from '../store.server.ts'
import { formWords } from '../tickets.forms.words.ts'
import type { Ticket } from '../tickets.ts'
import { lockTicket } from '../tickets.server.ts'
import { canAskLabour, labourFor, labourLinesMost } from './labour.ts'
import type { Grant } from './lines.ts'
import { deleteLine, grantLine, insertLine } from './store.server.ts'

type Asked = { submission: string; job: string; minutes: number; note: string }

/**
 * A workshop asks for minutes. Lines that were decided already go back to the maker. Lines that are taken back make
 * room for others and stay in the history: each counts as a message of that day.
 * @throws Problem not-found, closed-meanwhile, too-many-messages, conflict
 */
export async function askLabour(
  portal: Portal,
  viewer: CompanyViewer,
  ticketId: number,
  { submission, job, minutes, note }: Asked,
): Promise<Mistake | undefined> {
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await lockAsked(tx, viewer, ticketId)
    const found = labourFor(portal.catalogues.current().labour, ticket).find(({ code }) => code === job)
    if (!found) return { path: 'job', message: 'field-choose' }
    const { name } = found
    const line = { ticketId, authorId: viewer.accountId, submission, code: job, name, minutes, note }
    // Beyond the most, the same form sent again is no mistake.
    const inserted = await insertLine(tx, line, now)
    if (inserted === 'same') return undefined
    if (inserted === 'other') return sentAlready(submission, contentOf({ submission, job, minutes, note }))
    await countSent(tx, viewer, 'messages', now)
    if (ticket.labour.length >= labourLinesMost) throw conflictIn(formWords)('labour-many')
    const awaiting = ticket.awaiting === 'nobody' ? 'maker' : ticket.awaiting
    await changeTicket(tx, ticketId, { awaiting }, now)
    const detail = { labour: [{ name, minutes }] }
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'labour_added', reason: note, detail }, now)
    return undefined
  })
}

/** Takes back a line about which nothing was said yet; what is gone is no news. @throws Problem not-found, ticket-closed */
export async function removeLabour(
  portal: Portal,
  viewer: CompanyViewer,
  ticketId: number,
  lineId: number,
): Promise<void> {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    const { labour } = await lockAsked(tx, viewer, ticketId)
    const line = labour.find(({ id }) => id === lineId)
    if (!line) return
    if (line.granted !== null) throw conflictIn(formWords)('labour-decided')
    await deleteLine(tx, lineId)
    const detail = { labour: [{ name: line.name, minutes: line.minutes }] }
    await insertEvent(tx, { ticketId, actor: viewer, kind: 'labour_removed', detail }, now)
  })
}

/** Staff say what is granted, also after the decision. Said again, it is no news. @throws Problem not-found, conflict */
export async function grantLabour(portal: Portal, viewer: StaffViewer, ticketId: number, grants: readonly Grant[]) {
  const now = portal.clock.now()
  await portal.db.transaction().execute(async (tx) => {
    await writeGrants(tx, viewer, await lockTicket(tx, viewer, ticketId), grants, now)
  })
}

/**
 * The same, on a ticket that the caller has locked. A line that its workshop has taken back is left out.
 * @throws Problem conflict: somebody else has said otherwise since the form's reader saw it
 */
export async function writeGrants(
  tx: Db,
  viewer: Viewer,
  { id: ticketId, labour: lines }: Asking,
  grants: readonly Grant[],
  now: Date,
): Promise<void> {
  const changes = grants.flatMap((grant) => {
    const line = lines.find(({ id }) => id === grant.id)
    return line && line.granted !== grant.minutes ? [{ line, grant }] : []
  })
  if (changes.some(({ line, grant }) => line.granted !== grant.seen || grant.minutes > line.minutes))
    throw conflictIn(formWords)('labour-moved')
  if (changes.length === 0) return
  for (const { grant } of changes) await grantLine(tx, grant.id, grant.minutes, viewer.accountId, now)
  await changeTicket(tx, ticketId, {}, now)
  const labour = changes.map(({ line: { name, minutes }, grant }) => ({ name, minutes, granted: grant.minutes }))
  await insertEvent(tx, { ticketId, actor: viewer, kind: 'labour_granted', detail: { labour } }, now)
}

type Asking = Pick<Ticket, 'id' | 'labour'>

type Decided = { accepted: boolean; labour?: readonly Grant[] | undefined }

/** What a decision grants of the lines there are: of a claim that is refused no minutes are paid. */
export function grantsWith({ accepted, labour = [] }: Decided, { labour: lines }: Asking): readonly Grant[] {
  return accepted ? labour : lines.map(({ id, granted }) => ({ id, seen: granted, minutes: 0 }))
}

async function lockAsked(tx: Db, viewer: CompanyViewer, ticketId: number): Promise<Ticket> {
  const ticket = await lockTicket(tx, viewer, ticketId)
  if (viewer.role === 'customer') throw new Problem('not-found')
  if (!canAskLabour(viewer, ticket)) throw new Problem('closed-meanwhile')
  return ticket
}

import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { Problem } from '#app/kit/problem.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { findKnownBicycle } from '#app/features/bicycles/warranty/warranty.server.ts'
import { type PaperPhoto, photoForPaper } from '#app/features/content/attachments/attachments.paper.server.ts'
import type { Attachment } from '#app/features/content/attachments/attachments.ts'
import { isAmongStaff } from '../conversation/history.server.ts'
import { inWordsOf } from '../desk/answers/answers.server.ts'
import { verdictOn } from '../desk/bicycle/coverage.ts'
import { rulesOf } from '../desk/rules.server.ts'
import { namedByShot, shotsIn } from '../page/shots.ts'
import { eventForCompany, messageForCompany, ticketForCompany } from '../page/for-company.ts'
import { markedIn } from '#app/features/service/marks/marks.server.ts'
import type { Marked } from '#app/features/service/marks/marks.ts'
import { readTicket } from '../tickets.server.ts'
import type { TicketHistory } from '../conversation/events.ts'
import type { Message, Ticket } from '../tickets.ts'

/** For whom: `company` holds what the dealer or rider may read, no matter who asks for it. */
export type DossierFor = 'company' | 'staff'

export type Dossier = {
  of: DossierFor
  ticket: Ticket
  messages: (Pick<Message, 'authorName' | 'fromStaff' | 'internal' | 'body' | 'createdAt'> & { files: Attachment[] })[]
  /** There are more messages than a document holds: the oldest are left out. */
  hasOlder: boolean
  history: TicketHistory
  /** The files of the claim itself. */
  files: Attachment[]
  verdict: Verdict | undefined
  marked: Marked | null
  photos: ReadonlyMap<string, PaperPhoto>
}

/** More messages than these a document does not hold. */
const messagesMost = 200
/** Photos that are drawn, and how long all of them may take: the others are named. */
const photosMost = 48
const photosMilliseconds = 20_000

/** Runs when it is this account's turn. @throws Problem too-many-tries */
export async function inTurn<Made>(
  { dossiers: { turns, rate } }: Portal,
  { accountId }: Viewer,
  make: () => Promise<Made>,
): Promise<Made> {
  const who = `account ${accountId}`
  const made = rate(who) ? await turns.take(who, make) : 'busy'
  if (made === 'busy') throw new Problem('too-many-tries')
  return made
}

/**
 * All that a document tells of a ticket; for readers outside the house the maker's standard answers are in their
 * language.
 * @throws Problem module-missing, not-found
 */
export async function readDossier(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  id: number,
  of: DossierFor,
): Promise<Dossier> {
  requireModule(viewer, 'tickets')
  const { ticket, conversation, history, ...found } = await readTicket(portal, viewer, id, { count: messagesMost })
  const forStaff = of === 'staff'
  const rules = await rulesOf(portal, ticket)
  const files = namedByShot(found.files, shotsIn(locale, rules, ticket))
  const said = inWordsOf(portal, ticket, locale)
  const read = conversation.messages.filter(({ internal }) => forStaff || !internal)
  const bodies = forStaff ? read : await said.messages(read)
  const filesOf = (message: number | null) => files.filter(({ messageId }) => messageId === message)
  const messages = bodies.map((message) => ({
    ...(forStaff ? message : { ...messageForCompany(message), internal: false }),
    files: filesOf(message.id),
  }))
  const own = filesOf(null)
  const shown = history.events.filter((event) => forStaff || !isAmongStaff(event))
  const events = forStaff ? shown : (await said.events(shown)).map(eventForCompany)
  return {
    of,
    ticket: forStaff ? ticket : ticketForCompany(await said.ticket()),
    messages,
    hasOlder: conversation.hasOlder,
    history: { ...history, events },
    files: own,
    verdict: await verdictFor(portal, ticket, of),
    marked: markedIn(rules, ticket),
    photos: await photosOf(portal, viewer, [own, ...messages.map((message) => message.files)].flat()),
  }
}

/** To staff what the rules said when it was decided, or say now; outside the house what was told when it was sent. */
async function verdictFor(portal: Portal, ticket: Ticket, of: DossierFor): Promise<Verdict | undefined> {
  if (of === 'company') return ticket.toldVerdict ?? undefined
  const kept = await verdictKept(portal, ticket)
  return kept ?? verdictOn(await rulesOf(portal, ticket), ticket, await findKnownBicycle(portal.db, ticket.id))
}

async function verdictKept({ db }: Portal, ticket: Ticket): Promise<Verdict | undefined> {
  if (ticket.warrantyAccepted === null) return undefined
  const found = await db
    .selectFrom('ticket_event')
    .select(sql<Verdict | null>`detail -> 'verdict'`.as('verdict'))
    .where('ticket_id', '=', ticket.id)
    .where('kind', '=', 'decision')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.verdict ?? undefined
}

/** One after the other, so that a document takes one picture process at most. */
async function photosOf(
  portal: Portal,
  viewer: Viewer,
  files: readonly Attachment[],
): Promise<Map<string, PaperPhoto>> {
  const photos = new Map<string, PaperPhoto>()
  const until = performance.now() + photosMilliseconds
  const wanted = files.filter(({ kind, withdrawn }) => kind === 'photo' && !withdrawn)
  for (const { id } of wanted.slice(0, photosMost)) {
    if (performance.now() > until) break
    const photo = await photoForPaper(portal, viewer, id)
    if (photo) photos.set(id, photo)
  }
  return photos
}

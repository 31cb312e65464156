import { type Labels, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { eachRow, exportMost, exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { findCustomer } from '#app/features/people/company/company.customer.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { stageName } from '../appeal/stage-name.ts'
import { claimFacts } from '../claim.facts.ts'
import * as lists from '../lists.server.ts'
import { pageWords } from '../page/page.words.ts'
import { type ExportedTicket, type ListFilter, turnKey } from '../tickets.ts'
import { subjectOf, ticketWords } from '../tickets.words.ts'
import { exportWords } from './export.words.ts'
import { readTicketList } from './list-params.ts'
import { listWords } from './list.words.ts'
import { isOpen } from '../tickets.stages.ts'

/** What the list at this address shows, all pages of it, as a file: the queue's to staff. */
export async function ticketExport(portal: Portal, viewer: Viewer, url: URL): Promise<Response> {
  const now = portal.clock.now()
  const locale = localeOf(url.pathname)
  const isStaff = viewer.side === 'maker'
  const { filter } = readTicketList(url.searchParams, viewer, now)
  const rows = await exportTickets(portal, viewer, filter)
  const columns = [
    ...claimColumns(locale, labelsIn(locale, portal.catalogues.current()), isStaff),
    ...workColumns(locale, isStaff),
  ]
  return exportResponse(url, { name: sayIn(listWords, locale)('list'), now }, columns, rows)
}

/** What a list is narrowed to, to its last ticket. @throws Problem module-missing */
async function exportTickets(portal: Portal, viewer: Viewer, asked: ListFilter) {
  requireModule(viewer, 'tickets')
  const company = (await findCustomer(portal, viewer, asked.company))?.id
  const filter = { ...asked, company }
  const { q } = filter
  const inTurn = searchesOf(portal, viewer, q)
  if (viewer.side === 'company' || q === undefined || company !== undefined)
    return eachRow<ExportedTicket>((last, limit) =>
      inTurn(() => lists.listAfter(portal.reads.db, viewer, filter, last, limit)),
    )
  const next = await inTurn(() => lists.searchAfter(portal.reads.db, { ...filter, q }, exportMost + 1))
  return eachRow<ExportedTicket>((_last, limit) => next(limit))
}

type Column = ExportColumn<ExportedTicket>

function claimColumns(locale: Locale, labels: Labels, isStaff: boolean): Column[] {
  const say = sayIn(pageWords, locale)
  const list = sayIn(listWords, locale)
  const own = sayIn(exportWords, locale)
  const company: Column = { label: own('company'), value: ({ companyName }) => companyName }
  return [
    { label: list('number'), value: ({ id }) => id },
    { label: list('subject'), value: (row) => subjectOf(locale, labels, row, true) },
    ...(isStaff ? [company] : []),
    { label: own('author'), value: ({ authorName }) => authorName },
    { label: own('written'), value: ({ writtenBy }) => writtenBy },
    ...claimFacts(locale, labels).map(({ label, cell }) => ({ label, value: cell })),
    { label: say('claim'), value: ({ content }) => content },
  ]
}

function workColumns(locale: Locale, isStaff: boolean): Column[] {
  const say = sayIn(pageWords, locale)
  const list = sayIn(listWords, locale)
  const own = sayIn(exportWords, locale)
  const tickets = sayIn(ticketWords, locale)
  return [
    { label: list('stage'), value: (ticket) => stageName(locale, ticket) },
    {
      label: list('turn'),
      value: ({ stage, awaiting }) => (isOpen(stage) ? tickets(turnKey(awaiting, isStaff)) : null),
    },
    ...(isStaff ? [{ label: own('assignee'), value: ({ assigneeName }: ExportedTicket) => assigneeName }] : []),
    // Until when the maker is to answer; while the clock rests, the day that was promised.
    { label: own('promised'), value: ({ dueAt, promisedAt }) => dayCell(dueAt ?? promisedAt) },
    {
      label: say('decision'),
      value: ({ warrantyAccepted: accepted }) => (accepted === null ? null : say(accepted ? 'accepted' : 'refused')),
    },
    { label: own('reason'), value: ({ decisionReason }) => decisionReason },
    { label: say('authorization'), value: ({ authorizationNumber }) => authorizationNumber },
    { label: say('resolution'), value: ({ resolution }) => resolution && tickets(`resolution.${resolution}`) },
    { label: own('closed.as'), value: ({ closeReason }) => closeReason && tickets(`close.${closeReason}`) },
    { label: own('labour.asked'), value: ({ labourAsked }) => labourAsked },
    { label: own('labour.granted'), value: ({ labourGranted }) => labourGranted },
    { label: own('opened'), value: ({ createdAt }) => dayCell(createdAt) },
    { label: list('activity'), value: ({ lastActivityAt }) => dayCell(lastActivityAt) },
    { label: own('closed'), value: ({ closedAt }) => dayCell(closedAt) },
  ]
}

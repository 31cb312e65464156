import { type Labels, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { daysBetween } from '#app/kit/words/days.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { customersFor } from '#app/features/people/company/company.customer.server.ts'
import { readingAhead } from '#app/kit/read-ahead.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import type { readTicketList } from '../list/list-params.ts'
import { listQueue } from '../tickets.server.ts'
import { nextStepOf } from '../tickets.step.ts'
import { subjectOf } from '../tickets.words.ts'
import { assignWords } from './assign.words.ts'
import { readHead } from './head.server.ts'
import type { QueueRow } from './rows.ts'

/** A page of the queue with what stands over it, as it is shown at this moment. */
export const shownQueue = readingAhead(readShown)

type Asked = ReturnType<typeof readTicketList>

async function readShown(portal: Portal, viewer: StaffViewer, { filter }: Asked, locale: Locale) {
  const [head, list] = await Promise.all([
    readHead(portal, viewer, portal.clock.now()),
    readRows(portal, viewer, filter, locale),
  ])
  return { ...list, head }
}

/** The page alone. */
export async function readRows(portal: Portal, viewer: StaffViewer, filter: Asked['filter'], locale: Locale) {
  const now = portal.clock.now()
  const { customer, named } = await customersFor(portal, viewer, filter)
  const page = await listQueue(portal, viewer, { ...filter, company: customer?.id })
  const labels = labelsIn(locale, portal.catalogues.current())
  return { customer, named, page: { ...page, rows: page.rows.map((row) => rowOf(locale, labels, row, now)) } }
}

function rowOf(locale: Locale, labels: Labels, row: QueueRow, now: Date) {
  const { id, serialNumber, companyName, frameModel, stage, isAppealed, promisedAt, dueAt, lastActivityAt } = row
  const { country, locale: language, assigneeId, assigneeName: name, assigneeLeft, waitingSince, photo, isUnread } = row
  const next = nextStepOf('maker', row, now)
  return {
    id,
    serialNumber,
    companyName,
    frameModel,
    stage,
    isAppealed,
    promisedAt,
    dueAt,
    lastActivityAt,
    country,
    language,
    assigneeId,
    assigneeName: name !== null && assigneeLeft ? sayIn(assignWords, locale)('left', { name }) : name,
    photo,
    isUnread,
    // A closed one waits for nobody.
    waiting: next && daysBetween(dayOf(waitingSince), dayOf(now)),
    subject: subjectOf(locale, labels, row, true),
    next,
  }
}

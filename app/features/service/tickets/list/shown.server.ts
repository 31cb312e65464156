import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { readingAhead } from '#app/kit/read-ahead.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { listTickets } from '../tickets.server.ts'
import { nextStepOf } from '../tickets.step.ts'
import { subjectOf } from '../tickets.words.ts'
import { readListHead } from './head.server.ts'
import type { readTicketList } from './list-params.ts'

/** What stands over the rows of the list: read apart, so that it is there when they cannot be read. */
export const shownHead = readingAhead(readListHead)

/** A page of the list, as it is shown at this moment. */
export const shownRows = readingAhead(readRows)

async function readRows(
  portal: Portal,
  viewer: CompanyViewer,
  { filter }: ReturnType<typeof readTicketList>,
  locale: Locale,
) {
  const now = portal.clock.now()
  const labels = labelsIn(locale, portal.catalogues.current())
  const page = await listTickets(portal, viewer, filter)
  const rows = page.rows.map((row) => {
    const { id, serialNumber, stage, isAppealed, lastActivityAt, isUnread } = row
    const next = nextStepOf('company', row, now)
    const subject = subjectOf(locale, labels, row, true)
    return { id, subject, serialNumber, stage, isAppealed, next, lastActivityAt, isUnread }
  })
  return { page: { ...page, rows } }
}

import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { cursorOf, latest } from '../list/list-conditions.server.ts'
import { readTicketList } from '../list/list-params.ts'
import * as store from '../store.server.ts'
import { listTickets } from '../tickets.server.ts'
import { queueOfOurs, type Settled } from './ticket.ts'

type GoingOn = {
  locale: Locale
  /** The search part of the address under which the queue was left; blank: what waits for the maker. */
  view: string | null
  done: Settled
}

/** What the queue writes is shorter. */
const viewMost = 1000

/** The page of the ticket that comes next, which says what was done with this one; the queue where none is left. */
export async function nextAddress(portal: Portal, viewer: StaffViewer, id: number, { locale, view, done }: GoingOn) {
  const prefix = localePrefix(locale)
  const search = new URLSearchParams((view || queueOfOurs).slice(0, viewMost))
  const notice = `${done}.${id}`
  const next = await findNext(portal, viewer, id, search)
  if (next) return `${href('/:locale?/console/tickets/:id', { ...prefix, id: String(next) })}?notice=${notice}`
  search.delete('after')
  search.delete('back')
  search.set('notice', notice)
  return `${href('/:locale?/console/tickets', prefix)}?${search}`
}

/** The next one of the view that waits for the maker, or for whom the view is about; behind the last the first again. */
async function findNext(portal: Portal, viewer: StaffViewer, id: number, search: URLSearchParams) {
  const { filter } = readTicketList(search, viewer, portal.clock.now())
  const waiting = { ...filter, awaiting: filter.awaiting ?? ('maker' as const) }
  const [here] = await store.findTickets(portal.db, viewer, [id])
  const after = here && cursorOf(here, filter.sort ?? latest)
  const behind = await listTickets(portal, viewer, { ...waiting, after })
  const isOther = (row: { id: number }) => row.id !== id
  const found =
    behind.rows.find(isOther) ??
    (await listTickets(portal, viewer, { ...waiting, after: undefined })).rows.find(isOther)
  return found?.id
}

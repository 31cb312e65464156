import { onlyFor, type Viewer } from '#app/features/people/account/account.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { isYes, listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { dayIn, hasDays, type Orders, type Period, readSorted } from '#app/kit/lists/sorted.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { awaitings, type TicketOrder } from '../tickets.ts'
import { stages } from '../tickets.stages.ts'

/** Who opened them: who looks, or the others of the company. */
export const authors = ['me', 'others'] as const

/** As the claim was decided. */
export const decisions = ['accepted', 'refused'] as const

/** `company`: the number of a customer. */
export const ticketList = listParams({
  stage: oneOf(stages),
  awaiting: oneOf(awaitings),
  model: code,
  part: code,
  damage: code,
  author: onlyFor('company', oneOf(authors)),
  overdue: isYes,
  unread: onlyFor('maker', isYes),
  appeals: onlyFor('maker', isYes),
  assignee: onlyFor('maker', whose),
  country: onlyFor('maker', oneOf(countryCodes)),
  decision: onlyFor('maker', oneOf(decisions)),
  'opened-from': onlyFor('maker', dayIn),
  'opened-to': onlyFor('maker', dayIn),
  company: onlyFor('maker', maybeId),
})
export type TicketListView = ViewOf<typeof readTicketList>

export const listOrders: Orders<TicketOrder> = [
  { by: 'activity', direction: 'desc' },
  { by: 'number', direction: 'desc' },
]

/** Staff see until when they are to answer, from where a claim came, and who has it: what nobody has comes last. */
export const queueOrders: Orders<TicketOrder> = [
  ...listOrders,
  { by: 'promised', direction: 'asc', oneWay: true },
  { by: 'country', direction: 'asc' },
  { by: 'assignee', direction: 'asc', oneWay: true },
]

/**
 * For the list of a company or a rider, and for the queue of the staff.
 * @param now what was due before it is overdue
 */
export function readTicketList(query: URLSearchParams, viewer: Pick<Viewer, 'side' | 'accountId'>, now: Date) {
  const { filter, view } = ticketList.read(query, viewer)
  const { author, overdue, unread, assignee, 'opened-from': openedFrom, 'opened-to': openedTo, ...others } = filter
  const orders = viewer.side === 'maker' ? queueOrders : listOrders
  const { sort, period, view: sorted } = readSorted(query, orders, dayOf(now))
  const account = viewer.accountId
  const asked = {
    author: author && { account, isSelf: author === 'me' },
    overdueAt: overdue ? now : undefined,
    unread: unread ? { account, forStaff: true } : undefined,
    assignee: assignee === 'me' ? account : assignee,
    opened: { from: openedFrom, to: openedTo },
  }
  return { filter: { ...others, ...asked, sort, period }, view: { ...view, ...sorted } }
}

/** The code of a family, a part or a kind of damage: also one that the catalogue no longer knows. */
function code(text: string | null): string | undefined {
  return /^[\w.-]{1,40}$/.exec(text ?? '')?.[0]
}

/** Whose tickets staff look at: their own, nobody's, or those of the colleague with this number. */
function whose(text: string | null): 'me' | 'nobody' | number | undefined {
  return text === 'me' || text === 'nobody' ? text : maybeId(text)
}

/** Whether the fields of its form narrow it, beside what the queue's views are. */
export function isNarrowed(view: TicketListView): boolean {
  const { q, stage, model, part, damage, author, assignee, country, decision } = view
  const isOfColleague = typeof assignee === 'number'
  const isOfDays = hasDays(view) || hasDays(openedIn(view))
  return Boolean(q || stage || model || part || damage || author || isOfColleague || country || decision || isOfDays)
}

/** The days on which what the queue shows was opened. */
export function openedIn(view: TicketListView): Period {
  return { from: view['opened-from'], to: view['opened-to'] }
}

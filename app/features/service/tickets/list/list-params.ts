import { customerIn } from '#app/features/people/company/company.customer.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Orders, readSorted, type SortedView } from '#app/kit/lists/sorted.ts'
import { type ListFilter, type TicketOrder, type Awaiting, awaitings } from '../tickets.ts'
import { type Stage, stages } from '../tickets.stages.ts'

/** Whose tickets staff look at: their own, nobody's, or those of the colleague with this number. */
type WhoseTickets = 'me' | 'nobody' | number

/** Who opened them: who looks, or the others of the company. */
export const authors = ['me', 'others'] as const
type AuthorOf = (typeof authors)[number]

/** What the address of a list of tickets asks for, as the page writes it back. */
export type TicketListView = ListView &
  SortedView & {
    stage: Stage | undefined
    awaiting: Awaiting | undefined
    overdue: boolean
    model?: string | undefined
    part?: string | undefined
    damage?: string | undefined
    author?: AuthorOf | undefined
    /** Of staff’s queue. */
    assignee?: WhoseTickets | undefined
    unread?: boolean | undefined
    appeals?: boolean | undefined
    /** The number of a customer, in the queue of the staff alone. */
    company?: number | undefined
  }

export const listOrders: Orders<TicketOrder> = [
  { by: 'activity', direction: 'desc' },
  { by: 'number', direction: 'desc' },
]

/** Staff see until when they are to answer. */
export const queueOrders: Orders<TicketOrder> = [...listOrders, { by: 'promised', direction: 'asc', oneWay: true }]

/**
 * The list of a company or a rider. Values it does not know are left out.
 * @param now what was due before it is overdue
 * @param self the number of who asks
 */
export function readTicketList(query: URLSearchParams, now: Date, self: number): Reading {
  const { filter, view } = readShared(query, now, listOrders)
  const author = authors.find((one) => one === query.get('author'))
  const by = author && { account: self, isSelf: author === 'me' }
  return { filter: { ...filter, author: by }, view: { ...view, author } }
}

/** What the lists of both sides are narrowed by. */
function readShared(query: URLSearchParams, now: Date, orders: Orders<TicketOrder>): Reading {
  const { q, after, view } = readList(query)
  const { sort, period, view: sorted } = readSorted(query, orders, dayOf(now))
  const stage = stages.find((one) => one === query.get('stage'))
  const awaiting = awaitings.find((one) => one === query.get('awaiting'))
  const overdue = query.get('overdue') === 'yes'
  const about = { model: codeIn(query, 'model'), part: codeIn(query, 'part'), damage: codeIn(query, 'damage') }
  return {
    filter: { q, stage, awaiting, overdueAt: overdue ? now : undefined, ...about, sort, period, after },
    view: { ...view, ...sorted, ...about, stage, awaiting, overdue },
  }
}

/** Of a family, a part or a kind of damage: also of one that the catalogue no longer knows. */
function codeIn(query: URLSearchParams, name: string): string | undefined {
  return /^[\w.-]{1,40}$/.exec(query.get(name) ?? '')?.[0]
}

type Reading = { filter: ListFilter; view: TicketListView }

/**
 * The same for the queue of the staff, which may be narrowed to one customer and to whose a ticket is.
 * @param self the number of who asks
 */
export function readQueue(query: URLSearchParams, now: Date, self: number): Reading {
  const { filter, view } = readShared(query, now, queueOrders)
  const company = customerIn(query)
  const unread = query.get('unread') === 'yes'
  const appeals = query.get('appeals') === 'yes'
  const assignee = whoseIn(query.get('assignee'))
  const whose = assignee === 'me' ? self : assignee
  const news = unread ? { account: self, forStaff: true } : undefined
  return {
    filter: { ...filter, company, assignee: whose, unread: news, appeals },
    view: { ...view, company, assignee, unread, appeals },
  }
}

function whoseIn(text: string | null): WhoseTickets | undefined {
  return text === 'me' || text === 'nobody' ? text : maybeId(text)
}

/** The search part of the list's address, with its question mark. */
export function ticketListSearch(view: Partial<TicketListView>): string {
  const { q, stage, awaiting, overdue, model, part, damage, author, unread, appeals, company, assignee, ...place } =
    view
  const narrowed = {
    overdue: overdue ? 'yes' : undefined,
    unread: unread ? 'yes' : undefined,
    appeals: appeals ? 'yes' : undefined,
    assignee: assignee?.toString(),
    company: company?.toString(),
  }
  return listSearch({ q, stage, awaiting, model, part, damage, author, ...narrowed }, place)
}

/** Whether the fields narrow the list. */
export function isFiltered({ awaiting, overdue, unread, appeals, assignee, ...view }: TicketListView): boolean {
  return isNarrowed(view) || Boolean(awaiting || overdue || unread || appeals || assignee)
}

/** Whether the fields that both sides' lists have narrow it. */
export function isNarrowed(view: Omit<TicketListView, 'awaiting' | 'overdue'>): boolean {
  const { q, stage, model, part, damage, author, from, to } = view
  return Boolean(q || stage || model || part || damage || author || from || to)
}

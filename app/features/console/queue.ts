import {
  type ListFilter,
  readListFilter,
  type TicketRow,
  type Turn,
  writeCursor,
} from '#app/features/tickets/tickets.ts'

/** What the address of the queue says, in the form in which it is written back. */
export type QueueView = {
  q: string
  stage?: TicketRow['stage'] | undefined
  awaiting?: Turn | undefined
  overdue: boolean
  after?: string | undefined
  /** Where the pages before this one began, the first apart: a cursor only ever leads on. */
  back: string[]
}

/** More pages back than anybody turns, and short enough for an address. */
const backMost = 40

/** @param today YYYY-MM-DD: what was promised for a day before it is overdue */
export function readQueue(
  query: URLSearchParams,
  today: string,
): { filter: ListFilter; view: QueueView; tooShort: boolean } {
  const { filter: listed, typed, tooShort } = readListFilter(query)
  const overdue = query.get('overdue') === 'yes'
  const filter = { ...listed, overdueOn: overdue ? today : undefined }
  const { after, stage, awaiting } = filter
  const back = after ? (query.get('back') ?? '').split('.').filter((cursor) => /^\d{1,15}-\d{1,15}$/.test(cursor)) : []
  const written = after && writeCursor({ lastActivityAt: after.at, id: after.id })
  return { filter, tooShort, view: { q: typed, stage, awaiting, overdue, after: written, back: back.slice(-backMost) } }
}

/** The search part of the queue's address, with its question mark. */
export function queueSearch({ q, stage, awaiting, overdue, after, back }: Partial<QueueView>): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (stage) query.set('stage', stage)
  if (awaiting) query.set('awaiting', awaiting)
  if (overdue) query.set('overdue', 'yes')
  if (after) query.set('after', after)
  if (after && back && back.length > 0) query.set('back', back.join('.'))
  const search = query.toString()
  return search && `?${search}`
}

/** A row as the queue shows it, its subject in the reader's language already: the page carries nothing else along. */
export type QueueRow = Pick<
  TicketRow,
  'id' | 'companyName' | 'stage' | 'awaiting' | 'promisedAt' | 'lastActivityAt'
> & {
  subject: string
}

/** @returns the views on either side of a page, where there are any */
export function neighbours(view: QueueView, rows: QueueRow[], hasMore: boolean) {
  const last = rows.at(-1)
  const trail = view.after ? [...view.back, view.after].slice(-backMost) : []
  return {
    previous: view.after ? { ...view, after: view.back.at(-1), back: view.back.slice(0, -1) } : undefined,
    next: hasMore && last ? { ...view, after: writeCursor(last), back: trail } : undefined,
  }
}

/** Promised for a day that has passed, on a ticket that is still open. */
export function isOverdue({ promisedAt, stage }: Pick<TicketRow, 'promisedAt' | 'stage'>, today: string): boolean {
  return promisedAt !== null && promisedAt < today && stage !== 'ticket_closed'
}

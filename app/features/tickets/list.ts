import { type ListFilter, readListFilter, type Stage, type TicketRow, type Turn, writeCursor } from './tickets.ts'

/** A row as the list shows it, its subject in the reader's language already: the page carries nothing else along. */
export type ListRow = Pick<TicketRow, 'id' | 'serialNumber' | 'stage' | 'awaiting' | 'lastActivityAt'> & {
  subject: string
}

/** What the address of the list asks for, as the page writes it back. */
export type ListView = {
  q: string
  stage: Stage | undefined
  awaiting: Turn | undefined
  tooShort: boolean
  after: string | undefined
  /** Where the pages before this one began, the first apart: a cursor only ever leads on. */
  back: string[]
}

/** More pages back than anybody turns, and short enough for an address. */
const backMost = 40

export function readList(query: URLSearchParams): { filter: ListFilter; view: ListView } {
  const { filter, typed, tooShort } = readListFilter(query)
  const { stage, awaiting, after } = filter
  const written = after && writeCursor({ lastActivityAt: after.at, id: after.id })
  const back = after ? (query.get('back') ?? '').split('.').filter((cursor) => /^\d{1,15}-\d{1,15}$/.test(cursor)) : []
  return { filter, view: { q: typed, stage, awaiting, tooShort, after: written, back: back.slice(-backMost) } }
}

/** The search part of the list's address, with its question mark. */
export function listSearch({ q, stage, awaiting, after, back = [] }: Partial<ListView>): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (stage) query.set('stage', stage)
  if (awaiting) query.set('awaiting', awaiting)
  if (after) query.set('after', after)
  if (after && back.length > 0) query.set('back', back.join('.'))
  const search = query.toString()
  return search && `?${search}`
}

/** The views a page leads to. */
export function neighbours(view: ListView, next: string | undefined) {
  const { after, back } = view
  return {
    first: after ? { ...view, after: undefined } : undefined,
    previous: after ? { ...view, after: back.at(-1), back: back.slice(0, -1) } : undefined,
    next: next ? { ...view, after: next, back: after ? [...back, after].slice(-backMost) : [] } : undefined,
  }
}

export function isFiltered({ q, stage, awaiting }: ListView): boolean {
  return Boolean(q || stage || awaiting)
}

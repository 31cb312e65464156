import { type ListFilter, readListFilter, type Stage, type TicketRow, type Turn } from './tickets.ts'

/** A row as the list shows it, its subject in the reader's language already: the page carries nothing else along. */
export type ListRow = Pick<TicketRow, 'id' | 'serialNumber' | 'stage' | 'awaiting' | 'lastActivityAt'> & {
  subject: string
}

/** What the address of the list asks for, as the page writes it back. */
export type ListView = {
  q: string
  stage: Stage | undefined
  awaiting: Turn | undefined
  isLater: boolean
  tooShort: boolean
}

export function readList(query: URLSearchParams): { filter: ListFilter; view: ListView } {
  const { filter, typed, tooShort } = readListFilter(query)
  const { stage, awaiting, after } = filter
  return { filter, view: { q: typed, stage, awaiting, isLater: after !== undefined, tooShort } }
}

/** The search part of the list's address, with its question mark. */
export function listSearch({ q, stage, awaiting }: Partial<ListView>, after?: string): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (stage) query.set('stage', stage)
  if (awaiting) query.set('awaiting', awaiting)
  if (after) query.set('after', after)
  const search = query.toString()
  return search && `?${search}`
}

export function isFiltered({ q, stage, awaiting }: ListView): boolean {
  return Boolean(q || stage || awaiting)
}

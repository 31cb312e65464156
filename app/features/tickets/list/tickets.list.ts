import { type Cursor, type ListFilter, type Stage, stages, type Turn, turns } from '../tickets.ts'

/** What the address of a list asks for, as the page writes it back. */
export type ListView = {
  q: string
  stage: Stage | undefined
  awaiting: Turn | undefined
  overdue: boolean
  tooShort: boolean
  after: string | undefined
  /** Where the pages before this one began, the first apart: a cursor only ever leads on. */
  back: string[]
}

/** Shorter searches would match nearly everything. */
export const searchLeast = 3

/** More pages back than anybody turns, and short enough for an address. */
const backMost = 40

/**
 * Whatever it does not understand counts as not there.
 * @param today YYYY-MM-DD: what was promised for a day before it is overdue
 */
export function readList(query: URLSearchParams, today: string): { filter: ListFilter; view: ListView } {
  const typed = (query.get('q') ?? '').slice(0, 200)
  const q = typed.normalize('NFKC').trim().toLowerCase().replaceAll('\u0000', '')
  const stage = stages.find((one) => one === query.get('stage'))
  const awaiting = turns.find((one) => one === query.get('awaiting'))
  const overdue = query.get('overdue') === 'yes'
  const [after] = cursorsIn(query.get('after'))
  const back = after ? cursorsIn(query.get('back')) : []
  const tooShort = q.length > 0 && q.length < searchLeast
  return {
    filter: {
      q: q.length >= searchLeast ? q : undefined,
      stage,
      awaiting,
      overdueOn: overdue ? today : undefined,
      after: after ? readCursor(after) : undefined,
    },
    view: { q: typed, stage, awaiting, overdue, tooShort, after, back: back.slice(-backMost) },
  }
}

/** The search part of the list's address, with its question mark. */
export function listSearch({ q, stage, awaiting, overdue, after, back = [] }: Partial<ListView>): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (stage) query.set('stage', stage)
  if (awaiting) query.set('awaiting', awaiting)
  if (overdue) query.set('overdue', 'yes')
  if (after) query.set('after', after)
  if (after && back.length > 0) query.set('back', back.join('.'))
  const search = query.toString()
  return search && `?${search}`
}

/** The views a page leads to. */
export function neighbours(view: ListView, next: Cursor | undefined) {
  const { after, back } = view
  return {
    first: after ? { ...view, after: undefined } : undefined,
    previous: after ? { ...view, after: back.at(-1), back: back.slice(0, -1) } : undefined,
    next: next && { ...view, after: writeCursor(next), back: after ? [...back, after].slice(-backMost) : [] },
  }
}

function cursorsIn(text: string | null): string[] {
  return (text ?? '').split('.').filter((cursor) => /^\d{1,15}-\d{1,15}$/.test(cursor))
}

function readCursor(text: string): Cursor {
  const [at, id] = text.split('-')
  return { at: new Date(Number(at)), id: Number(id) }
}

function writeCursor({ at, id }: Cursor): string {
  return `${at.getTime()}-${id}`
}

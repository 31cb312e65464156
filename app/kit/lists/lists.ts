import { idPattern } from '#app/kit/http/ids.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { searchable } from './searchable.ts'
import type { SortedView } from './sorted.ts'

/**
 * Where a page of a list ends: the moment of its last row, the newest first, and that row's id, which decides between
 * equal moments. `tail`: the text it stands at where that is what the list goes by, in base64url.
 */
export type Cursor = { at: Date; id: number; tail?: string | undefined }

/** One page of a list; `count` goes no further than `countMost` + 1. */
export type Page<Row> = { rows: Row[]; next: Cursor | undefined; count: number }

/** What the address says of the words searched for: as they were typed. */
export type Searched = { q: string; tooShort: boolean }

/** The pages before this one began at `back`, the first apart: a cursor only ever leads on. */
export type PageCursor = { after: string | undefined; back: string[] }

/** What every list has in its address, beside its own filters. */
export type ListView = Searched & PageCursor

/** Shorter searches would match nearly everything. */
export const searchLeast = 3

/** A count goes no further: beyond, it is written with a plus. */
export const countMost = 1000

/** How many there are, as far as lists count. */
export function countText(locale: Locale, count: number): string {
  return count > countMost ? `${formatNumber(locale, countMost)}+` : formatNumber(locale, count)
}

/** The same for the slot `count` of a sentence, where the number decides between one and several. */
export function countIn(locale: Locale, count: number): string | number {
  return count > countMost ? countText(locale, count) : count
}

/** No list reaches further: the database and JavaScript write later years in ways the other does not read. */
export const lastMoment = Date.UTC(9999, 11, 31)

/** More pages back than anybody turns, and short enough for an address. */
const backMost = 40

/** Values it does not know are left out. `q` is what to search for, `searchable`, if it is long enough. */
export function readList(query: URLSearchParams): { q: string | undefined; after: Cursor | undefined; view: ListView } {
  const typed = (query.get('q') ?? '').slice(0, 200)
  const q = searchable(typed.replaceAll('\u0000', ''))
  const [after] = cursorsIn(query.get('after'))
  const back = after ? cursorsIn(query.get('back')).slice(-backMost) : []
  return {
    q: q.length >= searchLeast ? q : undefined,
    after: after ? readCursor(after) : undefined,
    view: { q: typed, tooShort: q.length > 0 && q.length < searchLeast, after, back },
  }
}

/** The same of a list that is read by ids alone. */
export function readIds(query: URLSearchParams): { after: number | undefined; view: PageCursor } {
  const [after] = idsIn(query.get('after'))
  const back = after ? idsIn(query.get('back')).slice(-backMost) : []
  return { after: after ? Number(after) : undefined, view: { after, back } }
}

/** The search part of a list's address, with its question mark; what is not set is left out. */
export function listSearch(
  filters: Record<string, string | undefined>,
  { after, back = [], from, to, order }: Partial<PageCursor & SortedView> = {},
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, from, to, order })) if (value) query.set(name, value)
  if (after) query.set('after', after)
  if (after && back.length > 0) query.set('back', back.join('.'))
  const search = query.toString()
  return search && `?${search}`
}

/** The views a page leads to; `next` is an id where the list is read by ids. */
export function neighbours<View extends PageCursor>(view: View, next: Cursor | number | undefined) {
  const { after, back } = view
  return {
    first: after ? { ...view, after: undefined } : undefined,
    previous: after ? { ...view, after: back.at(-1), back: back.slice(0, -1) } : undefined,
    next:
      next === undefined
        ? undefined
        : { ...view, after: writeCursor(next), back: after ? [...back, after].slice(-backMost) : [] },
  }
}

function idsIn(text: string | null): string[] {
  return (text ?? '').split('.').filter((id) => idPattern.test(id))
}

function cursorsIn(text: string | null): string[] {
  return (text ?? '').split('.').filter(isCursor)
}

const cursorPattern = /^(\d{1,15})-(\d{1,15})(?:_([\w-]{1,240}))?$/

function isCursor(text: string): boolean {
  return cursorPattern.test(text) && readCursor(text).at.getTime() <= lastMoment
}

function readCursor(text: string): Cursor {
  const [, at, id, tail] = cursorPattern.exec(text) ?? []
  return { at: new Date(Number(at)), id: Number(id), ...(tail && { tail }) }
}

function writeCursor(next: Cursor | number): string {
  if (typeof next === 'number') return String(next)
  const end = next.tail ? `_${next.tail}` : ''
  return `${next.at.getTime()}-${next.id}${end}`
}

import { searchLeast } from '#app/kit/lists/lists.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** What the address of the list of companies says. */
export type CompaniesView = {
  q: string
  after: number | undefined
  /** Where the pages before this one began, the first apart. */
  back: number[]
}

/** More pages back than anybody turns. */
const backMost = 40

export function readCompanies(query: URLSearchParams): {
  view: CompaniesView
  q: string | undefined
  tooShort: boolean
} {
  const typed = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200)
  const after = maybeId(query.get('after'))
  const back = (query.get('back') ?? '').split('.').flatMap((text) => maybeId(text) ?? [])
  const isLong = typed.length >= searchLeast
  return {
    view: { q: typed, after, back: after === undefined ? [] : back.slice(-backMost) },
    q: isLong ? typed : undefined,
    tooShort: typed !== '' && !isLong,
  }
}

/** The search part of the address, with its question mark. */
export function companiesSearch({ q, after, back }: CompaniesView): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (after !== undefined) query.set('after', String(after))
  if (back.length > 0) query.set('back', back.join('.'))
  const search = query.toString()
  return search && `?${search}`
}

/** The views a page leads to. */
export function neighbours({ q, after, back }: CompaniesView, next: number | undefined) {
  const trail = after === undefined ? [] : [...back, after].slice(-backMost)
  return {
    previous: after === undefined ? undefined : { q, after: back.at(-1), back: back.slice(0, -1) },
    next: next === undefined ? undefined : { q, after: next, back: trail },
  }
}

import { expect } from 'vitest'
import { as, type openApp } from './app.ts'

export type App = Awaited<ReturnType<typeof openApp>>
export type Person = { cookie: string }
export type Row = { id: number; key: string | number | null }

export const day = 86_400_000
/** More than two pages. */
export const many = 57

export async function read(app: App, address: string, person: Person): Promise<string> {
  const answer = await app.fetch(address, as(person))
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

export function idsIn(page: string): number[] {
  return [...page.matchAll(/(?:<a (?=[^>]*\brow-link\b)|<td class="table-main[^>]*><a )[^>]*href="[^"]*\/(\d+)"/g)].map(
    ([, id]) => Number(id),
  )
}

export function linkIn(page: string, rel: 'next' | 'prev'): string | undefined {
  return new RegExp(`<a (?=[^>]*rel="${rel}")[^>]*href="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&')
}

/** All pages of a list, from the first to the last. */
export async function everyId(app: App, address: string, person: Person): Promise<number[]> {
  const ids: number[] = []
  for (let next: string | undefined = address; next;) {
    const page = await read(app, next, person)
    ids.push(...idsIn(page))
    next = linkIn(page, 'next')
  }
  return ids
}

/** By the key, what has none last; between equals by the number; and all of it turned round. */
export function sorted(rows: readonly Row[], direction: 'asc' | 'desc'): number[] {
  const behindAll = '~'
  const ascending = rows.toSorted((one, other) => {
    const [a, b] = [one.key ?? behindAll, other.key ?? behindAll]
    return a === b ? one.id - other.id : a < b ? -1 : 1
  })
  return (direction === 'asc' ? ascending : ascending.toReversed()).map(({ id }) => id)
}

/** What lacks a day stands behind all others: there is no other way round. */
export function waysOf(order: string): ('asc' | 'desc')[] {
  return ['promised', 'clock', 'ends'].includes(order) ? ['asc'] : ['asc', 'desc']
}

/** What stands in one column of the export. */
export async function exportedIds(app: App, address: string, person: Person, column = 0): Promise<string[]> {
  const [path = '', search = ''] = address.split('?')
  const csv = await read(app, `${path}/export.csv?${search}`, person)
  return csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[column] ?? '')
}

/** What the head of a column says and leads to. */
export async function press(app: App, address: string, label: string, person: Person) {
  const page = await read(app, address, person)
  const head =
    page
      .split('<th ')
      .slice(1)
      .find((one) => one.includes(`>${label}<`)) ?? ''
  const to = /href="([^"]*)"/.exec(head)?.[1]?.replaceAll('&amp;', '&')
  return { state: /^[^>]*aria-sort="(\w+)"/.exec(head)?.[1], to }
}

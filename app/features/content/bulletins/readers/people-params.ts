import { type Cursor, type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'

export const words = ['missing', 'confirmed'] as const
type Word = (typeof words)[number]

export type PeopleFilter = { q?: string | undefined; word?: Word | undefined; after?: Cursor | undefined }

/** What the address of the list asks for, as the page writes it back. */
export type PeopleView = ListView & { word: Word | undefined }

/** Values it does not know are left out. */
export function readPeople(query: URLSearchParams): { filter: PeopleFilter; view: PeopleView } {
  const { q, after, view } = readList(query)
  const word = words.find((one) => one === query.get('word'))
  return { filter: { q, word, after }, view: { ...view, word } }
}

/** The search part of the list's address, with its question mark. */
export function peopleSearch({ q, word, ...place }: Partial<PeopleView>): string {
  return listSearch({ q, word }, place)
}

import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { type AnswerFilter, type Band, bands } from '../bands.ts'

/** What the address of the list asks for, as the page writes it back. */
export type AnswerListView = ListView & { band: Band | undefined }

/** Values it does not know are left out. */
export function readAnswerList(query: URLSearchParams): { filter: AnswerFilter; view: AnswerListView } {
  const { q, after, view } = readList(query)
  const band = bands.find((one) => one === query.get('score'))
  return { filter: { q, band, after }, view: { ...view, band } }
}

/** The search part of the list's address, with its question mark. */
export function answerListSearch({ q, band, ...place }: Partial<AnswerListView>): string {
  return listSearch({ q, score: band }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, band }: AnswerListView): boolean {
  return Boolean(q || band)
}

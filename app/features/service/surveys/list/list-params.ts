import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readOrder } from '#app/kit/lists/sorted.ts'
import { type AnswerOrder, bands } from '../bands.ts'

export const answerList = listParams({ score: oneOf(bands) })
export type AnswerListView = ViewOf<typeof readAnswerList>

export const ordersOfList: Orders<AnswerOrder> = [
  { by: 'answered', direction: 'desc' },
  { by: 'score', direction: 'asc' },
]

export function readAnswerList(query: URLSearchParams) {
  const { filter, view } = answerList.read(query)
  const { sort, order } = readOrder(query, ordersOfList)
  return { filter: { ...filter, sort }, view: { ...view, order } }
}

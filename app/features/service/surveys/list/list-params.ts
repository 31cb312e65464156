import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { bands } from '../bands.ts'

export const answerList = listParams({ score: oneOf(bands) })
export type AnswerListView = ViewOf<typeof answerList.read>

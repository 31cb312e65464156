import type { Cursor } from '#app/kit/lists/lists.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'

export const words = ['missing', 'confirmed'] as const
type Word = (typeof words)[number]

export type PeopleFilter = { q?: string | undefined; word?: Word | undefined; after?: Cursor | undefined }

export const peopleList = listParams({ word: oneOf(words) })
export type PeopleView = ViewOf<typeof peopleList.read>

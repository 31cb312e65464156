import type { Locale } from '#app/kit/words/locales.ts'
import { isPublic, type Recall } from './recalls.ts'

/** A picture of the part, with what it shows in each language. */
export type NoticePicture = { id: number; width: number | null; height: number | null; alt: Record<Locale, string> }

/** With its address. */
export type ShownPicture = NoticePicture & { src: string }

/** So many a notice shows: what somebody has to know their part by. */
export const picturesMost = 4
export const altMost = 300

/** What anybody may read has a public address; other pictures have that of the people who may read the recall. */
export function shownIn(
  { id: recall, number, kind, state }: Pick<Recall, 'id' | 'number' | 'kind' | 'state'>,
  pictures: readonly NoticePicture[],
): ShownPicture[] {
  const isOpen = isPublic(kind) && state !== 'draft'
  const folder = isOpen ? `/safety/${number}/pictures` : `/recalls/${recall}/pictures`
  return pictures.map(({ id, width, height, alt }) => ({ id, width, height, alt, src: `${folder}/${id}` }))
}

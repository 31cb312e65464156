import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { slotsOf } from '#app/features/content/attachments/attachments.forms.server.ts'
import { type FileRefusal, statusOf } from '#app/features/content/attachments/attachments.ts'
import { attachmentWords } from '#app/features/content/attachments/attachments.words.ts'
import { cameraWords } from './camera.words.ts'

/** Why a photo was not taken, in the phone's language, and the status that says so. */
export function refusalOf(
  locale: Locale,
  refused: FileRefusal | 'too-many-photos',
  name: string,
): [problem: string, status: number] {
  if (refused === 'too-many-photos') return [sayIn(cameraWords, locale)('too-many-photos'), 429]
  return [sayIn(attachmentWords, locale)(refused, slotsOf(name)), statusOf(refused)]
}

import { type CheckStep, textIn } from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'

type StepPhoto = { slot: string | null; name: string }

/**
 * Photos in the order of their steps, each called by its step in place of the file's name: a phone's IMG_0417.jpg says
 * nothing of what it shows.
 */
export function captionedBySteps<Photo extends StepPhoto>(
  locale: Locale,
  steps: readonly CheckStep[],
  photos: readonly Photo[],
): Photo[] {
  const known = steps.flatMap((step, at) => {
    const own = photos.filter(({ slot }) => slot === step.code)
    const caption = `${at + 1}. ${textIn(locale, step.name)}`
    return own.map((photo, nth) => ({
      ...photo,
      name: own.length > 1 ? `${caption} (${nth + 1}/${own.length})` : caption,
    }))
  })
  return [...known, ...photos.filter(({ slot }) => !steps.some(({ code }) => code === slot))]
}

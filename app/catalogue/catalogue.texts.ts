import type { Locale } from '#app/kit/words/locales.ts'

/** A sentence or a name in the languages somebody has written it in: one at least. */
export type Texts = Partial<Record<Locale, string | undefined>>

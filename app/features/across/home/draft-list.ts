import type { DocumentName } from '#app/kit/versions/versions.server.ts'
import { type Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import type { DueList } from './also-due.tsx'
import { draftListWords } from './draft-list.words.ts'

/** What was changed and not published: until it is, the portal is as it was before. */
export function draftList(locale: Locale, drafts: Record<DocumentName, boolean> | undefined): DueList {
  const say = sayIn(draftListWords, locale)
  const items = (['catalogue', 'brand'] as const)
    .filter((name) => drafts?.[name])
    .map((name) => ({
      to: addressOf(locale, name),
      title: sayIn(pageNames, locale)(name),
      note: say('unpublished'),
    }))
  return { title: say('drafts'), count: items.length, items }
}

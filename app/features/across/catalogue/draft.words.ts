import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { versionsWords } from '#app/features/across/versions/versions.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What all pages of the catalogue say of its draft. */
export const draftWords = {
  ...versionsWords,
  catalogue: pageNames.catalogue,
  'section.families': pageNames.families,
  'section.parts': pageNames.parts,
  'section.kinds': pageNames.kinds,
  'section.shots': pageNames.shots,
  'section.coverage': pageNames.coverage,
  'section.answers': pageNames.answers,
  'section.labour': pageNames.labour,
  'section.checklists': pageNames.checklists,
  'section.services': pageNames.services,
  'section.promises': pageNames.promises,
  'section.lane': pageNames.lane,
} as const satisfies WordTable

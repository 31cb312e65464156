import { terms } from '#app/terms.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { versionsWords } from '#app/features/across/versions/versions.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What all pages of the catalogue say of its draft. */
export const draftWords = {
  ...versionsWords,
  catalogue: pageNames.catalogue,
  'section.families': terms.models,
  'section.parts': { it: 'Parti', en: 'Parts', fr: 'Pièces' },
  'section.kinds': { it: 'Tipi di danno', en: 'Kinds of damage', fr: 'Types de défaut' },
  'section.shots': { it: 'Foto richieste', en: 'Photos to ask for', fr: 'Photos demandées' },
  'section.coverage': { it: 'Regole di garanzia', en: 'Warranty rules', fr: 'Règles de garantie' },
  'section.answers': { it: 'Risposte pronte', en: 'Standard answers', fr: 'Réponses types' },
  'section.labour': { it: 'Lavori d’officina', en: 'Labour codes', fr: 'Travaux d’atelier' },
  'section.checklists': { it: 'Schede di controllo', en: 'Checklists', fr: 'Fiches de contrôle' },
  'section.services': { it: 'Tagliandi', en: 'Services due', fr: 'Révisions' },
  'section.promises': { it: 'Tempi promessi', en: 'Promised days', fr: 'Délais promis' },
  'section.lane': terms.km0Rule,
} as const satisfies WordTable

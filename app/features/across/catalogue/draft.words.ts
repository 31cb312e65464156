import { terms } from '#app/terms.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What all pages of the catalogue say of its draft. */
export const draftWords = {
  catalogue: pageNames.catalogue,
  'draft-moved': {
    it: 'Intanto la bozza del catalogo è stata modificata: ricontrolla e invia di nuovo.',
    en: 'The draft of the catalogue has been changed meanwhile: please check and send again.',
    fr: 'Le brouillon du catalogue a été modifié entre-temps\u00a0: vérifiez et renvoyez.',
  },
  'bar.changed': {
    it: 'Bozza con modifiche non ancora pubblicate.',
    en: 'A draft with changes that are not published yet.',
    fr: 'Brouillon avec des modifications pas encore publiées.',
  },
  'bar.by': {
    it: 'Ultima modifica: {name}, {moment}',
    en: 'Last changed: {name}, {moment}',
    fr: 'Dernière modification\u00a0: {name}, {moment}',
  },
  'bar.open': { it: 'Controlla e pubblica', en: 'Check and publish', fr: 'Vérifier et publier' },
  'section.families': terms.models,
  'section.parts': { it: 'Parti', en: 'Parts', fr: 'Pièces' },
  'section.kinds': { it: 'Tipi di danno', en: 'Kinds of damage', fr: 'Types de défaut' },
  'section.shots': { it: 'Foto richieste', en: 'Photos to ask for', fr: 'Photos demandées' },
  'section.coverage': { it: 'Regole di garanzia', en: 'Warranty rules', fr: 'Règles de garantie' },
  'section.answers': { it: 'Risposte pronte', en: 'Standard answers', fr: 'Réponses types' },
  'section.promises': { it: 'Tempi promessi', en: 'Promised days', fr: 'Délais promis' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the pages for finding a company and answering requests share. */
export const answerWords = {
  'search.short': {
    it: 'Inserisci almeno 3 caratteri per cercare',
    en: 'Please type at least 3 characters to search',
    fr: 'Saisissez au moins 3 caractères pour lancer la recherche',
  },
  reason: terms.grounds,
  'reason.hint': {
    it: 'Il richiedente la legge nell’e-mail e nel portale.',
    en: 'The person who asked will read it in the email and in the portal.',
    fr: 'La personne qui a fait la demande le lira dans l’e-mail et sur le portail.',
  },
  'reason.hint.unsent': {
    it: 'Il richiedente la legge nel portale.',
    en: 'The person who asked will read it in the portal.',
    fr: 'La personne qui a fait la demande le lira sur le portail.',
  },
  'notice.refused': terms.requestRefused,
} as const satisfies WordTable

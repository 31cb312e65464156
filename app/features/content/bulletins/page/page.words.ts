import type { WordTable } from '#app/kit/words/words.ts'

export const pageWords = {
  'notice.confirm': { it: 'Lettura confermata', en: 'Reading confirmed', fr: 'Lecture confirmée' },
  'confirm.title': { it: 'Conferma di lettura', en: 'Confirmation', fr: 'Confirmation de lecture' },
  'confirm.words': {
    it: 'Conferma di aver letto questa versione: il produttore vede chi in azienda lo ha fatto.',
    en: 'Confirm that you have read this version: the maker sees who in your company has.',
    fr: 'Confirmez avoir lu cette version\u00a0: le fabricant voit qui l’a fait dans votre entreprise.',
  },
  confirm: { it: 'Ho letto e applico', en: 'I have read it and apply it', fr: 'J’ai lu et j’applique' },
  'confirm.done': {
    it: 'Hai confermato il {day}.',
    en: 'You confirmed it on {day}.',
    fr: 'Vous l’avez confirmé le {day}.',
  },
  manage: { it: 'Apri nella console', en: 'Open in the console', fr: 'Ouvrir dans la console' },
} as const satisfies WordTable

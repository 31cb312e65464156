import type { WordTable } from '#app/kit/words/words.ts'
import { remarkWords } from '#app/features/content/remarks/remarks.words.ts'
import { shared } from '../bulletins.words.ts'

export const pageWords = {
  'notice.confirm': { it: 'Lettura confermata', en: 'Reading confirmed', fr: 'Lecture confirmée' },
  'notice.remark': remarkWords['notice.remark'],
  'confirm.title': shared.confirmation,
  'confirm.words': {
    it: 'Conferma di aver letto questa versione: il produttore vede chi in azienda lo ha fatto.',
    en: 'Confirm that you have read this version: the maker sees who in your company has.',
    fr: 'Confirmez avoir lu cette version\u00a0: le fabricant voit qui l’a fait dans votre entreprise.',
  },
  confirm: { it: 'Ho letto e applico', en: 'I have read it and apply it', fr: 'J’ai lu et j’applique' },
  'confirm.done': {
    it: 'Confermato: {day}.',
    en: 'Confirmed: {day}.',
    fr: 'Confirmé\u00a0: {day}.',
  },
  manage: { it: 'Apri nella console', en: 'Open in the console', fr: 'Ouvrir dans la console' },
} as const satisfies WordTable

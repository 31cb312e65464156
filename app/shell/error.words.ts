import type { WordTable } from '#app/kit/words/words.ts'

/** What an error page says: it comes to the browser only where it is shown. */
export const errorWords = {
  '404.document': {
    it: '404 Pagina non trovata',
    en: '404 Not Found',
    fr: '404 Page introuvable',
  },
  '404.title': { it: 'Pagina non trovata', en: 'Page not found', fr: 'Page introuvable' },
  '404.path': {
    it: 'Pagina non trovata: {path}',
    en: 'Page Not Found: {path}',
    fr: 'Page introuvable\u00a0: {path}',
  },
  document: { it: 'Errore', en: 'Error', fr: 'Erreur' },
  '400': { it: 'Richiesta non valida.', en: 'Bad Request', fr: 'Requête non valide.' },
  '405': {
    it: 'Questa pagina non accetta la richiesta inviata.',
    en: 'Method Not Allowed',
    fr: 'Cette page n’accepte pas la requête envoyée.',
  },
  other: {
    it: 'Qualcosa è andato storto.',
    en: 'Something went wrong.',
    fr: 'Un problème est survenu.',
  },
  request: {
    it: 'Se scrive all’assistenza, indichi questo codice:',
    en: 'If you write to our after-sales team, please quote this code:',
    fr: 'Si vous écrivez au service après-vente, indiquez ce code\u00a0:',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'

export const unsentWords = {
  unsent: {
    it: 'L’invio non è riuscito',
    en: 'This could not be sent',
    fr: 'L’envoi n’a pas abouti',
  },
  'unsent.line': {
    it: 'Nessuna connessione. Il testo è ancora nel modulo: invialo di nuovo quando torna la rete.',
    en: 'You are offline. Your text is still in the form: send it again once you are back online.',
    fr: 'Pas de connexion. Votre texte est toujours dans le formulaire\u00a0: renvoyez-le une fois la connexion rétablie.',
  },
  'unsent.portal': {
    it: 'Il portale ha avuto un problema. Il testo è ancora nel modulo: invialo di nuovo tra poco.',
    en: 'The portal had a problem. Your text is still in the form: please send it again shortly.',
    fr: 'Le portail a rencontré un problème. Votre texte est toujours dans le formulaire\u00a0: renvoyez-le dans un instant.',
  },
} as const satisfies WordTable

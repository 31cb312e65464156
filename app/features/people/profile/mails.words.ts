import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,

  'erasure-asked.subject': {
    it: 'Richiesta di cancellazione dei dati: {name}',
    en: 'Request for data erasure: {name}',
    fr: 'Demande d’effacement des données\u00a0: {name}',
  },
  'erasure-asked': {
    it: '{name} chiede la cancellazione dei propri dati.',
    en: '{name} asks for the erasure of their data.',
    fr: '{name} demande l’effacement de ses données.',
  },
  'erasure-asked.open': { it: 'Apri la richiesta', en: 'Open the request', fr: 'Ouvrir la demande' },

  'erased.subject': { it: 'Dati cancellati', en: 'Your data has been erased', fr: 'Vos données ont été effacées' },
  erased: {
    it: 'i dati sono stati cancellati, come richiesto. L’account non esiste più.',
    en: 'As you requested, your data has been erased. Your account no longer exists.',
    fr: 'Comme vous l’avez demandé, vos données ont été effacées. Votre compte n’existe plus.',
  },
  'erased.last': {
    it: 'Questo è l’ultimo messaggio a questo indirizzo.',
    en: 'This is the last message to this address.',
    fr: 'Ceci est le dernier message à cette adresse.',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'

export const keysWords = {
  decide: { it: 'Vai alla decisione', en: 'Go to the decision', fr: 'Aller à la décision' },
  accept: {
    it: 'Accetta o respingi, dalla decisione',
    en: 'Accept or refuse, within the decision',
    fr: 'Accepter ou refuser, dans la décision',
  },
  answer: {
    it: 'Motivazione pronta, dalla decisione',
    en: 'Standard reason, within the decision',
    fr: 'Motif type, dans la décision',
  },
  'send.keys': { it: 'Ctrl + Invio', en: 'Ctrl + Enter', fr: 'Ctrl + Entrée' },
  send: { it: 'Invia quello che stai scrivendo', en: 'Send what you are writing', fr: 'Envoyer ce que vous écrivez' },
  reply: { it: 'Scrivi una risposta', en: 'Write a reply', fr: 'Écrire une réponse' },
  note: { it: 'Scrivi una nota interna', en: 'Write an internal note', fr: 'Écrire une note interne' },
  assign: { it: 'Assegna', en: 'Assign', fr: 'Attribuer' },
  ask: { it: 'Chiedi una foto', en: 'Ask for a photo', fr: 'Demander une photo' },
  promise: { it: 'Indica la data prevista', en: 'Set the promised date', fr: 'Indiquer la date prévue' },
  rows: {
    it: 'Intervento successivo, precedente, come in elenco',
    en: 'Next ticket, previous ticket, as in the queue',
    fr: 'Dossier SAV suivant, précédent, comme dans la liste',
  },
  next: { it: 'Prossimo intervento', en: 'Next ticket', fr: 'Dossier SAV suivant' },
  photos: {
    it: 'Foto precedente e successiva, dalle foto',
    en: 'Previous and next photo, within the photos',
    fr: 'Photo précédente et suivante, dans les photos',
  },
} as const satisfies WordTable

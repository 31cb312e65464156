import type { WordTable } from '#app/kit/words/words.ts'

export const newWords = {
  title: { it: 'Condividi file', en: 'Share files', fr: 'Partager des fichiers' },
  intro: {
    it: 'Chi riceve il link vede e scarica questi file senza un account, dopo avere accettato le condizioni d’uso. Quello che viene ritirato o i cui diritti scadono sparisce subito anche da lì.',
    en: 'Those who get the link see and download these files without an account, once they have accepted the terms of use. What is withdrawn, or whose rights end, vanishes from there at once.',
    fr: 'Ceux qui reçoivent le lien voient et téléchargent ces fichiers sans compte, après avoir accepté les conditions d’utilisation. Ce qui est retiré, ou dont les droits expirent, en disparaît aussitôt.',
  },
  recipient: { it: 'Per chi', en: 'For whom', fr: 'Pour qui' },
  'recipient.hint': {
    it: 'Il nome dell’agenzia o della tipografia',
    en: 'The name of the agency or printer',
    fr: 'Le nom de l’agence ou de l’imprimeur',
  },
  days: { it: 'Giorni di validità', en: 'Days it is open', fr: 'Jours de validité' },
  'days.hint': {
    it: 'Da {least} a {most}; poi il link non apre più nulla.',
    en: '{least} to {most}; after that the link opens nothing.',
    fr: 'De {least} à {most}\u00a0; ensuite le lien n’ouvre plus rien.',
  },
  note: { it: 'Nota per chi riceve', en: 'Note for the recipient', fr: 'Remarque pour le destinataire' },
  create: { it: 'Crea il link', en: 'Create the link', fr: 'Créer le lien' },
  kept: {
    it: 'Restano fuori: le condizioni d’uso non consentono di darli ad altri, o i diritti sono scaduti.',
    en: 'Left out: their terms of use do not allow passing them on, or their rights have ended.',
    fr: 'Exclus\u00a0: leurs conditions d’utilisation ne permettent pas de les transmettre, ou les droits ont expiré.',
  },
  back: { it: 'Torna alla libreria', en: 'Back to the library', fr: 'Retour à la médiathèque' },
} as const satisfies WordTable

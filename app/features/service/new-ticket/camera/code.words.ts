import type { WordTable } from '#app/kit/words/words.ts'

/** What the page of the claim says beside the code. */
export const codeWords = {
  open: {
    it: 'Usa il telefono come fotocamera',
    en: 'Use your phone as a camera',
    fr: 'Utiliser le téléphone comme appareil photo',
  },
  scan: {
    it: 'Inquadra il codice con il telefono: le foto arrivano qui da sole.',
    en: 'Point your phone at the code: the photos arrive here by themselves.',
    fr: 'Visez le code avec le téléphone\u00a0: les photos arrivent ici d’elles-mêmes.',
  },
  until: {
    it: 'Scadenza: {time}. Vale per un solo telefono.',
    en: 'Expires at {time}. Good for one phone only.',
    fr: 'Échéance\u00a0: {time}. Valable pour un seul téléphone.',
  },
  address: {
    it: 'Oppure apri questo indirizzo sul telefono:',
    en: 'Or open this address on the phone:',
    fr: 'Ou ouvrez cette adresse sur le téléphone\u00a0:',
  },
  taken: {
    it: 'Telefono collegato: le foto arrivano qui da sole.',
    en: 'Phone connected: the photos arrive here by themselves.',
    fr: 'Téléphone relié\u00a0: les photos arrivent ici d’elles-mêmes.',
  },
  over: {
    it: 'Il collegamento con il telefono è terminato.',
    en: 'The connection with the phone has ended.',
    fr: 'La liaison avec le téléphone est terminée.',
  },
  again: { it: 'Nuovo codice', en: 'New code', fr: 'Nouveau code' },
  revoke: { it: 'Scollega il telefono', en: 'Disconnect the phone', fr: 'Détacher le téléphone' },
  failed: {
    it: 'Il codice non è stato creato: controlla la connessione e riprova.',
    en: 'The code was not created: check the connection and try again.',
    fr: 'Le code n’a pas été créé\u00a0: vérifiez la connexion et réessayez.',
  },
  'too-many': {
    it: 'Troppi codici in un’ora. Riprova più tardi.',
    en: 'Too many codes in one hour. Try again later.',
    fr: 'Trop de codes en une heure. Réessayez plus tard.',
  },
} as const satisfies WordTable

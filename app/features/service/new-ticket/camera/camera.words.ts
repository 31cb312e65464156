import type { WordTable } from '#app/kit/words/words.ts'

/** What the phone reads. */
export const cameraWords = {
  title: { it: 'Foto dal telefono', en: 'Photos from your phone', fr: 'Photos depuis le téléphone' },
  intro: {
    it: 'Con questo telefono puoi aggiungere foto alla richiesta di garanzia aperta sul computer, senza accedere.',
    en: 'With this phone you can add photos to the warranty request that is open on the computer, without logging in.',
    fr: 'Avec ce téléphone, vous pouvez ajouter des photos à la demande de garantie ouverte sur l’ordinateur, sans vous connecter.',
  },
  'intro.taken': {
    it: 'Le foto arrivano da sole nella richiesta di garanzia sul computer.',
    en: 'The photos arrive by themselves in the warranty request on the computer.',
    fr: 'Les photos arrivent d’elles-mêmes dans la demande de garantie sur l’ordinateur.',
  },
  begin: { it: 'Usa questo telefono', en: 'Use this phone', fr: 'Utiliser ce téléphone' },
  'begin.hint': {
    it: 'Il codice vale 15 minuti e per un solo telefono.',
    en: 'The code is good for 15 minutes and for one phone only.',
    fr: 'Le code est valable 15 minutes et pour un seul téléphone.',
  },
  what: { it: 'Che cosa fotografi?', en: 'What is in the photo?', fr: 'Que photographiez-vous\u00a0?' },
  'what.there': { it: 'C’è già', en: 'Already there', fr: 'Déjà là' },
  'what.other': { it: 'Altra foto', en: 'Another photo', fr: 'Autre photo' },
  shoot: { it: 'Scatta', en: 'Take a photo', fr: 'Prendre la photo' },
  gallery: { it: 'Scegli dal telefono', en: 'Choose from the phone', fr: 'Choisir dans le téléphone' },
  send: { it: 'Invia la foto scelta', en: 'Send the chosen photo', fr: 'Envoyer la photo choisie' },
  'photo-sent': { it: 'La foto è arrivata', en: 'The photo has arrived', fr: 'La photo est arrivée' },
  taken: { it: 'Foto scattate qui', en: 'Photos taken here', fr: 'Photos prises ici' },
  'taken.sent': { it: 'Inviata', en: 'Sent', fr: 'Envoyée' },
  done: { it: 'Fatto', en: 'Done', fr: 'Terminer' },
  incomplete: {
    it: 'L’invio si è interrotto. Riprova.',
    en: 'The upload was interrupted. Please try again.',
    fr: 'L’envoi s’est interrompu. Réessayez.',
  },
  'too-many-photos': {
    it: 'Con questo codice non si possono inviare altre foto. Crea un nuovo codice sul computer.',
    en: 'No more photos can be sent with this code. Create a new code on the computer.',
    fr: 'Ce code ne permet plus d’envoyer de photos. Créez un nouveau code sur l’ordinateur.',
  },
  'gone.unknown': {
    it: 'Questo codice non è valido.',
    en: 'This code is not valid.',
    fr: 'Ce code n’est pas valable.',
  },
  'gone.used': {
    it: 'Questo codice è già usato da un altro telefono.',
    en: 'Another phone is already using this code.',
    fr: 'Un autre téléphone utilise déjà ce code.',
  },
  'gone.expired': { it: 'Questo codice è scaduto.', en: 'This code has expired.', fr: 'Ce code a expiré.' },
  'gone.over': {
    it: 'Il collegamento è terminato. Le foto inviate sono nella richiesta di garanzia.',
    en: 'The connection has ended. The photos that were sent are in the warranty request.',
    fr: 'La liaison est terminée. Les photos envoyées sont dans la demande de garantie.',
  },
  'gone.sent': {
    it: 'La richiesta di garanzia è già stata inviata: da qui non si aggiungono altre foto.',
    en: 'The warranty request has already been sent: no more photos can be added from here.',
    fr: 'La demande de garantie a déjà été envoyée\u00a0: aucune photo ne peut plus être ajoutée ici.',
  },
  'gone.next': {
    it: 'Per aggiungere altre foto crea un nuovo codice sul computer.',
    en: 'To add more photos, create a new code on the computer.',
    fr: 'Pour ajouter d’autres photos, créez un nouveau code sur l’ordinateur.',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const dataWords = {
  title: { it: 'I tuoi dati', en: 'Your data', fr: 'Vos données' },
  export: { it: 'Copia dei dati', en: 'Copy of your data', fr: 'Copie des données' },
  'export.words': {
    it: 'Tutto ciò che il portale conserva su di te, in un archivio zip: profilo, dispositivi, interventi, bici, risposte ai preventivi, messaggi, foto e documenti inviati.',
    en: 'Everything the portal keeps about you, in a zip archive: profile, devices, tickets, bikes, answers to quotes, messages, and the photos and documents you sent.',
    fr: 'Tout ce que le portail conserve à votre sujet, dans une archive zip\u00a0: profil, appareils, dossiers SAV, vélos, réponses aux devis, messages, photos et documents envoyés.',
  },
  'export.submit': { it: 'Scarica la copia', en: 'Download copy', fr: 'Télécharger la copie' },

  erasure: { it: 'Cancellazione dei dati', en: 'Erasure of your data', fr: 'Effacement des données' },
  'erasure.words': {
    it: 'L’assistenza cancella account, scheda cliente, elenco dei dispositivi collegati, bozze e file non inviati. Dopo non sarà più possibile accedere.',
    en: 'Our after-sales team erases your account, customer record, list of logged-in devices, drafts and unsent files. After that you can no longer log in.',
    fr: 'Le service après-vente efface votre compte, votre fiche client, la liste de vos appareils connectés, vos brouillons et vos fichiers non envoyés. Vous ne pourrez plus vous connecter.',
  },
  'erasure.stays': {
    it: 'Interventi, ordini e dati tecnici delle bici restano per legge e per la sicurezza dei prodotti, con uno pseudonimo al posto del nome. Il testo dei messaggi negli interventi resta com’è.',
    en: 'Tickets, orders and the technical data of bikes must be kept, by law and for product safety, with a pseudonym in place of your name. The text of messages on tickets stays as it is.',
    fr: 'Les dossiers SAV, les commandes et les données techniques des vélos sont conservés, comme l’exigent la loi et la sécurité des produits, avec un pseudonyme à la place de votre nom. Le texte des messages dans les dossiers SAV reste tel quel.',
  },
  'erasure.open': { it: 'Chiedi la cancellazione', en: 'Request erasure', fr: 'Demander l’effacement' },
  'erasure.current': { it: 'Password attuale', en: 'Current password', fr: 'Mot de passe actuel' },
  'erasure.submit': terms.sendTheRequest,
  'erasure.asked': {
    it: 'Cancellazione richiesta: {moment}',
    en: 'Erasure requested: {moment}',
    fr: 'Effacement demandé\u00a0: {moment}',
  },
  'erasure.waits': {
    it: 'Puoi ritirare la richiesta finché l’assistenza non la esegue.',
    en: 'You can withdraw the request until our after-sales team carries it out.',
    fr: 'Vous pouvez retirer la demande tant que le service après-vente ne l’a pas exécutée.',
  },
  'erasure.withdraw': terms.withdrawTheRequest,
} as const satisfies WordTable

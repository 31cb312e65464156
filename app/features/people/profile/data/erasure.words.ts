import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What a report counts, for the console and for the person's mail. */
export const erasureWords = {
  erased: { it: 'Si cancella', en: 'To be erased', fr: 'À effacer' },
  'erased.done': { it: 'Cancellato', en: 'Erased', fr: 'Effacé' },
  kept: { it: 'Deve restare', en: 'To be kept', fr: 'À conserver' },
  'kept.done': { it: 'Resta', en: 'Kept', fr: 'Conservé' },

  'erased.profile': {
    it: 'Account: nome, e-mail, paese e password',
    en: 'Account: name, email, country and password',
    fr: 'Compte\u00a0: nom, adresse e-mail, pays et mot de passe',
  },
  'erased.contact': { it: 'Scheda cliente', en: 'Customer record', fr: 'Fiche client' },
  'erased.company': {
    it: 'Nome del cliente (ciclista)',
    en: 'Name of the customer (rider)',
    fr: 'Nom du client (cycliste)',
  },
  'erased.sessions': { it: 'Dispositivi collegati', en: 'Logged-in devices', fr: 'Appareils connectés' },
  'erased.second-factors': {
    it: 'App, passkey e codici di recupero',
    en: 'Apps, passkeys and recovery codes',
    fr: 'Applications, clés d’accès et codes de secours',
  },
  'erased.drafts': { it: 'Bozze', en: 'Drafts', fr: 'Brouillons' },
  'erased.unsent-files': { it: 'File non inviati', en: 'Unsent files', fr: 'Fichiers non envoyés' },
  'erased.requests': { it: 'Richieste di accesso', en: 'Requests for access', fr: 'Demandes d’accès' },
  'erased.invites': terms.invitations,
  'erased.mails': { it: 'Copie di e-mail', en: 'Copies of emails', fr: 'Copies d’e-mails' },
  'erased.subscriptions': { it: 'Consensi alle e-mail', en: 'Email consents', fr: 'Consentements aux e-mails' },
  'erased.receipts': { it: 'Prove d’acquisto', en: 'Proofs of purchase', fr: 'Preuves d’achat' },
  'erased.texts': {
    it: 'Note e messaggi su bici e preventivi',
    en: 'Notes and messages about bikes and quotes',
    fr: 'Notes et messages sur les vélos et les devis',
  },
  'erased.addresses': { it: 'Indirizzi negli ordini', en: 'Addresses in orders', fr: 'Adresses dans les commandes' },

  'kept.tickets': {
    it: 'Interventi che ha aperto',
    en: 'Tickets opened',
    fr: 'Dossiers SAV que la personne a ouverts',
  },
  'kept.messages': { it: 'Messaggi scritti', en: 'Messages written', fr: 'Messages écrits' },
  'kept.events': { it: 'Azioni nella cronologia', en: 'Entries in the history', fr: 'Actions dans l’historique' },
  'kept.files': {
    it: 'Foto e documenti di interventi e bici',
    en: 'Photos and documents of tickets and bikes',
    fr: 'Photos et documents des dossiers SAV et des vélos',
  },
  'kept.products': {
    it: 'Bici registrate, con dati tecnici e garanzia',
    en: 'Registered bikes, with specifications and warranty',
    fr: 'Vélos enregistrés, avec données techniques et garantie',
  },
  'kept.log': {
    it: 'Attività registrate sulle bici',
    en: 'Activities logged on bikes',
    fr: 'Activités notées sur les vélos',
  },
  'kept.quotes': {
    it: 'Preventivi a cui ha risposto o che ha seguito',
    en: 'Quotes they answered or managed',
    fr: 'Devis auxquels la personne a répondu ou qu’elle suit',
  },
  'kept.replies': { it: 'Messaggi sui preventivi', en: 'Messages on quotes', fr: 'Messages sur les devis' },
  'kept.leads': { it: 'Azioni sui contatti', en: 'Actions on leads', fr: 'Actions sur les contacts' },
  'kept.notes': { it: 'Note sui contatti', en: 'Notes on leads', fr: 'Notes sur les contacts' },
  'kept.orders': {
    it: 'Ordini, senza nome e indirizzo',
    en: 'Orders, without name and address',
    fr: 'Commandes, sans nom ni adresse',
  },
  'kept.resources': { it: 'Materiali caricati', en: 'Resources uploaded', fr: 'Ressources ajoutées' },
  'kept.mentions': {
    it: 'Testi che contengono il nome o l’indirizzo e-mail',
    en: 'Texts that contain the name or the email address',
    fr: 'Textes qui contiennent le nom ou l’adresse e-mail',
  },
  'kept.notice': {
    it: 'Copia dell’e-mail con questo riepilogo, nell’archivio del portale',
    en: 'A copy of the email with this report, in the portal’s archive',
    fr: 'Copie de l’e-mail contenant ce récapitulatif, dans les archives du portail',
  },
  'kept.why': {
    it: 'Gli interventi restano almeno 10 anni dalla chiusura (almeno 3 per danni estetici), gli ordini almeno 10 anni, le bici con il numero di serie e i dati tecnici. Al posto del nome si legge {pseudonym}.',
    en: 'Tickets are kept for at least 10 years after closing (at least 3 for cosmetic damage) and orders for at least 10 years; bikes keep their serial number and technical data. In place of the name they show {pseudonym}.',
    fr: 'Les dossiers SAV sont conservés au moins 10 ans après leur clôture (au moins 3 pour un défaut esthétique), les commandes au moins 10 ans, les vélos avec numéro de série et données techniques. Le nom y est remplacé par {pseudonym}.',
  },
} as const satisfies WordTable

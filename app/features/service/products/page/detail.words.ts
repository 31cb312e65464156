import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

const condition = { it: 'Stato', en: 'Condition', fr: 'État' } as const

const confirmed = {
  it: 'Registrazione confermata',
  en: 'Registration confirmed',
  fr: 'Enregistrement confirmé',
} as const

const codeCreated = { it: 'Codice creato', en: 'Code created', fr: 'Code créé' } as const

const codeWithdrawn = { it: 'Codice ritirato', en: 'Code withdrawn', fr: 'Code retiré' } as const

export const detailWords = {
  book: { it: 'Prenota in officina', en: 'Book a service', fr: 'Réserver à l’atelier' },
  'new-ticket': terms.newTicket,
  'to-log': { it: 'Registra attività', en: 'Log activity', fr: 'Noter une activité' },

  bike: terms.theBike,
  company: terms.customer,
  family: terms.model,
  serial: terms.serialNumber,
  size: terms.size,
  colour: terms.colour,
  purchase: terms.dateOfPurchase,
  country: terms.countryOfPurchase,
  registered: { it: 'Data di registrazione', en: 'Registered on', fr: 'Enregistré le' },
  held: terms.changeOfOwner,
  'by.first': { it: 'Registrata da', en: 'Registered by', fr: 'Enregistré par' },
  'by.later': { it: 'Passaggio confermato da', en: 'Change confirmed by', fr: 'Changement confirmé par' },
  owner: terms.owner,
  'owner.first': { it: 'Primo proprietario', en: 'First owner', fr: 'Premier propriétaire' },
  'owner.later': { it: 'Proprietario successivo', en: 'Subsequent owner', fr: 'Propriétaire suivant' },
  receipt: terms.proofOfPurchase,
  'consent.safety_contact': { it: 'Avvisi di sicurezza', en: 'Safety notices', fr: 'Avis de sécurité' },
  'consent.marketing': { it: 'Novità e offerte', en: 'News and offers', fr: 'Nouveautés et offres' },
  yes: terms.yes,
  no: terms.no,
  attributes: { it: 'Dati tecnici', en: 'Specifications', fr: 'Données techniques' },

  services: { it: 'Manutenzione', en: 'Services', fr: 'Entretien' },
  'services.what': { it: 'Lavoro', en: 'Service', fr: 'Opération' },
  'services.last': { it: 'Ultima volta', en: 'Last done', fr: 'Dernière fois' },
  'services.due': { it: 'Da fare entro', en: 'Due by', fr: 'À faire au plus tard le' },
  'services.late': { it: '{day}, in ritardo', en: '{day}, overdue', fr: '{day}, en retard' },
  'services.never': { it: 'Non più da fare', en: 'Not due again', fr: 'N’est plus à faire' },

  consumables: { it: 'Parti soggette a usura', en: 'Consumables', fr: 'Pièces d’usure' },
  'consumables.what': terms.part,
  'consumables.state': condition,
  'consumables.checked': { it: 'Ultimo controllo', en: 'Last checked', fr: 'Dernier contrôle' },
  'consumables.unknown': { it: 'Mai controllato', en: 'Never checked', fr: 'Jamais contrôlé' },
  'consumables.note': {
    it: 'Aggiorna lo stato',
    en: 'Update a part’s condition',
    fr: 'Mettre à jour l’état d’un composant',
  },

  accessories: { it: 'Accessori', en: 'Accessories', fr: 'Accessoires' },
  'accessories.none': { it: 'Nessun accessorio.', en: 'No accessories.', fr: 'Aucun accessoire.' },
  tickets: terms.tickets,
  'tickets.none': { it: 'Nessun intervento.', en: 'No tickets.', fr: 'Aucun dossier SAV.' },
  orders: terms.orders,

  consents: { it: 'Preferenze di contatto', en: 'Contact preferences', fr: 'Préférences de contact' },
  'consents.news': {
    it: 'Novità e offerte si scelgono in',
    en: 'News and offers are chosen under',
    fr: 'Les nouveautés et offres se choisissent dans',
  },
  'consents.subscriptions': terms.subscriptions,
  'event.consent': { it: '{consent}: {answer}', en: '{consent}: {answer}', fr: '{consent}\u00a0: {answer}' },

  log: terms.activity,
  'log.none': { it: 'Nessuna attività.', en: 'No activity.', fr: 'Aucune activité.' },
  'log.older': {
    it: { one: '{count} attività precedente', other: '{count} attività precedenti' },
    en: { one: '{count} earlier activity', other: '{count} earlier activities' },
    fr: { one: '{count} activité précédente', other: '{count} activités précédentes' },
  },
  'log.add': { it: 'Registra un’attività', en: 'Log an activity', fr: 'Noter une activité' },
  'log.earlier': { it: 'Proprietario precedente', en: 'Earlier owner', fr: 'Propriétaire précédent' },
  'event.registered': { it: 'Registrata', en: 'Registered', fr: 'Enregistré' },
  'event.code': { it: 'Codice di trasferimento creato', en: 'Transfer code created', fr: 'Code de transfert créé' },
  'event.code_withdrawn': {
    it: 'Codice di trasferimento ritirato',
    en: 'Transfer code withdrawn',
    fr: 'Code de transfert retiré',
  },
  'event.given_way': {
    it: 'Registrata al posto di una registrazione da confermare',
    en: 'Registered in place of a registration to be confirmed',
    fr: 'Enregistré à la place d’un enregistrement à confirmer',
  },
  'event.confirmed': confirmed,
  'event.transferred': terms.changeOfOwner,
  'event.passport': { it: 'Nuovo QR code', en: 'New QR code', fr: 'Nouveau QR code' },
  'event.accessory': { it: 'Accessorio', en: 'Accessory', fr: 'Accessoire' },
  'event.note': { it: 'Nota', en: 'Note', fr: 'Note' },

  'label.activity': terms.activity,
  'label.day': terms.date,
  'label.text': terms.description,
  'label.consumable': terms.part,
  'label.state': condition,
  'hint.text': {
    it: 'Facoltativa per i lavori. In caso di vendita resta qui: al nuovo proprietario passano solo lavoro e data.',
    en: 'Optional for services. If the bike is sold it stays here: the new owner gets only the service and its date.',
    fr: 'Facultative pour les opérations. En cas de vente elle reste ici\u00a0: seules l’opération et sa date passent au nouveau propriétaire.',
  },
  save: terms.save,

  passport: { it: 'Passaporto della bici', en: 'Bike passport', fr: 'Passeport du vélo' },
  'passport.text': {
    it: 'Chi inquadra il codice vede modello, garanzia e manutenzione prevista. Niente di personale.',
    en: 'Anyone who scans the code sees model, warranty and service intervals. Nothing personal.',
    fr: 'En scannant le code, on voit le modèle, la garantie et l’entretien prévu. Aucune donnée personnelle.',
  },
  'passport.open': { it: 'Apri il passaporto', en: 'Open the passport', fr: 'Ouvrir le passeport' },
  'passport.print': { it: 'Adesivo PDF', en: 'PDF sticker', fr: 'Autocollant PDF' },
  'passport.reset': { it: 'Sostituisci il QR code', en: 'Replace the QR code', fr: 'Remplacer le QR code' },
  'passport.sure': {
    it: 'Gli adesivi già stampati non funzioneranno più.',
    en: 'Stickers already printed will stop working.',
    fr: 'Les autocollants déjà imprimés ne fonctionneront plus.',
  },

  transfer: terms.changeOfOwner,
  'transfer.text': {
    it: 'Crea un codice e consegnalo a chi acquista la bici, con il numero di serie. Passano la storia tecnica e la garanzia, non i tuoi dati, i documenti e le note.',
    en: 'Create a code and give it to the new owner together with the serial number. Technical history and warranty go with the bike; your details, documents and notes do not.',
    fr: 'Créez un code et remettez-le à la personne qui reprend le vélo, avec le numéro de série. L’historique technique et la garantie suivent\u00a0; vos données, documents et notes, non.',
  },
  'transfer.recalled': {
    it: 'La bici è richiamata: chi la riceve viene avvisato e deve farla controllare.',
    en: 'The bike is under recall: its next owner is told, and has to take it to a workshop.',
    fr: 'Le vélo est rappelé\u00a0: la personne qui le reprend est prévenue et doit le faire contrôler.',
  },
  'transfer.make': { it: 'Crea il codice', en: 'Create code', fr: 'Créer le code' },
  'transfer.code': { it: 'Codice da consegnare', en: 'Code to hand over', fr: 'Code à remettre' },
  'transfer.until': {
    it: 'Vale una volta sola. Scadenza: {moment}.',
    en: 'Valid once, until {moment}.',
    fr: 'Valable une seule fois, jusqu’au {moment}.',
  },
  'transfer.unreadable': {
    it: 'Il codice non si può più mostrare: ritiralo e creane un altro.',
    en: 'The code can no longer be shown: withdraw it and create another.',
    fr: 'Le code ne peut plus être affiché\u00a0: retirez-le et créez-en un autre.',
  },
  'transfer.withdraw': { it: 'Ritira il codice', en: 'Withdraw the code', fr: 'Retirer le code' },

  'notice.activity': { it: 'Attività registrata', en: 'Activity logged', fr: 'Activité notée' },
  'notice.consumable': { it: 'Stato aggiornato', en: 'Condition updated', fr: 'État mis à jour' },
  'notice.consents': { it: 'Preferenze aggiornate', en: 'Preferences updated', fr: 'Préférences mises à jour' },
  'notice.transfer': codeCreated,
  'notice.withdraw-transfer': codeWithdrawn,
  'notice.reset-passport': { it: 'Nuovo QR code creato', en: 'New QR code created', fr: 'Nouveau QR code créé' },
  'notice.looks': {
    it: 'Dati della bici corretti',
    en: 'Bike details corrected',
    fr: 'Données du vélo corrigées',
  },
  'notice.correct': { it: 'Registrazione corretta', en: 'Registration corrected', fr: 'Enregistrement corrigé' },
  'notice.attributes': {
    it: 'Dati tecnici aggiornati',
    en: 'Specifications updated',
    fr: 'Données techniques mises à jour',
  },
  'notice.prove': { it: 'Prova d’acquisto ricevuta', en: 'Proof of purchase received', fr: 'Preuve d’achat reçue' },
  'notice.confirm': confirmed,
  'notice.issue-code': codeCreated,
  'notice.withdraw-code': codeWithdrawn,
  'notice.registered': { it: 'Bici registrata', en: 'Bike registered', fr: 'Vélo enregistré' },
  'notice.taken-over': {
    it: 'Passaggio di proprietà confermato',
    en: 'Change of owner confirmed',
    fr: 'Changement de propriétaire confirmé',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What is said in several places here. */
export const shared = {
  readNotice: { it: 'Leggi l’avviso', en: 'Read the notice', fr: 'Lire l’avis' },
  serviceAction: { it: 'Campagna tecnica', en: 'Service action', fr: 'Campagne technique' },
  stopSale: { it: 'Blocco delle vendite', en: 'Stop of sales', fr: 'Arrêt des ventes' },
  closed: terms.closed,
  reached: { it: 'Raggiunte', en: 'Reached', fr: 'Atteints' },
  unreached: { it: 'Nessuno da raggiungere', en: 'Nobody to reach', fr: 'Personne à atteindre' },
  stepped: { it: 'Stato salvato', en: 'State saved', fr: 'État enregistré' },
  bicycles: { it: 'Bici', en: 'Bicycles', fr: 'Vélos' },
  inLanguage: { it: '{slot} ({language})', en: '{slot} ({language})', fr: '{slot} ({language})' },
  stock: { it: 'Magazzino', en: 'Stock', fr: 'Stock' },
  book: { it: 'Prenota l’intervento', en: 'Book the repair', fr: 'Prendre rendez-vous' },
  newRecall: { it: 'Nuovo richiamo', en: 'New recall', fr: 'Nouveau rappel' },
  saved: { it: 'La bozza è salvata', en: 'The draft is saved', fr: 'Le brouillon est enregistré' },
  notice: { it: 'Testo dell’avviso', en: 'Text of the notice', fr: 'Texte de l’avis' },
  email: { it: 'E-mail per informazioni', en: 'Email for information', fr: 'E-mail de renseignement' },
  password: { it: 'La tua password', en: 'Your password', fr: 'Votre mot de passe' },
  correct: { it: 'Correggi il testo', en: 'Correct the text', fr: 'Corriger le texte' },
  any: { it: 'Qualsiasi', en: 'Any', fr: 'Peu importe' },
} as const satisfies WordTable

/** What the pages of recalls share. The headlines are those of the European notice of a recall, word by word. */
export const recallWords = {
  recalls: terms.recalls,
  'in-language': shared.inLanguage,
  corrected: {
    it: 'Testo corretto: {day}',
    en: 'Text corrected on {day}',
    fr: 'Texte corrigé le {day}',
  },
  'headline.recall': {
    it: 'Richiamo di prodotto per motivi di sicurezza',
    en: 'Product safety recall',
    fr: 'Rappel de produit pour raison de sécurité',
  },
  'headline.service_action': shared.serviceAction,
  'headline.stop_sale': shared.stopSale,
  kind: terms.kind,
  'kind.recall': { it: 'Richiamo di sicurezza', en: 'Safety recall', fr: 'Rappel de sécurité' },
  'kind.service_action': shared.serviceAction,
  'kind.stop_sale': shared.stopSale,
  state: terms.health,
  'state.draft': terms.draft,
  'state.published': terms.published,
  'state.closed': shared.closed,
  'unit.open': { it: 'Da avvisare', en: 'To be told', fr: 'À prévenir' },
  'unit.notified': { it: 'Avvisato', en: 'Told', fr: 'Prévenu' },
  'unit.waits': { it: 'Da sistemare', en: 'Action needed', fr: 'À traiter' },
  'unit.booked': { it: 'Prenotata', en: 'Booked', fr: 'Réservé' },
  'unit.inspected': { it: 'Controllata', en: 'Inspected', fr: 'Contrôlé' },
  'unit.done': { it: 'Sistemata', en: 'Done', fr: 'Réglé' },
  'unit.not_found': { it: 'Non trovata', en: 'Not found', fr: 'Introuvable' },
  'unit.scrapped': { it: 'Rottamata', en: 'Scrapped', fr: 'Mis au rebut' },
  'unit.passed_on': { it: 'Ceduta', en: 'Passed on', fr: 'Cédé' },
  number: terms.number,
  serial: terms.serialNumber,
  model: terms.model,
  product: { it: 'Prodotto', en: 'Product', fr: 'Produit' },
  risk: { it: 'Rischio', en: 'Risk', fr: 'Risque' },
  action: { it: 'Cosa fare subito', en: 'What to do now', fr: 'Que faire maintenant' },
  remedies: { it: 'Rimedi', en: 'Remedies', fr: 'Solutions' },
  'remedies.choice': {
    it: 'A scelta e senza spese:',
    en: 'As you choose, free of charge:',
    fr: 'Au choix et sans frais\u00a0:',
  },
  'remedies.one': { it: 'Senza spese:', en: 'Free of charge:', fr: 'Sans frais\u00a0:' },
  'remedy.repair': terms.repair,
  'remedy.replacement': terms.replacement,
  'remedy.refund': { it: 'Rimborso', en: 'Refund', fr: 'Remboursement' },
  reason: {
    it: 'Perché il rimedio è uno solo',
    en: 'Why there is one remedy only',
    fr: 'Pourquoi une seule solution',
  },
  contact: { it: 'Informazioni', en: 'Information', fr: 'Renseignements' },
  models: terms.models,
  serials: terms.serialNumbers,
  'serials.all': { it: 'Tutti i numeri', en: 'All numbers', fr: 'Tous les numéros' },
  'serials.more': {
    it: { one: 'e un altro', other: 'e altri {count}' },
    en: { one: 'and one more', other: 'and {count} more' },
    fr: { one: 'et un autre', other: 'et {count} autres' },
  },
  bought: { it: 'Quando è stata acquistata', en: 'When it was bought', fr: 'Date de l’achat' },
  'bought.between': { it: 'tra {from} e {until}', en: 'between {from} and {until}', fr: 'entre {from} et {until}' },
  'bought.from': { it: 'dal giorno {day}', en: 'from {day} on', fr: 'à partir du {day}' },
  'bought.until': { it: 'fino a {day}', en: 'until {day}', fr: 'jusqu’au {day}' },
  minutes: { it: 'Tempo d’officina (minuti)', en: 'Workshop time (minutes)', fr: 'Temps d’atelier (minutes)' },
  published: terms.published,
  closed: shared.closed,
  'source.registration': { it: 'Registrazioni', en: 'Registrations', fr: 'Enregistrements' },
  'source.built': terms.builtBicycles,
  'source.order': { it: 'Ordini spediti', en: 'Orders shipped', fr: 'Commandes expédiées' },
  'source.ticket': terms.tickets,
  'source.list': { it: 'Solo nel richiamo', en: 'In the recall only', fr: 'Dans le rappel seulement' },
} as const satisfies WordTable

/** What each place of the notice is to say, below its field. */
export const slotHints = {
  product: {
    it: 'Nome e modello, e dove si legge il numero di serie',
    en: 'Name and model, and where the serial number is',
    fr: 'Nom et modèle, et où se trouve le numéro de série',
  },
  risk: {
    it: 'Che cosa può succedere e con quali conseguenze',
    en: 'What can happen, and with what consequences',
    fr: 'Ce qui peut arriver, et avec quelles conséquences',
  },
  action: {
    it: 'Per prima cosa se smettere di usare la bici',
    en: 'First of all whether to stop using the bike',
    fr: 'Avant tout, s’il faut cesser d’utiliser le vélo',
  },
  reason: {
    it: 'Solo se il rimedio è uno solo',
    en: 'Only where there is one remedy',
    fr: 'Seulement s’il n’y a qu’une solution',
  },
} as const satisfies WordTable

export const noteWords = {
  title: {
    it: '{headline} · n. {number}',
    en: '{headline} · no. {number}',
    fr: '{headline} · n°\u00a0{number}',
  },
  notice: shared.readNotice,
  own: { it: 'Vai ai richiami', en: 'Go to the recalls', fr: 'Aller aux rappels' },
  book: shared.book,
} as const satisfies WordTable

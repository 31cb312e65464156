import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the lists of tickets say, the queue of the staff among them. */
export const listWords = {
  list: terms.tickets,
  warranty: terms.warranty,
  new: terms.newTicket,

  'search.where': { it: 'Numero, serie, testo', en: 'Number, serial, text', fr: 'N°, série, texte' },
  'search.in': {
    it: 'Numero, numero di serie, testo',
    en: 'Number, serial number, text',
    fr: 'N°, numéro de série, texte',
  },
  'search.where.staff': { it: 'Numero, cliente, testo', en: 'Number, customer, text', fr: 'N°, client, texte' },
  'search.in.staff': {
    it: 'Numero, numero di serie, testo, cliente',
    en: 'Number, serial number, text, customer',
    fr: 'N°, numéro de série, texte, client',
  },
  stage: terms.stage,
  'stage.all': { it: 'Tutti gli stati', en: 'All stages', fr: 'Toutes les étapes' },
  turn: { it: 'In carico a', en: 'Waiting for', fr: 'En attente de' },
  'turn.all': { it: 'Tutti', en: 'Anyone', fr: 'Tous' },
  model: terms.model,
  'model.all': terms.allModels,
  part: terms.partOf,
  'part.all': { it: 'Tutte le parti', en: 'All parts', fr: 'Toutes les pièces' },
  damage: terms.damage,
  'damage.all': { it: 'Tutti i danni', en: 'All damage', fr: 'Tous les défauts' },
  author: terms.openedBy,
  'author.all': { it: 'Chiunque', en: 'Anyone', fr: 'N’importe qui' },
  'author.me': { it: 'Me', en: 'Me', fr: 'Moi' },
  'author.others': { it: 'Colleghi', en: 'Colleagues', fr: 'Collègues' },
  'order.activity-desc': { it: 'Attività più recente', en: 'Latest activity', fr: 'Activité la plus récente' },
  'order.activity-asc': { it: 'Fermi da più tempo', en: 'Idle the longest', fr: 'Sans activité depuis longtemps' },
  'order.number-desc': { it: 'Aperti per ultimi', en: 'Opened last', fr: 'Ouverts en dernier' },
  'order.number-asc': { it: 'Aperti per primi', en: 'Opened first', fr: 'Ouverts en premier' },
  'order.promised-asc': {
    it: 'Data prevista più vicina',
    en: 'Earliest promised date',
    fr: 'Date prévue la plus proche',
  },
  'order.promised-desc': {
    it: 'Data prevista più lontana',
    en: 'Latest promised date',
    fr: 'Date prévue la plus lointaine',
  },
  'order.country-asc': { it: 'Paese A–Z', en: 'Country A–Z', fr: 'Pays A–Z' },
  'order.country-desc': { it: 'Paese Z–A', en: 'Country Z–A', fr: 'Pays Z–A' },
  'order.assignee-asc': { it: 'Collega A–Z', en: 'Colleague A–Z', fr: 'Collègue A–Z' },
  'order.assignee-desc': { it: 'Collega Z–A', en: 'Colleague Z–A', fr: 'Collègue Z–A' },
  unread: terms.unread,
  number: { it: 'N.', en: 'No.', fr: 'N°' },
  subject: terms.subject,
  serial: terms.serialNumber,
  activity: { it: 'Ultima attività', en: 'Last activity', fr: 'Dernière activité' },
  count: terms.ticketCount,

  empty: { it: 'Nessun intervento', en: 'No tickets', fr: 'Aucun dossier SAV' },
  'empty.words': {
    it: 'Qui compaiono gli interventi inviati, con le risposte e l’avanzamento di ciascuno.',
    en: 'You will find your warranty requests here, each with its replies and progress.',
    fr: 'Vous retrouverez ici vos dossiers SAV, avec les réponses et l’avancement de chacun.',
  },
  'no-result': { it: 'Nessun intervento trovato', en: 'No tickets found', fr: 'Aucun dossier SAV trouvé' },
  'search.fields': {
    it: 'numero, RMA, oggetto, numero di serie e descrizione',
    en: 'number, RMA, subject, serial number and description',
    fr: 'le numéro, le RMA, l’objet, le numéro de série et la description',
  },
  'show-all': { it: 'Mostra tutti gli interventi', en: 'Show all tickets', fr: 'Afficher tous les dossiers SAV' },
  error: {
    it: 'Errore nel caricamento degli interventi',
    en: 'Error loading tickets',
    fr: 'Erreur lors du chargement des dossiers SAV',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { signalWords } from '../signals.words.ts'

/** A signal, as staff look into it. */
export const pageWords = {
  list: terms.signals,
  since: { it: 'Inizio: {day}', en: 'Since {day}', fr: 'Début\u00a0: {day}' },
  found: { it: 'trovato: {day}', en: 'found on {day}', fr: 'trouvé le {day}' },
  fallen: {
    it: 'Con i dati e le impostazioni di oggi non verrebbe più segnalato.',
    en: 'By today’s figures and settings it would no longer be found.',
    fr: 'Avec les données et les réglages d’aujourd’hui, il ne serait plus signalé.',
  },
  closed: {
    it: 'Il segnale è già stato chiuso.',
    en: 'The signal has already been closed.',
    fr: 'Le signal a déjà été clôturé.',
  },
  'closed.rests': {
    it: 'Chiuso: {day}. Per un anno torna solo se le richieste salgono oltre il livello di allora.',
    en: 'Closed on {day}. For a year it only comes back if requests rise above the level of that day.',
    fr: 'Clôturé le {day}. Pendant un an, il ne revient que si les demandes dépassent le niveau de ce jour-là.',
  },
  taken: {
    it: 'Qualcun altro ha già preso in esame questo segnale.',
    en: 'Someone else is already looking into this signal.',
    fr: 'Quelqu’un d’autre étudie déjà ce signal.',
  },
  'notes-most': {
    it: 'Questo segnale ha già il numero massimo di note.',
    en: 'This signal already has as many notes as it can hold.',
    fr: 'Ce signal a déjà le nombre maximal de remarques.',
  },

  look: { it: 'Prendi in esame', en: 'Look into it', fr: 'Étudier' },
  leave: { it: 'Lascia', en: 'Stop looking into it', fr: 'Ne plus étudier' },
  'notice.look': { it: 'Segnale preso in esame', en: 'You are looking into it', fr: 'Vous étudiez ce signal' },
  'notice.leave': { it: 'Segnale lasciato', en: 'You no longer look into it', fr: 'Vous n’étudiez plus ce signal' },
  'notice.note': { it: 'Nota aggiunta', en: 'Note added', fr: 'Remarque ajoutée' },
  'notice.close': { it: 'Segnale chiuso', en: 'Signal closed', fr: 'Signal clôturé' },

  'note.title': { it: 'Aggiungi una nota o chiudi', en: 'Add a note or close', fr: 'Ajouter une remarque ou clôturer' },
  note: terms.note,
  'note.hint': {
    it: 'La leggono solo le persone dell’assistenza.',
    en: 'Only staff read it.',
    fr: 'Seul le service après-vente la lit.',
  },
  'note.missing': { it: 'Scrivi una nota.', en: 'Write a note.', fr: 'Écrivez une remarque.' },
  'note.long': {
    it: 'La nota può avere al massimo 4.000 caratteri.',
    en: 'A note can have 4,000 characters at most.',
    fr: 'Une remarque peut compter 4\u00a0000 caractères au maximum.',
  },
  outcome: { it: 'Chiudere il segnale?', en: 'Close the signal?', fr: 'Clôturer le signal\u00a0?' },
  'outcome.none': { it: 'No, resta aperto', en: 'No, it stays open', fr: 'Non, il reste ouvert' },
  'outcome.explained': {
    it: 'Sì: spiegato dalla nota',
    en: 'Yes: the note explains it',
    fr: 'Oui\u00a0: la remarque l’explique',
  },
  'outcome.no_cause': {
    it: 'Sì: nessuna causa trovata',
    en: 'Yes: no cause found',
    fr: 'Oui\u00a0: aucune cause trouvée',
  },
  save: terms.save,

  weeks: { it: 'Settimana per settimana', en: 'Week by week', fr: 'Semaine par semaine' },
  'weeks.sentence': {
    it: 'Barre per settimana, da {first} a {last}: {figures}.',
    en: 'Bars by week, from {first} to {last}: {figures}.',
    fr: 'Barres par semaine, {first} – {last}\u00a0: {figures}.',
  },
  'weeks.observed': signalWords.requests,
  'weeks.expected': signalWords.expected,
  'weeks.from': { it: 'Settimana dal', en: 'Week of', fr: 'Semaine du' },
  'weeks.table': { it: 'Le cifre', en: 'The figures', fr: 'Les chiffres' },
  'weeks.note': {
    it: 'Ogni bici conta una volta. Le attese vengono da quante richieste arrivano per la stessa parte sulle altre bici del modello, in proporzione a quante richieste fanno di solito le bici con questi numeri.',
    en: 'Each bike counts once. What is expected comes from the requests about the same part on the model’s other bikes, in proportion to how many requests bikes with these numbers make as a rule.',
    fr: 'Chaque vélo compte une fois. Le nombre attendu vient des demandes pour la même pièce sur les autres vélos du modèle, en proportion des demandes que font d’habitude les vélos de ces numéros.',
  },

  tickets: terms.tickets,
  'tickets.latest': {
    it: 'Gli ultimi {count}; il file li contiene tutti.',
    en: 'The latest {count}; the file has all of them.',
    fr: 'Les {count} derniers\u00a0; le fichier les contient tous.',
  },
  'tickets.none': {
    it: 'Nessun intervento: quelli contati sono stati ritirati, uniti o corretti.',
    en: 'No tickets: those that counted were withdrawn, merged or corrected.',
    fr: 'Aucun dossier\u00a0: ceux qui comptaient ont été retirés, fusionnés ou corrigés.',
  },
  photo: { it: 'Foto dell’intervento {number}', en: 'Photo of ticket {number}', fr: 'Photo du dossier SAV {number}' },
  'ticket.number': terms.ticket,
  customer: terms.customer,
  country: terms.country,
  serial: terms.serialNumber,
  damage: terms.kindOfDamage,
  opened: { it: 'Aperto il', en: 'Opened on', fr: 'Ouvert le' },
  state: terms.status,
  'ticket.open': { it: 'Aperto', en: 'Open', fr: 'Ouvert' },
  'ticket.closed': terms.closed,
  'ticket.closed-on': signalWords.closedOn,
  bought: terms.dateOfPurchase,
  subject: terms.subject,

  prefixes: {
    it: 'La stessa parte, altri numeri di serie',
    en: 'The same part, other serial numbers',
    fr: 'La même pièce, autres numéros de série',
  },
  prefix: terms.serialNumbers,
  bicycles: { it: 'Bici note', en: 'Known bikes', fr: 'Vélos connus' },
  requests: signalWords.requests,
  parts: {
    it: 'Gli stessi numeri, altre parti',
    en: 'The same numbers, other parts',
    fr: 'Les mêmes numéros, autres pièces',
  },
  part: terms.partOf,
  own: { it: 'Con questi numeri', en: 'With these numbers', fr: 'Avec ces numéros' },
  all: { it: 'Tutto il modello', en: 'The whole model', fr: 'Tout le modèle' },
  countries: { it: 'Dove sono', en: 'Where they are', fr: 'Où ils sont' },
  delivered: { it: 'Bici consegnate', en: 'Bikes delivered', fr: 'Vélos livrés' },

  history: terms.history,
  'event.found': signalWords.found,
  'event.looking': { it: '{name} lo prende in esame', en: '{name} looks into it', fr: '{name} l’étudie' },
  'event.left': { it: '{name} lo lascia', en: '{name} no longer looks into it', fr: '{name} ne l’étudie plus' },
  'event.note': { it: 'Nota di {name}', en: 'Note by {name}', fr: '{name} ajoute une remarque' },
  'event.explained': { it: 'Spiegato da {name}', en: 'Explained by {name}', fr: 'Expliqué par {name}' },
  'event.no_cause': {
    it: 'Chiuso da {name}: nessuna causa trovata',
    en: 'Closed by {name}: no cause found',
    fr: 'Clôturé par {name}\u00a0: aucune cause trouvée',
  },
  'file.name': { it: 'segnale', en: 'signal', fr: 'signal' },
} as const satisfies WordTable

import { answerTerms } from '../tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { cardWords } from '../desk/bicycle/coverage-card.words.ts'

/** What the ticket's document says that its pages do not. */
export const dossierWords = {
  pdf: { it: 'Scheda PDF', en: 'PDF file', fr: 'Fiche PDF' },
  'pdf.staff': { it: 'PDF interno', en: 'Internal PDF', fr: 'PDF interne' },
  file: answerTerms.ticketOf,
  'file.staff': { it: 'Intervento {id} interno', en: 'Ticket {id} internal', fr: 'Dossier SAV {id} interne' },
  staff: {
    it: 'Uso interno: contiene note dell’assistenza',
    en: 'Internal: contains notes among staff',
    fr: 'Usage interne\u00a0: contient des notes du service après-vente',
  },
  stage: terms.stage,
  customer: terms.customer,
  opened: { it: 'Aperto', en: 'Opened', fr: 'Ouvert' },
  closed: { it: 'Chiusura', en: 'Closed', fr: 'Clôture' },
  promised: terms.promisedDate,
  coverage: cardWords.coverage,
  history: terms.history,
  when: terms.date,
  what: terms.event,
  who: { it: 'Da chi', en: 'By', fr: 'Par' },
  older: {
    it: {
      one: 'È riportato l’ultimo messaggio; i precedenti sono nel portale.',
      other: 'Sono riportati gli ultimi {count} messaggi; i precedenti sono nel portale.',
    },
    en: {
      one: 'This is the latest message; earlier ones are in the portal.',
      other: 'These are the latest {count} messages; earlier ones are in the portal.',
    },
    fr: {
      one: 'Voici le dernier message\u00a0; les précédents sont dans le portail.',
      other: 'Voici les {count} derniers messages\u00a0; les précédents sont dans le portail.',
    },
  },
  'photo.taken': { it: 'scattata {moment}', en: 'taken {moment}', fr: 'prise le {moment}' },
  'photo.missing': {
    it: '{name}: la foto non si può riprodurre qui; è nel portale.',
    en: '{name}: this photo cannot be shown here; it is in the portal.',
    fr: '{name}\u00a0: cette photo ne peut pas être reproduite ici\u00a0; elle est dans le portail.',
  },
  video: {
    it: '{name} (video, {size}): si guarda nel portale.',
    en: '{name} (video, {size}): to be watched in the portal.',
    fr: '{name} (vidéo, {size})\u00a0: à regarder dans le portail.',
  },
  paper: {
    it: '{name} (PDF, {size}): si apre nel portale.',
    en: '{name} (PDF, {size}): to be opened in the portal.',
    fr: '{name} (PDF, {size})\u00a0: à ouvrir dans le portail.',
  },
  label: { it: 'Etichetta per il reso', en: 'Return label', fr: 'Étiquette de retour' },
  'label.cut': {
    it: 'Ritaglia l’etichetta e applicala all’esterno del pacco, ben in vista e senza pieghe sul codice.',
    en: 'Cut out the label and fix it to the outside of the parcel, well in sight and without creases across the code.',
    fr: 'Découpez l’étiquette et collez-la à l’extérieur du colis, bien visible et sans pli sur le code.',
  },
  'label.to': { it: 'Destinazione', en: 'Ship to', fr: 'À l’adresse de' },
  'label.from': { it: 'Mittente', en: 'From', fr: 'Expéditeur' },
  'label.content': { it: 'Nel pacco', en: 'In the parcel', fr: 'Dans le colis' },
  'label.no-address': {
    it: 'L’indirizzo a cui spedire sarà indicato nel portale: scrivilo qui.',
    en: 'The address to send it to will appear in the portal: write it here.',
    fr: 'L’adresse d’envoi sera indiquée dans le portail\u00a0: écrivez-la ici.',
  },
  ticket: terms.ticket,
  serial: terms.serialNumber,
} as const satisfies WordTable

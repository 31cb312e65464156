import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** Asking for lines of an order once more. */
export const againWords = {
  title: { it: 'Ordina di nuovo', en: 'Order again', fr: 'Commander à nouveau' },
  intro: {
    it: 'La richiesta passa al gestionale, con i prezzi di oggi. Vale come ordine solo quando ha un numero d’ordine.',
    en: 'The request goes to the ERP, at today’s prices. It is an order only once it has an order number.',
    fr: 'La demande est transmise à l’ERP, aux prix du jour. Elle ne vaut commande qu’avec un numéro de commande.',
  },
  items: { it: 'Quanti pezzi', en: 'How many', fr: 'Combien d’articles' },
  send: { it: 'Invia la richiesta', en: 'Send request', fr: 'Envoyer la demande' },
  'again-quantity': {
    it: 'Inserisci un numero, ad esempio 2.',
    en: 'Enter a number, such as 2.',
    fr: 'Saisissez un nombre, par exemple 2.',
  },
  'again-empty': {
    it: 'Scrivi quanti pezzi servono, almeno di una riga.',
    en: 'Enter how many items you need, of one line at least.',
    fr: 'Indiquez combien d’articles il vous faut, au moins pour une ligne.',
  },
  'again-changed': {
    it: 'L’ordine è cambiato mentre la pagina era aperta: queste sono le righe di adesso. Controlla le quantità e invia di nuovo la richiesta.',
    en: 'The order changed while this page was open: these are its lines now. Check the quantities and send the request again.',
    fr: 'La commande a changé pendant que cette page était ouverte\u00a0: voici ses lignes actuelles. Vérifiez les quantités et renvoyez la demande.',
  },
  'no-customer-number': {
    it: 'L’azienda non ha ancora un codice cliente: scrivi al produttore.',
    en: 'Your company has no customer number yet: write to the maker.',
    fr: 'Votre entreprise n’a pas encore de code client\u00a0: écrivez au fabricant.',
  },
  number: terms.number,
  requests: { it: 'Richieste di riordino', en: 'Requests to order again', fr: 'Demandes de nouvelle commande' },
  request: { it: 'Richiesta {id}', en: 'Request {id}', fr: 'Demande {id}' },
  who: { it: 'Inviata da', en: 'Sent by', fr: 'Envoyée par' },
  when: terms.date,
  outcome: terms.outcome,
  'state.waiting': { it: 'In attesa del gestionale', en: 'Waiting for the ERP', fr: 'En attente de l’ERP' },
  'state.taken': { it: 'Registrata', en: 'Taken', fr: 'Enregistrée' },
  'state.refused': { it: 'Non accettata', en: 'Refused', fr: 'Refusée' },
  'taken.as': { it: 'Ordine {number}', en: 'Order {number}', fr: 'Commande {number}' },
  'refused.why': {
    it: 'Motivo del gestionale: {reason}',
    en: 'The ERP’s reason: {reason}',
    fr: 'Motif de l’ERP\u00a0: {reason}',
  },
} as const satisfies WordTable

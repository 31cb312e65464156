import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

/** What the mails about a ticket say, beside the words of the ticket itself. */
export const mailWords = {
  hello: mailTerms.hello,

  'received.subject': {
    it: 'Intervento {id}: richiesta ricevuta',
    en: 'Ticket {id}: request received',
    fr: 'Dossier SAV {id}\u00a0: demande reçue',
  },
  'received.text': {
    it: 'la richiesta di garanzia è arrivata. La stiamo esaminando: appena c’è una decisione arriverà un’e-mail.',
    en: 'We have received your warranty request. We will look into it and write to you as soon as there is a decision.',
    fr: 'Nous avons bien reçu votre demande de garantie. Nous l’examinons et vous écrirons dès qu’une décision sera prise.',
  },

  'replied.subject': {
    it: 'Intervento {id}: nuova risposta',
    en: 'Ticket {id}: new reply',
    fr: 'Dossier SAV {id}\u00a0: nouvelle réponse',
  },
  'replied.text': {
    it: '{author} ha risposto:',
    en: '{author} has replied:',
    fr: '{author} a répondu\u00a0:',
  },
  'replied.staff': mailTerms.ofMaker,
  'replied.company': mailTerms.ofCompany,

  'moved.subject': {
    it: 'Intervento {id}: {stage}',
    en: 'Ticket {id}: {stage}',
    fr: 'Dossier SAV {id}\u00a0: {stage}',
  },
  'moved.text': {
    it: 'l’intervento ha cambiato stato: {stage}.',
    en: 'The ticket has moved to a new stage: {stage}.',
    fr: 'Le dossier SAV a changé d’étape\u00a0: {stage}.',
  },
  'moved.accepted': {
    it: 'La garanzia è stata accettata.',
    en: 'The warranty claim was accepted.',
    fr: 'La garantie a été acceptée.',
  },
  'moved.refused': {
    it: 'La garanzia è stata respinta.',
    en: 'The warranty claim was refused.',
    fr: 'La garantie a été refusée.',
  },
  'moved.return': {
    it: 'Spedisci il pezzo con il numero di autorizzazione {number} ben leggibile all’esterno del pacco.',
    en: 'Please send us the part with the authorisation number {number} clearly visible on the outside of the parcel.',
    fr: 'Envoyez-nous la pièce avec le numéro d’autorisation {number} bien lisible à l’extérieur du colis.',
  },
  'moved.return.address': {
    it: 'Indirizzo per il reso: {address}',
    en: 'Return address: {address}',
    fr: 'Adresse de retour\u00a0: {address}',
  },
  'moved.return.later': {
    it: 'L’indirizzo a cui spedirlo sarà indicato nel portale.',
    en: 'The address to send it to will appear in the portal.',
    fr: 'Nous vous indiquerons sur le portail à quelle adresse l’envoyer.',
  },
  'moved.resolution': { it: 'Esito: {resolution}.', en: 'Outcome: {resolution}.', fr: 'Solution\u00a0: {resolution}.' },
  'moved.closed': { it: 'Motivo: {reason}.', en: 'Reason: {reason}.', fr: 'Motif\u00a0: {reason}.' },

  open: { it: 'Apri l’intervento', en: 'Open the ticket', fr: 'Ouvrir le dossier SAV' },
  end: mailTerms.noReplies,
} as const satisfies WordTable

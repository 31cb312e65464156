import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
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

  'received.written': {
    it: 'abbiamo scritto in questo intervento quello che ci hai raccontato al telefono. Controlla che sia giusto: se qualcosa non torna, correggilo con una risposta nell’intervento. Appena c’è una decisione arriverà un’e-mail.',
    en: 'We have written down in this ticket what you told us on the phone. Please check it: if something is not right, correct it with a reply in the ticket. We will write to you as soon as there is a decision.',
    fr: 'Nous avons noté dans ce dossier SAV ce que vous nous avez dit au téléphone. Vérifiez-le\u00a0: si quelque chose n’est pas exact, corrigez-le par une réponse dans le dossier. Nous vous écrirons dès qu’une décision sera prise.',
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
  'replied.follower': {
    it: '{name}, che segue l’intervento,',
    en: '{name}, who follows the ticket,',
    fr: '{name}, qui suit le dossier SAV,',
  },

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
  'appealed.subject': {
    it: 'Intervento {id}: ricorso ricevuto',
    en: 'Ticket {id}: appeal received',
    fr: 'Dossier SAV {id}\u00a0: recours reçu',
  },
  'appealed.text': {
    it: 'il ricorso è arrivato. Un’altra persona dell’assistenza riesamina la decisione: appena c’è la risposta arriverà un’e-mail. Altre foto si possono aggiungere con una risposta nell’intervento.',
    en: 'We have received the appeal. Someone else in our after-sales team is reviewing the decision, and we will write to you as soon as there is an answer. More photos can be added in a reply in the ticket.',
    fr: 'Nous avons bien reçu le recours. Une autre personne du service après-vente réexamine la décision, et nous vous écrirons dès que la réponse sera là. D’autres photos peuvent être ajoutées par une réponse dans le dossier.',
  },
  'appeal.upheld': {
    it: 'Un’altra persona ha esaminato il ricorso: la decisione è confermata.',
    en: 'Someone else has reviewed the appeal: the decision stands.',
    fr: 'Une autre personne a examiné le recours\u00a0: la décision est maintenue.',
  },
  'appeal.changed': {
    it: 'Un’altra persona ha esaminato il ricorso: la decisione è cambiata.',
    en: 'Someone else has reviewed the appeal: the decision is changed.',
    fr: 'Une autre personne a examiné le recours\u00a0: la décision est modifiée.',
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

  'linked.subject': {
    it: 'Intervento {id}: collegato al n. {other}',
    en: 'Ticket {id}: linked with no. {other}',
    fr: 'Dossier SAV {id}\u00a0: lié au n°\u00a0{other}',
  },
  'linked.text': {
    it: 'i tuoi interventi {id} e {other} riguardano questioni legate tra loro: l’assistenza li ha collegati. Per il resto non cambia nulla.',
    en: 'Your tickets {id} and {other} are about related matters: our after-sales team has linked them. Otherwise nothing changes.',
    fr: 'Vos dossiers SAV {id} et {other} portent sur des sujets proches\u00a0: le service après-vente les a liés. Rien d’autre ne change.',
  },
  'merged.subject': {
    it: 'Intervento {other}: prosegue nel n. {id}',
    en: 'Ticket {other}: continued in no. {id}',
    fr: 'Dossier SAV {other}\u00a0: se poursuit dans le n°\u00a0{id}',
  },
  'merged.text': {
    it: 'gli interventi {other} e {id} riguardano la stessa cosa, perciò il n. {other} è stato unito al n. {id}. Messaggi e foto restano dove sono e si leggono da entrambi. Per rispondere, usa il n. {id}.',
    en: 'Tickets {other} and {id} are about the same matter, so no. {other} was merged into no. {id}. Messages and photos stay where they are and can be read from both. To reply, please use no. {id}.',
    fr: 'Les dossiers SAV {other} et {id} concernent la même chose\u00a0: le n°\u00a0{other} a donc été fusionné avec le n°\u00a0{id}. Messages et photos restent en place et se lisent depuis les deux. Pour répondre, utilisez le n°\u00a0{id}.',
  },
  'split.subject': {
    it: 'Intervento {id}: separato dal n. {other}',
    en: 'Ticket {id}: split from no. {other}',
    fr: 'Dossier SAV {id}\u00a0: séparé du n°\u00a0{other}',
  },
  'split.text': {
    it: 'l’intervento {other} riguardava due cose diverse. Una prosegue lì, l’altra ha ora un suo intervento, il n. {id}.',
    en: 'Ticket {other} was about two different matters. One goes on there, and the other now has a ticket of its own, no. {id}.',
    fr: 'Le dossier SAV {other} concernait deux choses différentes. L’une s’y poursuit, l’autre a désormais son propre dossier SAV, le n°\u00a0{id}.',
  },

  open: terms.openTicket,
  end: mailTerms.noReplies,
  'end.replies': {
    it: 'Per rispondere basta rispondere a questa e-mail: il testo e le foto arrivano nell’intervento.',
    en: 'To reply, simply reply to this email: your text and photos arrive in the ticket.',
    fr: 'Pour répondre, répondez simplement à cet e-mail\u00a0: le texte et les photos arrivent dans le dossier SAV.',
  },
  'end.closed': {
    it: 'Le risposte a questa e-mail non vengono lette.',
    en: 'Replies to this email are not read.',
    fr: 'Les réponses à cet e-mail ne sont pas lues.',
  },
} as const satisfies WordTable

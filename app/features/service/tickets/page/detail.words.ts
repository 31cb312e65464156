import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { answerTerms } from '../tickets.answers.words.ts'
import { followerWords } from '../followers/followers.words.ts'
import { satisfactionWords } from '../satisfaction/satisfaction.words.ts'

/** What the page of a ticket says to dealers and riders. */
export const detailWords = {
  list: terms.tickets,
  'number.of': { it: 'Intervento n.\u00a0{id}', en: 'Ticket no. {id}', fr: 'Dossier SAV n°\u00a0{id}' },

  'refused.words': {
    it: 'Se ci sono nuovi elementi, aggiungili con una risposta: la valutazione può essere riaperta.',
    en: 'If you have new evidence, add it in a reply: the decision can be reviewed.',
    fr: 'Si vous avez de nouveaux éléments, ajoutez-les dans une réponse\u00a0: la décision peut être réexaminée.',
  },
  'authorization.words': {
    it: 'Spedisci il pezzo: riporta questo numero ben leggibile all’esterno del pacco e sul documento di trasporto (DDT). Un pacco senza numero non può essere accettato.',
    en: 'Please send us the part: write this number clearly on the outside of the parcel and on the delivery note. A parcel without it cannot be accepted.',
    fr: 'Envoyez-nous la pièce\u00a0: inscrivez ce numéro bien lisiblement à l’extérieur du colis et sur le bon de livraison. Un colis sans numéro ne peut pas être accepté.',
  },
  'authorization.rider': {
    it: 'Spedisci il pezzo: riporta questo numero ben leggibile all’esterno del pacco. Un pacco senza numero non può essere accettato.',
    en: 'Please send us the part: write this number clearly on the outside of the parcel. A parcel without it cannot be accepted.',
    fr: 'Envoyez-nous la pièce\u00a0: inscrivez ce numéro bien lisiblement à l’extérieur du colis. Un colis sans numéro ne peut pas être accepté.',
  },
  'return.address': terms.returnAddress,
  'return.later': {
    it: 'L’indirizzo a cui spedirlo sarà indicato qui.',
    en: 'The return address will appear here.',
    fr: 'Nous vous indiquerons ici à quelle adresse l’envoyer.',
  },
  'no-return': {
    it: 'Non serve spedire il pezzo.',
    en: 'There is no need to send us the part.',
    fr: 'Il n’est pas nécessaire de nous envoyer la pièce.',
  },

  'parcel.words': {
    it: 'Una volta spedito il pezzo, scrivi qui con che cosa viaggia.',
    en: 'Once you have sent the part, say here how it travels.',
    fr: 'Une fois la pièce envoyée, indiquez ici comment elle voyage.',
  },
  'parcel.correct': { it: 'Correggi il numero', en: 'Correct the number', fr: 'Corriger le numéro' },
  'parcel.save': { it: 'Salva la spedizione', en: 'Save the shipment', fr: 'Enregistrer l’envoi' },
  'notice.parcel': { it: 'Spedizione salvata', en: 'Shipment saved', fr: 'Envoi enregistré' },

  follower: followerWords.who,
  'notice.follow': {
    it: 'Persona aggiunta a chi segue',
    en: 'Added to the followers',
    fr: 'Personne ajoutée à celles qui suivent',
  },
  'notice.unfollow': {
    it: 'Persona tolta da chi segue',
    en: 'Removed from the followers',
    fr: 'Personne retirée de celles qui suivent',
  },
  'notice.labour': { it: 'Minuti richiesti', en: 'Minutes asked for', fr: 'Minutes demandées' },
  'notice.labour-remove': {
    it: 'Richiesta di minuti ritirata',
    en: 'Request for minutes withdrawn',
    fr: 'Demande de minutes retirée',
  },

  ahead: { it: 'Che cosa succede ora', en: 'What happens next', fr: 'Et maintenant\u00a0?' },
  'ahead.look': {
    it: 'L’assistenza esamina la richiesta e le foto. Se manca qualcosa, lo chiede qui e per e-mail.',
    en: 'Our after-sales team reviews the request and the photos, and asks here and by email for anything that is missing.',
    fr: 'Le service après-vente examine la demande et les photos. S’il manque quelque chose, il le demande ici et par e-mail.',
  },
  'ahead.look.unsent': {
    it: 'L’assistenza esamina la richiesta e le foto. Se manca qualcosa, lo chiede qui.',
    en: 'Our after-sales team reviews the request and the photos, and asks here for anything that is missing.',
    fr: 'Le service après-vente examine la demande et les photos. S’il manque quelque chose, il le demande ici.',
  },
  'ahead.decide': {
    it: 'La decisione arriva qui e per e-mail, con la motivazione.',
    en: 'You get the decision here and by email, with the reason.',
    fr: 'La décision arrive ici et par e-mail, avec son motif.',
  },
  'ahead.decide.unsent': {
    it: 'La decisione arriva qui, con la motivazione.',
    en: 'You get the decision here, with the reason.',
    fr: 'La décision arrive ici, avec son motif.',
  },
  'ahead.usual': {
    it: { one: 'Di solito entro un giorno.', other: 'Di solito entro {count} giorni.' },
    en: { one: 'Usually within a day.', other: 'Usually within {count} days.' },
    fr: { one: 'En général sous un jour.', other: 'En général sous {count} jours.' },
  },
  'ahead.then': {
    it: 'Se la garanzia è accettata, qui compare anche come prosegue: riparazione, sostituzione o spedizione del pezzo.',
    en: 'If the claim is accepted, you will also see here what comes next: repair, replacement or return of the part.',
    fr: 'Si la garantie est acceptée, la suite est indiquée ici\u00a0: réparation, remplacement ou envoi de la pièce.',
  },

  progress: { it: 'Avanzamento', en: 'Progress', fr: 'Avancement' },
  instructions: {
    it: 'Istruzioni per questo modello',
    en: 'Instructions for this model',
    fr: 'Consignes pour ce modèle',
  },

  'to-reply': { it: 'Rispondi', en: 'Reply', fr: 'Répondre' },
  'to-parcel': { it: 'Spedisci il pezzo', en: 'Send the part', fr: 'Envoyer la pièce' },

  closed: answerTerms.ticketClosed,
  'closed.followed': {
    it: 'Prosegue nell’intervento {id}',
    en: 'Continued in ticket {id}',
    fr: 'Suite dans le dossier SAV {id}',
  },
  'closed.merged': {
    it: 'Questo intervento è stato unito al n. {id}: lì si legge tutto e si risponde.',
    en: 'This ticket was merged into no. {id}: it goes on there, and replies go there too.',
    fr: 'Ce dossier SAV a été fusionné avec le n°\u00a0{id}\u00a0: la suite et les réponses se trouvent là.',
  },
  'closed.new': terms.openNewTicket,
  'closed.copies': {
    it: 'Numero di serie e foto vengono ripresi.',
    en: 'Serial number and photos are carried over.',
    fr: 'Le numéro de série et les photos sont repris.',
  },

  withdraw: terms.withdrawTheRequest,
  'withdraw.words': {
    it: 'L’intervento viene chiuso e non accetta più risposte. Per riprendere la richiesta ne servirà uno nuovo.',
    en: 'The ticket will be closed and can no longer be replied to. To take the matter up again you will need a new one.',
    fr: 'Le dossier SAV sera clôturé et n’acceptera plus de réponse. Pour y revenir, il en faudra un nouveau.',
  },
  'withdraw.do': { it: 'Ritira e chiudi', en: 'Withdraw and close', fr: 'Retirer et clôturer' },

  told: { it: 'Copertura al momento dell’invio', en: 'Coverage when sent', fr: 'Couverture lors de l’envoi' },
  'asked.title': { it: 'Foto richieste', en: 'Photos requested', fr: 'Photos demandées' },
  'asked.photo': { it: 'La foto', en: 'The photo', fr: 'La photo' },
  'asked.send': { it: 'Invia la foto', en: 'Send the photo', fr: 'Envoyer la photo' },

  'notice.ticket-created': {
    it: 'Intervento creato',
    en: 'Ticket created successfully',
    fr: 'Dossier SAV créé',
  },
  'notice.ticket-accepted': {
    it: 'Intervento creato e accettato in garanzia',
    en: 'Ticket created and accepted under warranty',
    fr: 'Dossier SAV créé et accepté en garantie',
  },
  'by-rule': {
    it: 'Accettata subito, per la regola sulle bici non ancora vendute.',
    en: 'Accepted at once, by the rule for bikes that are not sold yet.',
    fr: 'Acceptée aussitôt, selon la règle des vélos non encore vendus.',
  },
  'by-rule.next': {
    it: 'Ora l’assistenza avvia la lavorazione: ogni passo compare qui.',
    en: 'Our after-sales team now starts the work: each step appears here.',
    fr: 'Le service après-vente lance maintenant la prise en charge\u00a0: chaque étape apparaît ici.',
  },
  'notice.answer-photo': { it: 'Foto inviata', en: 'Photo sent', fr: 'Photo envoyée' },
  'notice.reply': { it: 'Risposta inviata', en: 'Reply sent', fr: 'Réponse envoyée' },
  'notice.rating': satisfactionWords['event.rated'],
  'notice.appeal': { it: 'Ricorso inviato', en: 'Appeal sent', fr: 'Recours envoyé' },
  'notice.withdraw': terms.requestWithdrawn,
} as const satisfies WordTable

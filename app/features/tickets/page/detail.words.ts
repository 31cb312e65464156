import type { WordTable } from '#app/kit/words/words.ts'

/** What the page of a ticket says to dealers and riders. */
export const detailWords = {
  list: { it: 'Interventi', en: 'Tickets', fr: 'Interventions' },
  'number.of': { it: 'Intervento n.\u00a0{id}', en: 'Ticket no. {id}', fr: 'Intervention n°\u00a0{id}' },

  'refused.words': {
    it: 'Se ha nuovi elementi, li aggiunga con una risposta: la valutazione può essere riaperta.',
    en: 'If you have new evidence, add it in a reply: the decision can be reviewed.',
    fr: 'Si vous avez de nouveaux éléments, ajoutez-les dans une réponse\u00a0: la décision peut être réexaminée.',
  },
  'authorization.words': {
    it: 'Ci spedisca il pezzo: riporti questo numero ben leggibile all’esterno del pacco e sul documento di trasporto. Un pacco senza numero non può essere accettato.',
    en: 'Please send us the part: write this number clearly on the outside of the parcel and on the delivery note. A parcel without it cannot be accepted.',
    fr: 'Envoyez-nous la pièce\u00a0: inscrivez ce numéro bien lisiblement à l’extérieur du colis et sur le bon de transport. Un colis sans numéro ne peut pas être accepté.',
  },
  'authorization.rider': {
    it: 'Ci spedisca il pezzo: riporti questo numero ben leggibile all’esterno del pacco. Un pacco senza numero non può essere accettato.',
    en: 'Please send us the part: write this number clearly on the outside of the parcel. A parcel without it cannot be accepted.',
    fr: 'Envoyez-nous la pièce\u00a0: inscrivez ce numéro bien lisiblement à l’extérieur du colis. Un colis sans numéro ne peut pas être accepté.',
  },
  'return.address': { it: 'Indirizzo per il reso', en: 'Return address', fr: 'Adresse de retour' },
  'return.later': {
    it: 'Le scriviamo qui a quale indirizzo spedirlo.',
    en: 'We will write here which address to send it to.',
    fr: 'Nous vous indiquerons ici à quelle adresse l’envoyer.',
  },
  'no-return': {
    it: 'Non serve spedirci il pezzo.',
    en: 'There is no need to send us the part.',
    fr: 'Il n’est pas nécessaire de nous envoyer la pièce.',
  },

  progress: { it: 'Avanzamento', en: 'Progress', fr: 'Avancement' },
  instructions: {
    it: 'Istruzioni per questo modello',
    en: 'Instructions for this model',
    fr: 'Consignes pour ce modèle',
  },

  'to-reply': { it: 'Rispondi', en: 'Reply', fr: 'Répondre' },

  closed: { it: 'Intervento chiuso', en: 'Ticket closed', fr: 'Intervention clôturée' },
  'closed.new': { it: 'Apri un nuovo intervento', en: 'Open a new ticket', fr: 'Ouvrir une nouvelle intervention' },
  'closed.copies': {
    it: 'Numero di serie e foto vengono ripresi.',
    en: 'Serial number and photos are carried over.',
    fr: 'Le numéro de série et les photos sont repris.',
  },

  withdraw: { it: 'Ritira la richiesta', en: 'Withdraw the request', fr: 'Retirer la demande' },
  'withdraw.words': {
    it: 'L’intervento viene chiuso e non accetta più risposte. Per tornare sulla richiesta ne servirà uno nuovo.',
    en: 'The ticket will be closed and can no longer be replied to. To come back to it you will need a new one.',
    fr: 'L’intervention sera clôturée et n’acceptera plus de réponse. Pour y revenir, il en faudra une nouvelle.',
  },
  'withdraw.do': { it: 'Ritira e chiudi', en: 'Withdraw and close', fr: 'Retirer et clôturer' },

  'notice.ticket-created': {
    it: 'Intervento creato',
    en: 'Ticket created successfully',
    fr: 'Intervention créée',
  },
  'notice.reply': { it: 'Risposta inviata', en: 'Reply sent', fr: 'Réponse envoyée' },
  'notice.withdraw': { it: 'Richiesta ritirata', en: 'Request withdrawn', fr: 'Demande retirée' },
} as const satisfies WordTable

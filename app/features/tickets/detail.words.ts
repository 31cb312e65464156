import type { WordTable } from '#app/kit/words/words.ts'

/** What the page of a ticket says to dealers and riders. */
export const detailWords = {
  list: { it: 'Interventi', en: 'Tickets', fr: 'Interventions' },
  'turn.you': { it: 'Tocca a Lei', en: 'With you', fr: 'À vous d’agir' },
  serial: { it: 'Numero di serie', en: 'Serial number', fr: 'Numéro de série' },
  'number.of': { it: 'Intervento n.\u00a0{id}', en: 'Ticket no. {id}', fr: 'Intervention n°\u00a0{id}' },
  promised: { it: 'Data promessa: {day}', en: 'Promised for {day}', fr: 'Promis pour le {day}' },
  staff: { it: '{brand} · {name}', en: '{brand} · {name}', fr: '{brand} · {name}' },

  claim: { it: 'Richiesta', en: 'Request', fr: 'Demande' },
  'claim.by': { it: '{name}, {moment}', en: '{name}, {moment}', fr: '{name}, {moment}' },
  notes: { it: 'Note', en: 'Notes', fr: 'Remarques' },
  photos: { it: 'Foto e video', en: 'Photos and videos', fr: 'Photos et vidéos' },
  files: { it: 'Documenti', en: 'Documents', fr: 'Documents' },
  receipt: { it: 'Prova d’acquisto', en: 'Proof of purchase', fr: 'Preuve d’achat' },
  'files.withdrawn': {
    it: {
      one: '{count} file è stato ritirato dall’assistenza.',
      other: '{count} file sono stati ritirati dall’assistenza.',
    },
    en: {
      one: '{count} file was withdrawn by our after-sales team.',
      other: '{count} files were withdrawn by our after-sales team.',
    },
    fr: {
      one: '{count} fichier a été retiré par le service après-vente.',
      other: '{count} fichiers ont été retirés par le service après-vente.',
    },
  },

  decision: { it: 'Decisione', en: 'Decision', fr: 'Décision' },
  accepted: { it: 'Garanzia accettata', en: 'Warranty accepted', fr: 'Garantie acceptée' },
  refused: { it: 'Garanzia respinta', en: 'Warranty refused', fr: 'Garantie refusée' },
  'refused.words': {
    it: 'Se ha nuovi elementi, li aggiunga con una risposta: la valutazione può essere riaperta.',
    en: 'If you have new evidence, add it in a reply: the decision can be reviewed.',
    fr: 'Si vous avez de nouveaux éléments, ajoutez-les dans une réponse\u00a0: la décision peut être réexaminée.',
  },
  authorization: {
    it: 'Numero di autorizzazione (RMA)',
    en: 'Authorisation number (RMA)',
    fr: 'Numéro d’autorisation (RMA)',
  },
  'authorization.words': {
    it: 'Ci spedisca il pezzo: riporti questo numero ben leggibile all’esterno del pacco e sul documento di trasporto. Un pacco senza numero non può essere accettato.',
    en: 'Please send us the part: write this number clearly on the outside of the parcel and on the delivery note. A parcel without it cannot be accepted.',
    fr: 'Envoyez-nous la pièce\u00a0: inscrivez ce numéro bien lisiblement à l’extérieur du colis et sur le bon de transport. Un colis sans numéro ne peut pas être accepté.',
  },
  'no-return': {
    it: 'Non serve spedirci il pezzo.',
    en: 'There is no need to send us the part.',
    fr: 'Il n’est pas nécessaire de nous envoyer la pièce.',
  },
  resolution: { it: 'Esito', en: 'Outcome', fr: 'Solution' },

  progress: { it: 'Avanzamento', en: 'Progress', fr: 'Avancement' },
  facts: { it: 'Dati', en: 'Details', fr: 'Informations' },
  model: { it: 'Modello', en: 'Model', fr: 'Modèle' },
  parts: { it: 'Parti interessate', en: 'Parts involved', fr: 'Pièces concernées' },
  damage: { it: 'Tipo di danno', en: 'Kind of damage', fr: 'Type de dommage' },
  phase: { it: 'Danno emerso', en: 'Damage noticed', fr: 'Dommage constaté' },
  purchase: { it: 'Data di acquisto', en: 'Date of purchase', fr: 'Date d’achat' },
  country: { it: 'Paese', en: 'Country', fr: 'Pays' },
  follows: { it: 'Segue l’intervento', en: 'Follows ticket', fr: 'Fait suite à l’intervention' },
  instructions: {
    it: 'Istruzioni per questo modello',
    en: 'Instructions for this model',
    fr: 'Consignes pour ce modèle',
  },

  conversation: { it: 'Conversazione', en: 'Conversation', fr: 'Conversation' },
  'conversation.none': {
    it: 'Ancora nessun messaggio.',
    en: 'No messages yet.',
    fr: 'Aucun message pour l’instant.',
  },
  'conversation.older': {
    it: 'Mostra i messaggi precedenti',
    en: 'Show older messages',
    fr: 'Afficher les messages précédents',
  },
  'to-reply': { it: 'Rispondi', en: 'Reply', fr: 'Répondre' },
  reply: { it: 'Risposta', en: 'Reply', fr: 'Réponse' },
  message: { it: 'Messaggio', en: 'Message', fr: 'Message' },
  attachments: { it: 'Foto e file', en: 'Photos and files', fr: 'Photos et fichiers' },
  'attachments.hint': {
    it: 'Al massimo {count} file: 25 MB per foto o PDF, 100 MB per video.',
    en: '{count} files at most: 25 MB a photo or PDF, 100 MB a video.',
    fr: '{count} fichiers au maximum\u00a0: 25 Mo par photo ou PDF, 100 Mo par vidéo.',
  },
  send: { it: 'Invia la risposta', en: 'Send the reply', fr: 'Envoyer la réponse' },

  closed: { it: 'Intervento chiuso', en: 'Ticket closed', fr: 'Intervention clôturée' },
  'closed.new': { it: 'Apri un nuovo intervento', en: 'Open a new ticket', fr: 'Ouvrir une nouvelle intervention' },
  'closed.copies': {
    it: 'Numero di serie e foto vengono ripresi.',
    en: 'Serial number and photos are carried over.',
    fr: 'Le numéro de série et les photos sont repris.',
  },
  'lost.title': { it: 'Operazione non eseguita', en: 'This was not done', fr: 'L’opération n’a pas été effectuée' },
  'lost.text': { it: 'Il Suo messaggio', en: 'Your message', fr: 'Votre message' },

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
  'notice.reply-sent': { it: 'Risposta inviata', en: 'Reply sent', fr: 'Réponse envoyée' },
  'notice.withdrawn': { it: 'Richiesta ritirata', en: 'Request withdrawn', fr: 'Demande retirée' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'

/** The forms with which staff work a ticket. */
export const workWords = {
  yes: { it: 'Sì', en: 'Yes', fr: 'Oui' },
  no: { it: 'No', en: 'No', fr: 'Non' },

  decision: { it: 'Decisione', en: 'Decision', fr: 'Décision' },
  'decision.warranty': { it: 'Garanzia', en: 'Warranty', fr: 'Garantie' },
  'decision.accept': { it: 'Accetta', en: 'Accept', fr: 'Accepter' },
  'decision.refuse': { it: 'Respingi', en: 'Refuse', fr: 'Refuser' },
  'decision.reason': { it: 'Motivazione', en: 'Reason', fr: 'Motif' },
  'decision.reason.hint': {
    it: 'La legge anche il rivenditore.',
    en: 'The dealer reads it too.',
    fr: 'Le revendeur la lit aussi.',
  },
  'decision.return': { it: 'Reso del pezzo', en: 'Return of the part', fr: 'Retour de la pièce' },
  'decision.return.hint': {
    it: 'Con il reso si emette il numero di autorizzazione da riportare sul pacco.',
    en: 'A return issues the authorization number to be written on the parcel.',
    fr: 'Un retour génère le numéro d’autorisation à indiquer sur le colis.',
  },
  'decision.send': { it: 'Registra la decisione', en: 'Record the decision', fr: 'Enregistrer la décision' },

  move: { it: 'Passaggio di stato', en: 'Move to another stage', fr: 'Changement d’étape' },
  'move.undecided': {
    it: 'Chiudi senza decidere',
    en: 'Close without a decision',
    fr: 'Clore sans décision',
  },
  'move.where': { it: 'Nuovo stato', en: 'New stage', fr: 'Nouvelle étape' },
  'move.new_request': {
    it: 'Riapri la valutazione',
    en: 'Back to new request',
    fr: 'Remettre en nouvelle demande',
  },
  'move.decision_completed': { it: 'Decisione presa', en: 'Decision completed', fr: 'Décision prise' },
  'move.operations_in_progress': { it: 'Avvia la lavorazione', en: 'Start operations', fr: 'Lancer les opérations' },
  'move.operations_completed': {
    it: 'Completa la lavorazione',
    en: 'Complete operations',
    fr: 'Terminer les opérations',
  },
  'move.ticket_closed': { it: 'Chiudi l’intervento', en: 'Close the ticket', fr: 'Clore l’intervention' },
  'move.rework': { it: 'Riprendi la lavorazione', en: 'Rework', fr: 'Reprendre les opérations' },
  'move.reopen': { it: 'Riapri l’intervento', en: 'Reopen the ticket', fr: 'Rouvrir l’intervention' },
  'move.reason': { it: 'Motivo', en: 'Reason', fr: 'Motif' },
  'move.reason.free': { it: 'Facoltativo.', en: 'Optional.', fr: 'Facultatif.' },
  'move.reason.appeal': {
    it: 'Necessario per riaprire la valutazione: ricorso o nuove prove.',
    en: 'Needed to go back to new request: an appeal or new evidence.',
    fr: 'Nécessaire pour remettre en nouvelle demande\u00a0: recours ou nouveaux éléments.',
  },
  'move.reason.rework': {
    it: 'Necessario per riprendere la lavorazione.',
    en: 'Needed for rework.',
    fr: 'Nécessaire pour reprendre les opérations.',
  },
  'move.reason.reopen': {
    it: 'Necessario per riaprire un intervento chiuso.',
    en: 'Needed to reopen a closed ticket.',
    fr: 'Nécessaire pour rouvrir une intervention close.',
  },
  'move.resolution': { it: 'Esito', en: 'Resolution', fr: 'Solution' },
  'move.close-reason': { it: 'Chiuso come', en: 'Closed as', fr: 'Clôture' },
  'move.paid-repair': {
    it: 'Riparazione a pagamento concordata',
    en: 'Paid repair agreed',
    fr: 'Réparation payante convenue',
  },
  'move.paid-repair.hint': {
    it: 'La garanzia è stata respinta: la lavorazione parte solo così.',
    en: 'The warranty was refused: operations start only with this.',
    fr: 'La garantie a été refusée\u00a0: les opérations ne commencent qu’à cette condition.',
  },
  'move.send': { it: 'Conferma il passaggio', en: 'Confirm the move', fr: 'Confirmer le changement' },

  turn: { it: 'Prossima azione', en: 'Next action', fr: 'Prochaine action' },
  awaiting: { it: 'A chi tocca', en: 'Who has the ball', fr: 'À qui d’agir' },
  'turn.promised': { it: 'Data promessa', en: 'Promised date', fr: 'Date promise' },
  'turn.promised.hint': {
    it: 'La vede anche il rivenditore. Vuota: nessuna promessa.',
    en: 'The dealer sees it too. Empty: nothing promised.',
    fr: 'Le revendeur la voit aussi. Vide\u00a0: aucune promesse.',
  },
  'turn.send': { it: 'Salva', en: 'Save', fr: 'Enregistrer' },

  reply: { it: 'Risposta al rivenditore', en: 'Reply to the dealer', fr: 'Réponse au revendeur' },
  'reply.message': { it: 'Messaggio', en: 'Message', fr: 'Message' },
  'reply.attachments': { it: 'Allegati', en: 'Attachments', fr: 'Pièces jointes' },
  'reply.awaiting': { it: 'Dopo la risposta', en: 'After the reply', fr: 'Après la réponse' },
  'reply.send': { it: 'Invia la risposta', en: 'Send the reply', fr: 'Envoyer la réponse' },
  'message.hint': { it: 'Ctrl + Invio per inviare.', en: 'Ctrl + Enter sends it.', fr: 'Ctrl + Entrée pour envoyer.' },

  'note.add': { it: 'Aggiungi una nota interna', en: 'Add an internal note', fr: 'Ajouter une note interne' },
  'note.text': { it: 'Nota interna', en: 'Internal note', fr: 'Note interne' },
  'note.hint': {
    it: 'La vede solo lo staff, mai il rivenditore. Ctrl + Invio per salvare.',
    en: 'Only staff see it, never the dealer. Ctrl + Enter saves it.',
    fr: 'Visible uniquement par l’équipe, jamais par le revendeur. Ctrl + Entrée pour enregistrer.',
  },
  'note.send': { it: 'Salva la nota', en: 'Save the note', fr: 'Enregistrer la note' },
} as const satisfies WordTable

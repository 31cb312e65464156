import type { Entry, WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { pageWords } from '../page/page.words.ts'
import type { Stage } from '../tickets.stages.ts'
import { ticketWords } from '../tickets.words.ts'

/** What each step to a stage is called, before it is taken. */
const moveNames: Record<`move.${Stage}`, Entry> = {
  'move.new_request': {
    it: 'Riapri la valutazione',
    en: 'Reopen the assessment',
    fr: 'Rouvrir l’examen',
  },
  'move.decision_completed': ticketWords['stage.decision_completed'],
  'move.operations_in_progress': {
    it: 'Avvia la lavorazione',
    en: 'Start operations',
    fr: 'Lancer la prise en charge',
  },
  'move.operations_completed': {
    it: 'Completa la lavorazione',
    en: 'Complete operations',
    fr: 'Terminer la prise en charge',
  },
  'move.ticket_closed': { it: 'Chiudi l’intervento', en: 'Close the ticket', fr: 'Clôturer le dossier SAV' },
}

/** The forms with which staff work a ticket. */
export const workWords = {
  yes: terms.yes,
  no: terms.no,
  keys: { it: 'Ctrl + Invio per confermare.', en: 'Ctrl + Enter confirms.', fr: 'Ctrl + Entrée pour confirmer.' },

  subject: terms.subject,
  'subject.edit': { it: 'Modifica l’oggetto', en: 'Change the subject', fr: 'Modifier l’objet' },
  'subject.hint': {
    it: 'Lo vede anche il cliente. Se resta vuoto, viene composto in automatico.',
    en: 'The customer sees it too. If left empty, we generate it.',
    fr: 'Le client le voit aussi. S’il reste vide, il est composé automatiquement.',
  },
  'subject.send': { it: 'Salva l’oggetto', en: 'Save the subject', fr: 'Enregistrer l’objet' },

  decision: pageWords.decision,
  'to-decision': { it: 'Decidi', en: 'Decide', fr: 'Décider' },
  'decision.warranty': { it: 'Garanzia', en: 'Warranty claim', fr: 'Garantie' },
  'decision.accept': terms.accept,
  'decision.refuse': terms.refuse,
  'decision.reason': terms.grounds,
  'decision.reason.hint': {
    it: 'La vede anche il cliente.',
    en: 'The customer sees it too.',
    fr: 'Le client le voit aussi.',
  },
  'decision.reason.other': {
    it: 'La motivazione scritta per l’altra decisione è da parte: torna se la scegli di nuovo.',
    en: 'The reason written for the other decision is put aside: choose that one again and it is back.',
    fr: 'Le motif écrit pour l’autre décision est mis de côté\u00a0: il revient si vous la choisissez de nouveau.',
  },
  'decision.return': {
    it: 'Il pezzo deve rientrare',
    en: 'The part has to come back',
    fr: 'La pièce doit être renvoyée',
  },
  'decision.return.hint': {
    it: 'Si emette il numero di autorizzazione (RMA); la lavorazione parte all’arrivo.',
    en: 'An authorisation number (RMA) is issued; operations start once it is here.',
    fr: 'Le numéro d’autorisation (RMA) est généré\u00a0; la prise en charge commence à l’arrivée.',
  },
  'decision.complete': {
    it: 'Lavorazione già completata',
    en: 'Operations are already completed',
    fr: 'Prise en charge déjà terminée',
  },
  'decision.message': { it: 'Messaggio al cliente', en: 'Message to the customer', fr: 'Message au client' },
  'decision.message.add': { it: 'Aggiungi un messaggio', en: 'Add a message', fr: 'Ajouter un message' },
  'decision.message.hint': {
    it: 'Compare nella conversazione, oltre alla motivazione.',
    en: 'It goes into the conversation, beside the grounds.',
    fr: 'Il apparaît dans la conversation, en plus du motif.',
  },
  'decision.next': { it: 'Decidi, prossimo', en: 'Decide, next', fr: 'Décider, suivant' },
  'decision.begin-next': {
    it: 'Decidi, avvia, prossimo',
    en: 'Decide, start, next',
    fr: 'Décider, lancer, suivant',
  },
  'decision.only': { it: 'Decidi soltanto', en: 'Decide only', fr: 'Décider seulement' },

  accepted: pageWords.accepted,
  refused: pageWords.refused,
  'decision.meanwhile': {
    it: 'Nel frattempo {name} ha aggiornato l’intervento: {what}.',
    en: '{name} has moved the ticket on in the meantime: {what}.',
    fr: 'Entre-temps, {name} a fait avancer le dossier SAV\u00a0: {what}.',
  },
  'decision.meanwhile.text': {
    it: 'La tua decisione non è stata inviata. Quello che hai scritto resta qui finché non lasci la pagina.',
    en: 'Your decision was not sent. What you have typed stays here until you leave the page.',
    fr: 'Votre décision n’a pas été envoyée. Ce que vous avez écrit reste ici tant que vous ne quittez pas la page.',
  },

  move: { it: 'Passaggio di stato', en: 'Change stage', fr: 'Changement d’étape' },
  'move.undecided': {
    it: 'Chiudi senza decidere',
    en: 'Close without a decision',
    fr: 'Clôturer sans décision',
  },
  'move.where': { it: 'Nuovo stato', en: 'New stage', fr: 'Nouvelle étape' },
  ...moveNames,
  'move.rework': { it: 'Riprendi la lavorazione', en: 'Resume operations', fr: 'Reprendre la prise en charge' },
  'move.reopen': { it: 'Riapri l’intervento', en: 'Reopen the ticket', fr: 'Rouvrir le dossier SAV' },
  'move.reopen-undecided': {
    it: 'Riapri in lavorazione, senza decidere',
    en: 'Reopen in operations, without a decision',
    fr: 'Rouvrir en prise en charge, sans décision',
  },
  'move.reason': terms.reason,
  'move.note': { it: 'Nota per il cliente', en: 'Note to the customer', fr: 'Note pour le client' },
  'move.reason.free': { it: 'Facoltativa.', en: 'Optional.', fr: 'Facultative.' },
  'move.reason.appeal': {
    it: 'Necessario per riaprire la valutazione: ricorso o nuovi elementi. Lo vede anche il cliente.',
    en: 'Needed to reopen the assessment: an appeal or new evidence. The customer sees it too.',
    fr: 'Nécessaire pour rouvrir l’examen\u00a0: recours ou nouveaux éléments. Le client le voit aussi.',
  },
  'move.reason.rework': {
    it: 'Necessario per riprendere la lavorazione. Lo vede anche il cliente.',
    en: 'Needed to resume operations. The customer sees it too.',
    fr: 'Nécessaire pour reprendre la prise en charge. Le client le voit aussi.',
  },
  'move.reason.reopen': {
    it: 'Necessario per riaprire un intervento chiuso. Lo vede anche il cliente.',
    en: 'Needed to reopen a closed ticket. The customer sees it too.',
    fr: 'Nécessaire pour rouvrir un dossier SAV clôturé. Le client le voit aussi.',
  },
  'move.resolution': pageWords.resolution,
  'move.close-reason': terms.closedAs,
  'move.paid-repair': pageWords['event.paid-repair'],
  'move.paid-repair.hint': {
    it: 'La garanzia è stata respinta: la lavorazione può partire solo a questa condizione.',
    en: 'The claim was refused: operations can only start on this condition.',
    fr: 'La garantie a été refusée\u00a0: la prise en charge ne commence qu’à cette condition.',
  },
  'move.send': { it: 'Conferma il passaggio', en: 'Confirm the change', fr: 'Confirmer le changement' },

  repair: {
    it: 'Riparazione e garanzia legale',
    en: 'Repair and legal guarantee',
    fr: 'Réparation et garantie légale',
  },
  'repair.chosen': {
    it: 'La riparazione risulta scelta da chi ha acquistato la bici: se eseguita durante la garanzia legale, la prolunga di 12\u00a0mesi.',
    en: 'The repair counts as chosen by the buyer: if done while the legal guarantee runs, it extends the guarantee by 12\u00a0months.',
    fr: 'La réparation est considérée comme choisie par l’acheteur\u00a0: si elle est faite pendant la garantie légale, elle la prolonge de 12\u00a0mois.',
  },
  'repair.not-chosen': {
    it: 'La riparazione non è stata scelta da chi ha acquistato la bici: la garanzia legale non si prolunga.',
    en: 'The buyer did not choose the repair: the legal guarantee is not extended.',
    fr: 'L’acheteur n’a pas choisi la réparation\u00a0: la garantie légale n’est pas prolongée.',
  },
  'repair.change': { it: 'Modifica', en: 'Change', fr: 'Modifier' },
  'repair.who': { it: 'Rimedio', en: 'Remedy', fr: 'Mise en conformité' },
  'repair.yes': pageWords['event.chosen'],
  'repair.no': pageWords['event.not-chosen'],
  'repair.reason': terms.reason,
  'repair.hint': {
    it: 'Lo vede anche il cliente.',
    en: 'The customer sees it too.',
    fr: 'Le client le voit aussi.',
  },
  'repair.send': terms.save,

  turn: { it: 'Prossima azione', en: 'Next action', fr: 'Prochaine action' },
  awaiting: { it: 'In carico a', en: 'Waiting for', fr: 'En attente de' },
  'turn.promised': terms.promisedDate,
  'turn.promised.hint': {
    it: 'La vede anche il cliente. Lasciala vuota se non c’è una data.',
    en: 'The customer sees it too. Leave it empty if there is no date.',
    fr: 'Le client la voit aussi. Laissez vide s’il n’y a pas de date.',
  },
  'turn.send': terms.save,

  'note.add': { it: 'Aggiungi una nota interna', en: 'Add an internal note', fr: 'Ajouter une note interne' },
  'note.text': { it: 'Nota interna', en: 'Internal note', fr: 'Note interne' },
  'note.hint': {
    it: 'La vede solo l’assistenza, mai il cliente.',
    en: 'Only staff see it, never the customer.',
    fr: 'Réservée au service après-vente, jamais visible par le client.',
  },
  'note.keys': { it: 'Ctrl + Invio per salvare.', en: 'Ctrl + Enter saves it.', fr: 'Ctrl + Entrée pour enregistrer.' },
  'note.send': { it: 'Salva la nota', en: 'Save the note', fr: 'Enregistrer la note' },
  'answers.message': { it: 'Risposta pronta', en: 'Standard answer', fr: 'Réponse type' },
  'answers.reason': { it: 'Motivazione pronta', en: 'Standard reason', fr: 'Motif type' },
  'answers.all': { it: 'Tutte le risposte pronte', en: 'All standard answers', fr: 'Toutes les réponses types' },
  'answers.hint': {
    it: 'Nella lingua del cliente, sotto a quello che hai già scritto.',
    en: 'In the customer’s language, below what you have typed.',
    fr: 'Dans la langue du client, sous ce que vous avez déjà écrit.',
  },
  'answers.own': { it: 'Nella tua lingua:', en: 'In your language:', fr: 'Dans votre langue\u00a0:' },
  'answers.accepted': ticketWords['reasons.accepted'],
  'answers.refused': ticketWords['reasons.refused'],
  'answers.none': { it: 'Scegli un testo', en: 'Choose a text', fr: 'Choisissez un texte' },
  'answers.insert': { it: 'Inserisci nel testo', en: 'Put into the text', fr: 'Insérer dans le texte' },
} as const satisfies WordTable

import { satisfactionWords } from '../satisfaction/satisfaction.words.ts'
import { followerWords } from '../followers/followers.words.ts'
import { detailWords } from '../page/detail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { replacementWords } from '#app/features/bicycles/replacements/replacements.words.ts'
import { terms } from '#app/terms.words.ts'

/** The staff's queue and the ticket as they see it; the forms they work it with are in `work.words.ts`. */
export const deskWords = {
  console: terms.console,
  staff: terms.afterSales,

  company: terms.customer,
  promised: terms.promisedDate,
  'promised.rests': {
    it: 'il tempo è fermo: la prossima mossa non è nostra',
    en: 'the clock rests: the next move is not ours',
    fr: 'le délai est suspendu\u00a0: la suite ne dépend pas de nous',
  },
  'promised.moved': {
    it: {
      one: 'promessa per {day}, il tempo è stato fermo {count} giorno lavorativo',
      other: 'promessa per {day}, il tempo è stato fermo {count} giorni lavorativi',
    },
    en: {
      one: 'promised for {day}, the clock rested for {count} working day',
      other: 'promised for {day}, the clock rested for {count} working days',
    },
    fr: {
      one: 'promis pour le {day}, délai suspendu {count} jour ouvré',
      other: 'promis pour le {day}, délai suspendu {count} jours ouvrés',
    },
  },
  overdue: { it: '{day}, in ritardo', en: '{day}, overdue', fr: '{day}, en retard' },

  'ticket.number': { it: 'N. {number}', en: 'No. {number}', fr: 'N°\u00a0{number}' },
  'ticket.closed': {
    it: 'Questo intervento è chiuso',
    en: 'This ticket is closed',
    fr: 'Ce dossier SAV est clôturé',
  },
  'ticket.closed.admin': {
    it: 'Non accetta più risposte. Per riaprirlo, indica il motivo.',
    en: 'It can no longer be replied to. You can reopen it by giving a reason.',
    fr: 'Il n’accepte plus de réponse. Vous pouvez le rouvrir en indiquant le motif.',
  },
  'ticket.closed.agent': {
    it: 'Non accetta più risposte. Solo un amministratore può riaprirlo.',
    en: 'It can no longer be replied to. Only an administrator can reopen it.',
    fr: 'Il n’accepte plus de réponse. Seul un administrateur peut le rouvrir.',
  },

  'files.count': {
    it: { one: '{count} file', other: '{count} file' },
    en: { one: '{count} file', other: '{count} files' },
    fr: { one: '{count} fichier', other: '{count} fichiers' },
  },
  'files.captured': { it: 'data dello scatto: {day}', en: 'taken on {day}', fr: 'prise le {day}' },
  'files.withdrawn': { it: '(ritirato)', en: '(withdrawn)', fr: '(retiré)' },
  'files.turn': { it: 'Ruota', en: 'Rotate', fr: 'Pivoter' },
  'files.turn.of': { it: 'Ruota {name}', en: 'Rotate {name}', fr: 'Pivoter {name}' },
  'files.withdraw': terms.withdraw,
  'files.withdraw.of': { it: 'Ritira {name}', en: 'Withdraw {name}', fr: 'Retirer {name}' },
  'files.withdraw.sure': {
    it: 'Nessuno potrà più aprirlo, nemmeno il cliente. Non si può annullare.',
    en: 'Nobody will be able to open it any more, not even the customer. This cannot be undone.',
    fr: 'Plus personne ne pourra l’ouvrir, pas même le client. Cette action est irréversible.',
  },
  'files.withdraw.do': { it: 'Ritira il file', en: 'Withdraw the file', fr: 'Retirer le fichier' },

  history: terms.history,
  next: { it: 'Prossimo', en: 'Next', fr: 'Suivant' },
  today: terms.today,
  'answers-in': { it: 'risponde in {language}', en: 'answers in {language}', fr: 'répond en {language}' },
  'language.it': { it: 'italiano', en: 'Italian', fr: 'italien' },
  'language.en': { it: 'inglese', en: 'English', fr: 'anglais' },
  'language.fr': { it: 'francese', en: 'French', fr: 'français' },

  'decision.why': terms.grounds,
  closed: terms.closedAs,
  opened: { it: 'Apertura', en: 'Opened on', fr: 'Ouvert le' },
  author: terms.openedBy,

  'done.ticket-created': detailWords['notice.ticket-created'],
  'done.decision': { it: 'Decisione registrata', en: 'Decision recorded', fr: 'Décision enregistrée' },
  'done.decided': {
    it: 'Intervento {number}: decisione registrata',
    en: 'Ticket {number}: decision recorded',
    fr: 'Dossier SAV {number}\u00a0: décision enregistrée',
  },
  'done.begun': {
    it: 'Intervento {number}: deciso, lavorazione avviata',
    en: 'Ticket {number}: decided, operations started',
    fr: 'Dossier SAV {number}\u00a0: décidé, prise en charge lancée',
  },
  'done.completed': {
    it: 'Intervento {number}: deciso, lavorazione completata',
    en: 'Ticket {number}: decided, operations completed',
    fr: 'Dossier SAV {number}\u00a0: décidé, prise en charge terminée',
  },
  'done.stage': { it: 'Stato aggiornato', en: 'Stage updated', fr: 'Étape mise à jour' },
  'done.turn': { it: 'Prossima azione salvata', en: 'Next action saved', fr: 'Prochaine action enregistrée' },
  'done.reply': {
    it: 'Risposta inviata: {customer} · N. {ticket}',
    en: 'Reply sent: {customer} · No. {ticket}',
    fr: 'Réponse envoyée\u00a0: {customer} · N° {ticket}',
  },
  'done.note': { it: 'Nota interna salvata', en: 'Internal note saved', fr: 'Note interne enregistrée' },
  'done.subject': { it: 'Oggetto salvato', en: 'Subject saved', fr: 'Objet enregistré' },
  'done.ask-photo': { it: 'Foto richiesta', en: 'Photo requested', fr: 'Photo demandée' },
  'done.turn-photo': { it: 'Foto ruotata', en: 'Photo rotated', fr: 'Photo pivotée' },
  'done.repair': {
    it: 'Scelta della riparazione salvata',
    en: 'Repair choice saved',
    fr: 'Choix de la réparation enregistré',
  },
  'done.follow': detailWords['notice.follow'],
  'done.unfollow': detailWords['notice.unfollow'],
  follower: followerWords.who,
  'mail.back': followerWords['comes-back'],
  'done.labour': {
    it: 'Minuti d’officina salvati',
    en: 'Workshop minutes saved',
    fr: 'Minutes d’atelier enregistrées',
  },
  'done.replacement': replacementWords.recorded,
  'done.undo-replacement': replacementWords.undone,
  'done.assign': { it: 'Assegnazione salvata', en: 'Assignment saved', fr: 'Attribution enregistrée' },
  'done.take': { it: 'L’intervento è tuo', en: 'The ticket is yours', fr: 'Le dossier SAV est à vous' },
  'done.release': { it: 'Intervento rilasciato', en: 'Ticket released', fr: 'Dossier SAV libéré' },
  'done.relate': { it: 'Interventi collegati', en: 'Tickets linked', fr: 'Dossiers SAV liés' },
  'done.call-take': { it: 'Richiamata presa in carico', en: 'The call is yours', fr: 'L’appel est à vous' },
  'done.call-done': satisfactionWords['event.called'],
  'done.unlink': { it: 'Interventi scollegati', en: 'Tickets unlinked', fr: 'Dossiers SAV déliés' },
  'done.merged': { it: 'Intervento unito all’altro', en: 'Ticket merged', fr: 'Dossier SAV fusionné' },
  'done.split': { it: 'Nuovo intervento aperto', en: 'New ticket opened', fr: 'Nouveau dossier SAV ouvert' },
  'done.withdraw-file': { it: 'File ritirato', en: 'File withdrawn', fr: 'Fichier retiré' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'
import type { Acceptance } from '../quotes.ts'

const accepted = { it: 'Preventivo accettato', en: 'Quote accepted', fr: 'Devis accepté' } as const

const rejected = { it: 'Preventivo rifiutato', en: 'Quote declined', fr: 'Devis refusé' } as const

const saved = terms.draftSaved

const withdrawn = { it: 'Preventivo ritirato', en: 'Quote withdrawn', fr: 'Devis retiré' } as const

/** What the page of a quote says, beside the words of the quote itself. */
export const pageWords = {
  'number.of': { it: 'Preventivo {number}', en: 'Quote {number}', fr: 'Devis {number}' },
  'expires.on': { it: 'Scadenza: {day}', en: 'Expires {day}', fr: 'Valable jusqu’au {day}' },
  'to-answer': terms.answerVerb,
  'to-decide': { it: 'La tua decisione', en: 'Your decision', fr: 'Votre décision' },
  pdf: lineWords.pdf,

  lines: terms.items,
  'lines.none': {
    it: 'Questo preventivo non ha un dettaglio degli articoli.',
    en: 'This quote has no list of items.',
    fr: 'Ce devis n’a pas de détail d’articles.',
  },
  files: terms.files,
  'files.hint': {
    it: 'Foto o PDF, fino a {count} file. Il cliente li vede con il preventivo.',
    en: 'Pictures or PDFs, up to {count} files. The customer sees them with the quote.',
    fr: 'Photos ou PDF, {count} fichiers au plus. Le client les voit avec le devis.',
  },
  'files.remove': { it: 'Elimina {name}', en: 'Delete {name}', fr: 'Supprimer le fichier {name}' },
  'notice.files': { it: 'File allegati', en: 'Files attached', fr: 'Fichiers joints' },
  'notice.remove-file': { it: 'File eliminato', en: 'File deleted', fr: 'Fichier supprimé' },
  facts: { it: 'Dati', en: 'Details', fr: 'Informations' },
  'link.new': lineWords['new-tab'],

  decide: { it: 'La tua risposta', en: 'Your answer', fr: 'Votre réponse' },
  'decide.until': {
    it: 'Ultimo giorno per rispondere: {day}.',
    en: 'Last day to answer: {day}.',
    fr: 'Dernier jour pour répondre\u00a0: {day}.',
  },
  'decide.accepted': { it: 'Accetto il preventivo', en: 'I accept the quote', fr: 'J’accepte le devis' },
  'decide.rejected': { it: 'Rifiuto il preventivo', en: 'I decline the quote', fr: 'Je refuse le devis' },
  'decide.name': terms.fullName,
  'decide.name.hint': {
    it: 'Vale come firma: viene registrato con data e ora.',
    en: 'It counts as your signature and is recorded with the date and time.',
    fr: 'Il tient lieu de signature\u00a0: il est conservé avec la date et l’heure.',
  },
  'decide.comment.hint': {
    it: 'Facoltativo per accettare, obbligatorio per rifiutare.',
    en: 'Optional to accept, required to decline.',
    fr: 'Facultatif si vous acceptez, obligatoire si vous refusez.',
  },
  'decide.final': {
    it: 'Confermo: la risposta è definitiva e non si potrà cambiare',
    en: 'I confirm: my answer is final and cannot be changed',
    fr: 'Je confirme\u00a0: la réponse est définitive et ne pourra plus être modifiée',
  },
  'decide.send': { it: 'Invia la risposta', en: 'Send your answer', fr: 'Envoyer la réponse' },

  accepted,
  rejected,
  withdrawn,
  'withdrawn.by': { it: 'Ritirato da', en: 'Withdrawn by', fr: 'Retiré par' },
  expired: { it: 'Preventivo scaduto', en: 'Quote expired', fr: 'Devis expiré' },
  'expired.words': {
    it: 'Ultimo giorno utile: {day}. Per riceverne uno aggiornato, invia un messaggio qui sotto.',
    en: 'The last day to answer was {day}. For an updated quote, send us a message below.',
    fr: 'Il était valable jusqu’au {day}. Pour recevoir un devis à jour, écrivez-nous ci-dessous.',
  },
  awaited: { it: 'Risposta del cliente', en: 'The customer’s answer', fr: 'Réponse du client' },
  'awaited.words': {
    it: 'Il cliente non ha ancora risposto. Ultimo giorno: {day}.',
    en: 'The customer has not answered yet. Last day: {day}.',
    fr: 'Le client n’a pas encore répondu. Dernier jour\u00a0: {day}.',
  },
  'awaited.expired': {
    it: 'Il cliente non ha risposto in tempo. Ultimo giorno: {day}.',
    en: 'The customer did not answer in time. Last day: {day}.',
    fr: 'Le client n’a pas répondu à temps. Dernier jour\u00a0: {day}.',
  },
  'awaited.hidden': {
    it: 'Il cliente non vede ancora questo preventivo.',
    en: 'The customer does not see this quote yet.',
    fr: 'Le client ne voit pas encore ce devis.',
  },

  messages: { it: 'Messaggi', en: 'Messages', fr: 'Messages' },
  'messages.none': {
    it: 'Ancora nessun messaggio su questo preventivo.',
    en: 'No messages about this quote yet.',
    fr: 'Aucun message sur ce devis pour l’instant.',
  },
  'messages.older': {
    it: 'Mostra i messaggi precedenti',
    en: 'Show older messages',
    fr: 'Afficher les messages précédents',
  },
  'messages.latest': {
    it: 'Torna ai messaggi più recenti',
    en: 'Back to the latest messages',
    fr: 'Revenir aux derniers messages',
  },
  'messages.maker': { it: '{brand} · {name}', en: '{brand} · {name}', fr: '{brand} · {name}' },
  message: terms.message,
  'message.send': { it: 'Invia il messaggio', en: 'Send the message', fr: 'Envoyer le message' },
  'message.erased': {
    it: 'Testo cancellato su richiesta di chi lo ha scritto.',
    en: 'Text erased at its author’s request.',
    fr: 'Texte effacé à la demande de son auteur.',
  },
  'message.hidden': {
    it: 'Si potrà scrivere al cliente quando il preventivo sarà approvato.',
    en: 'You can write to the customer once the quote is approved.',
    fr: 'Vous pourrez écrire au client une fois le devis approuvé.',
  },

  'status.next': { it: 'Nuovo stato', en: 'New status', fr: 'Nouveau statut' },
  'status.reason': terms.reason,
  'status.reason.hint': {
    it: 'Obbligatorio per «{status}». Il cliente non lo vede.',
    en: 'Required for “{status}”. The customer does not see it.',
    fr: 'Obligatoire pour «\u00a0{status}\u00a0». Le client ne le voit pas.',
  },
  'status.save': { it: 'Cambia stato', en: 'Change status', fr: 'Changer le statut' },
  'status.shown': {
    it: 'Il cliente vede questo preventivo: lo stato interno non cambia più.',
    en: 'The customer sees this quote: its internal status no longer changes.',
    fr: 'Le client voit ce devis\u00a0: son statut interne ne change plus.',
  },
  'status.for-admins': {
    it: 'Ora decide un amministratore.',
    en: 'An administrator decides next.',
    fr: 'La décision revient à un administrateur.',
  },
  'status.late': {
    it: 'La scadenza è passata: per approvare o inviare il preventivo serve una nuova scadenza, da impostare nella bozza.',
    en: 'The expiry day has passed: to approve or send the quote, it needs a later one, set in the draft.',
    fr: 'L’échéance est passée\u00a0: pour approuver ou envoyer le devis, il faut une nouvelle échéance, à choisir dans le brouillon.',
  },
  'status.withdrawn': {
    it: 'Il preventivo è stato ritirato.',
    en: 'This quote has been withdrawn.',
    fr: 'Ce devis a été retiré.',
  },
  'event.written': saved,
  'event.withdrawn': terms.withdrawn,
  'event.asked': { it: 'Richiesto dal rivenditore', en: 'Asked for by the dealer', fr: 'Demandé par le revendeur' },
  ask: { it: 'Che cosa è stato chiesto', en: 'What was asked for', fr: 'Ce qui a été demandé' },
  'ask.words': {
    it: '{name}, {moment}, dal pacchetto «{title}». Resta com’era, qualunque cosa diventi la bozza.',
    en: '{name}, {moment}, from the package “{title}”. It stays as it was, whatever becomes of the draft.',
    fr: '{name}, {moment}, depuis le forfait «\u00a0{title}\u00a0». Elle reste telle quelle, quel que soit le sort du brouillon.',
  },
  'ask.line': { it: '{count} × {item}', en: '{count} × {item}', fr: '{count} × {item}' },
  change: terms.edit,
  copy: { it: 'Copia in una nuova bozza', en: 'Copy to a new draft', fr: 'Copier dans un nouveau brouillon' },
  withdraw: { it: 'Ritira il preventivo', en: 'Withdraw the quote', fr: 'Retirer le devis' },
  'withdraw.words': {
    it: 'Il cliente ha già visto questo preventivo, che quindi non cambia più. Ritirato, resta leggibile ma nessuno può accettarlo. Per proporre altro, copialo in una nuova bozza.',
    en: 'The customer has seen this quote, so it no longer changes. Once withdrawn it can still be read, but nobody can accept it. To offer something else, copy it to a new draft.',
    fr: 'Le client a déjà vu ce devis\u00a0: il ne change plus. Retiré, il reste lisible, mais personne ne peut l’accepter. Pour proposer autre chose, copiez-le dans un nouveau brouillon.',
  },
  'withdraw.reason.hint': {
    it: 'Il cliente lo riceve come messaggio.',
    en: 'The customer receives it as a message.',
    fr: 'Le client le reçoit sous forme de message.',
  },

  'status.history': { it: 'Cronologia dello stato', en: 'Status history', fr: 'Historique du statut' },
  'status.event': { it: '{from} → {to}', en: '{from} → {to}', fr: '{from} → {to}' },

  'notice.accepted': accepted,
  'notice.rejected': rejected,
  'notice.message': { it: 'Messaggio inviato', en: 'Message sent', fr: 'Message envoyé' },
  'notice.withdraw': withdrawn,
  'notice.saved': saved,
  'notice.status': { it: 'Stato cambiato', en: 'Status changed', fr: 'Statut modifié' },
} as const satisfies WordTable

/** What became of a quote that awaits nothing any more. */
export function outcomeOf(acceptance: Acceptance): 'accepted' | 'rejected' | 'withdrawn' {
  return acceptance === 'pending' ? 'rejected' : acceptance
}

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

const leadDeclined = { it: 'Contatto rifiutato', en: 'Lead declined', fr: 'Contact refusé' } as const

const noteAdded = { it: 'Nota aggiunta', en: 'Note added', fr: 'Note ajoutée' } as const

const sentToDealer = {
  it: 'Contatto inviato al rivenditore',
  en: 'Lead sent to the dealer',
  fr: 'Contact envoyé au revendeur',
} as const

/** What the page of a lead says. */
export const pageWords = {
  'number.of': { it: 'Contatto n. {id}', en: 'Lead {id}', fr: 'Contact n°\u00a0{id}' },
  staff: { it: '{brand} · {name}', en: '{brand} · {name}', fr: '{brand} · {name}' },

  book: terms.bookAppointment,
  visit: { it: 'Prossimo appuntamento', en: 'Next appointment', fr: 'Prochain rendez-vous' },

  answer: {
    it: 'Prendi in carico questo contatto?',
    en: 'Will you take this lead?',
    fr: 'Prenez-vous ce contact en charge\u00a0?',
  },
  'answer.words': {
    it: 'Dopo l’accettazione ci sono 72 ore per un primo passo: una nota, un’offerta o il cambio di stato.',
    en: 'Once you accept, you have 72 hours for a first step: a note, an offer or a change of status.',
    fr: 'Après acceptation, vous avez 72 heures pour une première action\u00a0: une note, une offre ou un changement de statut.',
  },
  'answer.staff': {
    it: 'Il rivenditore non ha ancora risposto.',
    en: 'The dealer has not answered yet.',
    fr: 'Le revendeur n’a pas encore répondu.',
  },
  'first-step': {
    it: 'Entro 72 ore dall’accettazione serve un primo passo: una nota, un’offerta o il cambio di stato.',
    en: 'A first step is due within 72 hours of accepting: a note, an offer or a change of status.',
    fr: 'Dans les 72 heures suivant l’acceptation, une première action est attendue\u00a0: une note, une offre ou un changement de statut.',
  },
  accept: terms.accept,
  decline: { it: 'Rifiuta', en: 'Decline', fr: 'Refuser' },
  'decline.words': {
    it: 'Il contatto torna a noi e potrà essere assegnato a un altro negozio.',
    en: 'The lead comes back to us and we can send it to another shop.',
    fr: 'Le contact nous revient et nous pourrons l’orienter vers un autre magasin.',
  },
  'decline.why': {
    it: 'Manca il motivo: sceglilo qui sotto, poi il contatto risulterà rifiutato.',
    en: 'The reason is missing: choose it below to decline the lead.',
    fr: 'Il manque le motif\u00a0: choisissez-le ci-dessous pour refuser le contact.',
  },
  reason: terms.reason,
  comment: { it: 'Dettagli', en: 'Details', fr: 'Précisions' },
  declined: leadDeclined,
  'declined.hidden': {
    it: 'Il contatto è tornato a noi: recapiti e messaggio della persona non sono più visibili.',
    en: 'The lead has come back to us: the person’s contact details and message are no longer shown.',
    fr: 'Le contact nous est revenu\u00a0: les coordonnées et le message de la personne ne sont plus visibles.',
  },

  reroute: {
    it: 'Assegna a un altro rivenditore',
    en: 'Route to another dealer',
    fr: 'Orienter vers un autre revendeur',
  },
  'reroute.words': {
    it: 'Il nuovo rivenditore vede un contatto nuovo e ha 72 ore per rispondere. Chi l’ha rifiutato non lo vede più.',
    en: 'The new dealer sees a new lead and has 72 hours to answer. The one who declined it no longer sees it.',
    fr: 'Le nouveau revendeur voit un nouveau contact et a 72 heures pour répondre. Celui qui l’a refusé ne le voit plus.',
  },
  'reroute.overdue': {
    it: 'Da oltre 72 ore nessuno segue il contatto. Il nuovo rivenditore ha 72 ore per rispondere; quello precedente non vede più il contatto e viene avvisato.',
    en: 'The lead has had no follow-up for more than 72 hours. The new dealer sees a new lead and has 72 hours to answer; the previous one no longer sees it and is notified.',
    fr: 'Le contact est sans suite depuis plus de 72 heures. Le nouveau revendeur a 72 heures pour répondre\u00a0; le précédent ne voit plus le contact et en est averti.',
  },
  'reroute.overdue.unsent': {
    it: 'Da oltre 72 ore nessuno segue il contatto. Il nuovo rivenditore ha 72 ore per rispondere; quello precedente non vede più il contatto.',
    en: 'The lead has had no follow-up for more than 72 hours. The new dealer sees a new lead and has 72 hours to answer; the previous one no longer sees it.',
    fr: 'Le contact est sans suite depuis plus de 72 heures. Le nouveau revendeur a 72 heures pour répondre\u00a0; le précédent ne voit plus le contact.',
  },
  'reroute.do': { it: 'Invia al rivenditore', en: 'Send to the dealer', fr: 'Envoyer au revendeur' },
  dealer: terms.dealer,

  status: terms.status,
  'status.save': { it: 'Salva lo stato', en: 'Save status', fr: 'Enregistrer le statut' },
  'status.why': {
    it: 'Manca il motivo: sceglilo qui sotto, poi il contatto passerà tra quelli persi.',
    en: 'The reason is missing: choose it below to move the lead to lost.',
    fr: 'Il manque le motif\u00a0: choisissez-le ci-dessous pour classer le contact parmi les perdus.',
  },
  'lost-reason': { it: 'Motivo della perdita', en: 'Why it was lost', fr: 'Motif de la perte' },

  message: terms.message,
  'message.none': {
    it: 'La persona non ha scritto alcun messaggio.',
    en: 'The person left no message.',
    fr: 'La personne n’a pas laissé de message.',
  },

  contact: { it: 'Recapiti', en: 'Contact details', fr: 'Coordonnées' },
  'contact.edit': { it: 'Modifica i recapiti', en: 'Edit contact', fr: 'Modifier les coordonnées' },
  'contact.save': { it: 'Salva i recapiti', en: 'Save contact', fr: 'Enregistrer les coordonnées' },
  call: { it: 'Chiama', en: 'Call', fr: 'Appeler' },
  write: { it: 'Scrivi', en: 'Email', fr: 'Écrire' },
  first_name: { it: 'Nome', en: 'First name', fr: 'Prénom' },
  last_name: { it: 'Cognome', en: 'Last name', fr: 'Nom' },
  email: terms.email,
  mobile_phone: { it: 'Cellulare', en: 'Mobile', fr: 'Portable' },
  phone: terms.phone,
  created: { it: 'Creato', en: 'Created', fr: 'Créé' },
  routed: { it: 'Ricevuto', en: 'Received', fr: 'Reçu' },
  answered: { it: 'Risposta', en: 'Answered', fr: 'Réponse' },
  'answered.by': { it: '{name}, {moment}', en: '{name}, {moment}', fr: '{name}, {moment}' },

  offer: { it: 'Interesse e offerta', en: 'Interest and offer', fr: 'Intérêt et offre' },
  products: terms.productsOfInterest,
  amount: terms.offerAmount,
  'amount.in': {
    it: 'Importo dell’offerta ({currency})',
    en: 'Offer amount ({currency})',
    fr: 'Montant de l’offre ({currency})',
  },
  'amount.hint': {
    it: 'Lascia vuoto se non c’è ancora un’offerta.',
    en: 'Leave it blank while there is no offer.',
    fr: 'Laissez vide tant qu’il n’y a pas d’offre.',
  },
  'offer.save': { it: 'Salva l’offerta', en: 'Save offer', fr: 'Enregistrer l’offre' },

  notes: { it: 'Note', en: 'Notes', fr: 'Notes' },
  'notes.none': { it: 'Nessuna nota', en: 'No notes', fr: 'Aucune note' },
  'note.new': { it: 'Nuova nota', en: 'New note', fr: 'Nouvelle note' },
  'note.add': { it: 'Aggiungi la nota', en: 'Add note', fr: 'Ajouter la note' },
  'note.edit': terms.edit,
  'note.text': { it: 'Testo della nota', en: 'Text of the note', fr: 'Texte de la note' },
  'note.save': { it: 'Salva la nota', en: 'Save note', fr: 'Enregistrer la note' },
  'note.by': { it: '{name} · {moment}', en: '{name} · {moment}', fr: '{name} · {moment}' },
  'note.edited': {
    it: 'Modificata da {name} · {moment}',
    en: 'Edited by {name} · {moment}',
    fr: 'Modifiée par {name} · {moment}',
  },
  'note.earlier': {
    it: { one: '{count} versione precedente', other: '{count} versioni precedenti' },
    en: { one: '{count} earlier version', other: '{count} earlier versions' },
    fr: { one: '{count} version précédente', other: '{count} versions précédentes' },
  },

  history: terms.history,
  'history.latest': {
    it: 'Qui compaiono solo gli ultimi {count} passaggi.',
    en: 'Only the latest {count} entries are shown here.',
    fr: 'Seules les {count} dernières étapes figurent ici.',
  },
  'event.routed': { it: 'Assegnato al rivenditore', en: 'Routed to the dealer', fr: 'Orienté vers le revendeur' },
  'event.accepted': { it: 'Accettato', en: 'Accepted', fr: 'Accepté' },
  'event.declined': terms.declined,
  'event.offer': {
    it: 'Interesse e offerta aggiornati',
    en: 'Interest and offer updated',
    fr: 'Intérêt et offre mis à jour',
  },
  'event.contact': { it: 'Recapiti modificati', en: 'Contact details edited', fr: 'Coordonnées modifiées' },
  'event.note': noteAdded,
  'event.note_edited': { it: 'Nota modificata', en: 'Note edited', fr: 'Note modifiée' },
  'event.amount': { it: 'Offerta: {amount}', en: 'Offer: {amount}', fr: 'Offre\u00a0: {amount}' },
  'event.no-amount': { it: 'Offerta rimossa', en: 'Offer removed', fr: 'Offre retirée' },
  'event.products': { it: 'Modelli: {models}', en: 'Models: {models}', fr: 'Modèles\u00a0: {models}' },
  'event.no-products': { it: 'Nessun modello', en: 'No models', fr: 'Aucun modèle' },

  erase: { it: 'Elimina il contatto', en: 'Delete the lead', fr: 'Supprimer le contact' },
  'erase.words': {
    it: 'Nome, recapiti, messaggio, note e cronologia vengono cancellati per sempre. Nelle statistiche resta solo il conteggio, senza dati personali.',
    en: 'Name, contact details, message, notes and history are deleted for good. Reports keep only the count, without personal data.',
    fr: 'Nom, coordonnées, message, notes et historique sont supprimés définitivement. Les statistiques ne gardent que le décompte, sans données personnelles.',
  },
  'erase.do': { it: 'Elimina per sempre', en: 'Delete for good', fr: 'Supprimer définitivement' },

  'notice.accept': { it: 'Contatto accettato', en: 'Lead accepted', fr: 'Contact accepté' },
  'notice.decline': leadDeclined,
  'notice.status': { it: 'Stato salvato', en: 'Status updated', fr: 'Statut enregistré' },
  'notice.offer': { it: 'Offerta salvata', en: 'Offer saved', fr: 'Offre enregistrée' },
  'notice.contact': { it: 'Recapiti salvati', en: 'Contact updated', fr: 'Coordonnées enregistrées' },
  'notice.note': noteAdded,
  'notice.note-edit': { it: 'Nota salvata', en: 'Note updated', fr: 'Note enregistrée' },
  'notice.routed': sentToDealer,
  'notice.reroute': sentToDealer,
  'failed.contact': {
    it: 'Errore nell’aggiornamento dei recapiti',
    en: 'Error updating contact',
    fr: 'Erreur lors de la mise à jour des coordonnées',
  },
  'failed.note': {
    it: 'Errore nel salvataggio della nota',
    en: 'Error saving note',
    fr: 'Erreur lors de l’enregistrement de la note',
  },
} as const satisfies WordTable

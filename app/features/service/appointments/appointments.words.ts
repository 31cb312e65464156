import type { WordTable } from '#app/kit/words/words.ts'
import { productWords } from '#app/features/service/products/products.words.ts'
import { listWords } from './list/list.words.ts'
import { terms } from '#app/terms.words.ts'

const booked = { it: 'Prenotato', en: 'Booked', fr: 'Réservé' }
const arrived = { it: 'Presa in carico', en: 'Arrived', fr: 'Prise en charge' }
const inWorkshop = { it: 'In officina', en: 'In the workshop', fr: 'À l’atelier' }
const ready = { it: 'Pronta', en: 'Ready', fr: 'Prêt' }
const over = { it: 'Fatto', en: 'Done', fr: 'Terminé' }
const cancelled = { it: 'Annullato', en: 'Cancelled', fr: 'Annulé' }
const noShow = { it: 'Non presentato', en: 'No-show', fr: 'Absent' }
const byTheHour = { it: 'A orario', en: 'At a set time', fr: 'À heure fixe' }
const saved = { it: 'Salvato', en: 'Saved', fr: 'Enregistré' }
const at = { it: 'alle ore', en: 'at', fr: 'à' }

/** The page that books it says so, and the mail that confirms it. */
export const recallFree = {
  it: 'L’intervento di richiamo è gratuito: lo paga il produttore.',
  en: 'Work under the recall is free of charge: the manufacturer pays for it.',
  fr: 'L’intervention de rappel est gratuite\u00a0: le fabricant la prend en charge.',
}

/** What all pages of appointments say. */
export const appointmentWords = {
  appointments: terms.appointments,
  new: { it: 'Nuovo appuntamento', en: 'New appointment', fr: 'Nouveau rendez-vous' },
  'kind.first_check': terms.firstCheck,
  'kind.yearly': terms.yearlyService,
  'kind.repair': productWords['service.repair'],
  'kind.warranty_inspection': {
    it: 'Verifica in garanzia',
    en: 'Warranty inspection',
    fr: 'Contrôle sous garantie',
  },
  // In French the word alone is a reminder, in a calendar above all.
  'kind.recall': { it: 'Richiamo', en: 'Recall', fr: 'Rappel produit' },
  'kind.fitting': terms.fitting,
  'kind.test_ride': { it: 'Prova su strada', en: 'Test ride', fr: 'Essai' },
  'kind.handover': { it: 'Consegna', en: 'Handover', fr: 'Remise du vélo' },
  'state.booked': booked,
  'state.arrived': inWorkshop,
  'state.ready': ready,
  'state.done': over,
  'state.cancelled': cancelled,
  'state.no_show': noShow,
  'do.arrived': arrived,
  'do.ready': ready,
  'do.done': over,
  'do.no_show': { it: 'Non si è presentato nessuno', en: 'Nobody came', fr: 'Personne n’est venu' },
  'do.not_arrived': { it: 'Annulla la presa in carico', en: 'Undo the arrival', fr: 'Annuler la prise en charge' },
  bicycle: terms.bicycle,
  person: terms.name,
  shop: terms.shop,
  kind: { it: 'Per che cosa', en: 'What for', fr: 'Motif' },
  when: terms.when,
  phone: terms.phone,
  email: terms.email,
  message: { it: 'Note per il negozio', en: 'Notes for the shop', fr: 'Remarques pour le magasin' },
  minutes: terms.minuteCount,
  length: terms.duration,
  package: { it: 'Pacchetto', en: 'Package', fr: 'Forfait' },
  'package.open': { it: 'Apri il pacchetto', en: 'Open the package', fr: 'Ouvrir le forfait' },
  'package.price': { it: '{price}, IVA inclusa', en: '{price} with VAT', fr: '{price} TTC' },
  zone: {
    it: 'Orari del punto vendita ({zone}).',
    en: 'Times of the shop ({zone}).',
    fr: 'Heures du point de vente ({zone}).',
  },
  'row.day': { it: 'in giornata', en: 'during the day', fr: 'dans la journée' },
  lane: { it: 'posto {lane}', en: 'place {lane}', fr: 'poste {lane}' },

  sheet: { it: 'Scheda del giorno', en: 'Day sheet', fr: 'Feuille du jour' },
  week: { it: 'Settimana', en: 'Week', fr: 'Semaine' },
  earlier: { it: 'Giorno prima', en: 'Day before', fr: 'Jour précédent' },
  later: { it: 'Giorno dopo', en: 'Day after', fr: 'Jour suivant' },
  bench: {
    it: 'Banco: {used} di {total} minuti',
    en: 'Bench: {used} of {total} minutes',
    fr: 'Atelier\u00a0: {used} minutes sur {total}',
  },
  closed: { it: 'Chiuso', en: 'Closed', fr: 'Fermé' },
  'sheet.hours': byTheHour,
  'sheet.bench': inWorkshop,
  'sheet.none': { it: 'Nessun appuntamento.', en: 'No appointments.', fr: 'Aucun rendez-vous.' },
  'no-shops': {
    it: 'Prima serve un punto vendita con i suoi orari.',
    en: 'First a shop with its opening hours is needed.',
    fr: 'Il faut d’abord un point de vente avec ses horaires.',
  },
  'no-shops.do': terms.shops,
  'list.all': listWords.title,
  'list.none': { it: 'Ancora nessun appuntamento', en: 'No appointments yet', fr: 'Aucun rendez-vous pour l’instant' },
  'list.none.words': {
    it: 'Qui compaiono gli appuntamenti presi con un’officina o un punto vendita.',
    en: 'Appointments with a workshop or a shop appear here.',
    fr: 'Les rendez-vous pris avec un atelier ou un point de vente apparaissent ici.',
  },

  'choose.shop': { it: 'Scegli il punto vendita', en: 'Choose the shop', fr: 'Choisissez le point de vente' },
  'shops.own': { it: 'Il tuo rivenditore', en: 'Your dealer', fr: 'Votre revendeur' },
  'shops.others': { it: 'Altri punti vendita', en: 'Other shops', fr: 'Autres points de vente' },
  'bicycle.own': { it: 'La tua bici', en: 'Your bike', fr: 'Votre vélo' },
  'bicycle.other': { it: 'Un’altra, o nessuna', en: 'Another, or none', fr: 'Un autre, ou aucun' },
  'bicycle.other.hint': {
    it: 'Solo se è un’altra bici.',
    en: 'Only if it is another bike.',
    fr: 'Seulement si c’est un autre vélo.',
  },
  'choose.none': {
    it: 'Nessun punto vendita prende appuntamenti online per ora.',
    en: 'No shop takes appointments online at the moment.',
    fr: 'Aucun point de vente ne prend de rendez-vous en ligne pour l’instant.',
  },
  'choose.kinds': {
    it: 'Questo punto vendita non ha ancora tipi di appuntamento.',
    en: 'This shop has no kinds of appointment yet.',
    fr: 'Ce point de vente n’a pas encore de types de rendez-vous.',
  },
  'missing.online': {
    it: '{kind}: qui non si prenota online',
    en: '{kind}: cannot be booked online here',
    fr: '{kind}\u00a0: pas de réservation en ligne ici',
  },
  'missing.call': {
    it: 'Chiama il punto vendita, o scegline un altro.',
    en: 'Call the shop, or choose another one.',
    fr: 'Appelez le point de vente, ou choisissez-en un autre.',
  },
  'missing.desk': {
    it: '{kind}: non è tra i tipi di appuntamento di questo punto vendita',
    en: '{kind}: not one of the kinds of appointment of this shop',
    fr: '{kind}\u00a0: ne fait pas partie des types de rendez-vous de ce point de vente',
  },
  'choose.go': { it: 'Mostra i posti liberi', en: 'Show what is free', fr: 'Voir les disponibilités' },
  free: { it: 'Posti liberi', en: 'Free', fr: 'Disponibilités' },
  'free.none': {
    it: 'In questi giorni non c’è niente di libero.',
    en: 'Nothing is free on these days.',
    fr: 'Rien n’est libre ces jours-là.',
  },
  'free.later': { it: 'Giorni dopo', en: 'Later days', fr: 'Jours suivants' },
  'free.earlier': { it: 'Giorni prima', en: 'Earlier days', fr: 'Jours précédents' },
  'other.day': { it: 'Oppure un altro giorno', en: 'Or another day', fr: 'Ou un autre jour' },
  'other.time': at,
  surveys: {
    it: 'Dopo vuole un’e-mail che chiede com’è andata',
    en: 'Wants an email afterwards that asks how it went',
    fr: 'Souhaite ensuite un e-mail demandant comment cela s’est passé',
  },
  'surveys.hint': {
    it: 'Solo se il cliente ha detto sì, al banco o al telefono.',
    en: 'Only if the customer has said yes, at the counter or on the phone.',
    fr: 'Seulement si le client a dit oui, au comptoir ou au téléphone.',
  },
  beyond: {
    it: 'Anche se la giornata è piena',
    en: 'Even if the day is full',
    fr: 'Même si la journée est complète',
  },
  alternatives: { it: 'Ancora liberi', en: 'Still free', fr: 'Encore libres' },
  locale: { it: 'Lingua delle e-mail', en: 'Language of emails', fr: 'Langue des e-mails' },
  book: { it: 'Prenota', en: 'Book', fr: 'Réserver' },
  pay: {
    it: 'Prenotare non costa niente: si paga in negozio.',
    en: 'Booking costs nothing: you pay in the shop.',
    fr: 'La réservation ne coûte rien\u00a0: on paie en magasin.',
  },
  'recall-free': recallFree,

  facts: { it: 'I dettagli', en: 'Details', fr: 'Les détails' },
  history: terms.history,
  promised: { it: 'Pronta entro', en: 'Promised for', fr: 'Promis pour' },
  'promise.day': { it: 'Pronta il', en: 'Ready on', fr: 'Prêt le' },
  'promise.time': at,
  'promise.do': { it: 'Salva la data', en: 'Save the promise', fr: 'Enregistrer la date' },
  ticket: terms.ticket,
  lead: { it: 'Scheda del contatto', en: 'Its lead', fr: 'Fiche du contact' },
  log: {
    it: 'Annota il lavoro nella scheda della bici',
    en: 'Note the service in the bike’s log',
    fr: 'Noter l’entretien sur la fiche du vélo',
  },
  move: terms.move,
  cancel: { it: 'Annulla l’appuntamento', en: 'Cancel the appointment', fr: 'Annuler le rendez-vous' },
  reason: terms.reason,
  'event.booked': booked,
  'event.beyond': {
    it: 'a giornata piena',
    en: 'on a full day',
    fr: 'journée déjà complète',
  },
  'event.moved': { it: 'Spostato', en: 'Moved', fr: 'Déplacé' },
  'event.promised': { it: 'Data di consegna cambiata', en: 'Promise changed', fr: 'Date de remise modifiée' },
  'event.arrived': arrived,
  'event.ready': ready,
  'event.done': over,
  'event.cancelled': cancelled,
  'event.no_show': noShow,
  'event.relinked': { it: 'Inviato un altro link', en: 'Another link sent', fr: 'Autre lien envoyé' },
  'event.not_arrived': {
    it: 'Presa in carico annullata',
    en: 'Arrival undone',
    fr: 'Prise en charge annulée',
  },
  'event.surveys_yes': {
    it: 'Sì all’e-mail che chiede com’è andata',
    en: 'Yes to an email about how it went',
    fr: 'Oui à un e-mail demandant comment cela s’est passé',
  },
  'event.surveys_no': {
    it: 'Non vuole più l’e-mail che chiede com’è andata',
    en: 'No longer wants an email about how it went',
    fr: 'Ne veut plus d’e-mail demandant comment cela s’est passé',
  },
  relink: {
    it: 'Dai un altro link al cliente',
    en: 'Give the customer another link',
    fr: 'Donner un autre lien au client',
  },
  'relink.words': {
    it: 'Il link inviato finora smette di funzionare: al cliente ne parte uno nuovo.',
    en: 'The link sent so far stops working: a new one leaves for the customer.',
    fr: 'Le lien envoyé jusqu’ici ne fonctionne plus\u00a0: un nouveau part vers le client.',
  },
  'relink.do': {
    it: 'Annulla il vecchio e invia il nuovo',
    en: 'Revoke the old one and send the new',
    fr: 'Révoquer l’ancien et envoyer le nouveau',
  },

  'kinds.title': {
    it: 'Appuntamenti: {shop}',
    en: 'Appointments: {shop}',
    fr: 'Rendez-vous\u00a0: {shop}',
  },
  kinds: { it: 'Tipi di appuntamento', en: 'Kinds of appointment', fr: 'Types de rendez-vous' },
  active: { it: 'Prenotabile', en: 'Bookable', fr: 'Réservable' },
  mode: { it: 'Come', en: 'How', fr: 'Comment' },
  'mode.day': { it: 'A giornata, al banco', en: 'By the day, at the bench', fr: 'À la journée, à l’atelier' },
  'mode.hour': byTheHour,
  'minutes.label': terms.lengthInMinutes,
  lanes: { it: 'Posti alla stessa ora', en: 'Places at the same hour', fr: 'Places à la même heure' },
  words: { it: 'Che cosa comprende', en: 'What it includes', fr: 'Ce qui est compris' },
  'words.of-shop': {
    it: 'Che cosa comprende, nelle parole del negozio',
    en: 'What it includes, in the shop’s own words',
    fr: 'Ce qui est compris, selon le magasin',
  },
  forRiders: {
    it: 'Anche online, per i ciclisti',
    en: 'Online too, for riders',
    fr: 'Aussi en ligne, pour les cyclistes',
  },
  rules: { it: 'Regole e minuti al banco', en: 'Rules and bench minutes', fr: 'Règles et minutes d’atelier' },
  hoursAhead: {
    it: 'Ore di anticipo per prenotare, ciclisti',
    en: 'Hours ahead to book, riders',
    fr: 'Heures d’avance pour réserver, cyclistes',
  },
  daysAhead: { it: 'Giorni prenotabili', en: 'Days that can be booked', fr: 'Jours réservables' },
  cancelHours: { it: 'Ore di anticipo per annullare', en: 'Hours ahead to cancel', fr: 'Heures d’avance pour annuler' },
  save: terms.save,
  'notice.kind': saved,
  'notice.rules': saved,
  'notice.book': { it: 'Appuntamento prenotato', en: 'Appointment booked', fr: 'Rendez-vous réservé' },
  'notice.move': { it: 'Appuntamento spostato', en: 'Appointment moved', fr: 'Rendez-vous déplacé' },
  'notice.cancel': { it: 'Appuntamento annullato', en: 'Appointment cancelled', fr: 'Rendez-vous annulé' },
  'notice.relink': { it: 'Nuovo link inviato', en: 'New link sent', fr: 'Nouveau lien envoyé' },
  'notice.surveys-yes': saved,
  'notice.surveys-no': saved,
  'notice.step': { it: 'Appuntamento aggiornato', en: 'Appointment updated', fr: 'Rendez-vous mis à jour' },
} as const satisfies WordTable

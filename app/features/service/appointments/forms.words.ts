import { shopWords } from '#app/features/people/shops/shops.words.ts'
import { packageConflicts } from '#app/features/trade/packages/packages.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What is wrong with what was typed, or no longer so. */
export const formWords = {
  ...packageConflicts,
  'phone-wrong': shopWords['phone-wrong'],
  'kind-gone': {
    it: 'Il punto vendita non prende più appuntamenti di questo tipo: scegline un altro.',
    en: 'The shop no longer takes this kind of appointment: choose another.',
    fr: 'Le point de vente ne prend plus ce type de rendez-vous\u00a0: choisissez-en un autre.',
  },
  'reach-missing': {
    it: 'Serve un telefono o un indirizzo e-mail.',
    en: 'A phone number or an email address is needed.',
    fr: 'Un numéro de téléphone ou une adresse e-mail est nécessaire.',
  },
  'surveys-no-email': {
    it: 'Per la domanda serve un indirizzo e-mail.',
    en: 'The question needs an email address.',
    fr: 'La question a besoin d’une adresse e-mail.',
  },
  'other-model': {
    it: 'Questo servizio è per {models}: scegli una bici di questi modelli.',
    en: 'This service is for {models}: choose a bike of these models.',
    fr: 'Cette prestation est pour {models}\u00a0: choisissez un vélo de ces modèles.',
  },
  'service-changed': {
    it: 'Intanto il punto vendita ha cambiato il prezzo o la durata di questo servizio: trovi quelli nuovi in alto. Se ti vanno bene, prenota di nuovo.',
    en: 'The shop has changed the price or the duration of this service meanwhile: the new ones are above. If they suit you, book again.',
    fr: 'Entre-temps, le point de vente a changé le prix ou la durée de cette prestation\u00a0: les nouveaux figurent ci-dessus. S’ils vous conviennent, réservez de nouveau.',
  },
  'when-missing': {
    it: 'Scegli uno dei posti liberi.',
    en: 'Choose one of the free places.',
    fr: 'Choisissez un créneau disponible.',
  },
  'day-of-time': {
    it: 'Indica anche il giorno, oppure lascia vuota l’ora.',
    en: 'Enter the day as well, or leave the time blank.',
    fr: 'Indiquez aussi le jour, ou laissez l’heure vide.',
  },
  'when-unreadable': {
    it: 'Scegli un giorno e un’ora che esistono.',
    en: 'Choose a day and a time that exist.',
    fr: 'Choisissez un jour et une heure qui existent.',
  },
  'when-skipped': {
    it: 'Quel giorno quest’ora non c’è: si passa all’ora legale. Scegline un’altra.',
    en: 'That day this hour does not exist: the clocks go forward. Choose another.',
    fr: 'Ce jour-là, cette heure n’existe pas\u00a0: on passe à l’heure d’été. Choisissez-en une autre.',
  },
  'when-closed': {
    it: 'A quell’ora il punto vendita è chiuso.',
    en: 'The shop is closed then.',
    fr: 'Le point de vente est fermé à ce moment-là.',
  },
  'when-same': {
    it: 'L’appuntamento è già fissato per quel momento: non c’è niente da spostare.',
    en: 'The appointment is already set for then: there is nothing to move.',
    fr: 'Le rendez-vous est déjà fixé à ce moment-là\u00a0: il n’y a rien à déplacer.',
  },
  'when-past': { it: 'È già passato.', en: 'That has passed.', fr: 'C’est déjà passé.' },
  'when-too-soon': {
    it: 'È troppo presto per prenotare online: chiama il punto vendita.',
    en: 'That is too soon to book online: call the shop.',
    fr: 'C’est trop tôt pour réserver en ligne\u00a0: appelez le point de vente.',
  },
  'when-too-late': {
    it: 'È troppo lontano: non si prenota ancora.',
    en: 'That is too far ahead: it cannot be booked yet.',
    fr: 'C’est trop loin\u00a0: il n’est pas encore possible de réserver.',
  },
  'hour-taken': {
    it: 'Quest’ora è stata presa nel frattempo. Le più vicine libere sono qui sotto.',
    en: 'This hour has been taken meanwhile. The nearest free ones are below.',
    fr: 'Cette heure a été prise entre-temps. Les plus proches encore libres sont ci-dessous.',
  },
  'day-taken': {
    it: 'Quel giorno l’officina è piena. I giorni liberi più vicini sono qui sotto.',
    en: 'The workshop is full that day. The nearest free days are below.',
    fr: 'L’atelier est complet ce jour-là. Les jours libres les plus proches sont ci-dessous.',
  },
  'too-many-open': {
    it: 'Ci sono già troppi appuntamenti in programma: annullane uno che non serve più.',
    en: 'There are too many appointments ahead already: cancel one that is no longer needed.',
    fr: 'Trop de rendez-vous sont déjà prévus\u00a0: annulez-en un dont vous n’avez plus besoin.',
  },
  'moved-meanwhile': {
    it: 'Qualcun altro ha appena cambiato l’appuntamento: guarda com’è adesso.',
    en: 'Someone else has just changed the appointment: look at how it stands now.',
    fr: 'Quelqu’un d’autre vient de modifier le rendez-vous\u00a0: regardez où il en est.',
  },
  'state-moved': {
    it: 'L’appuntamento è già più avanti, o annullato: guarda com’è adesso.',
    en: 'The appointment is already further on, or cancelled: look at how it stands now.',
    fr: 'Le rendez-vous est déjà plus avancé, ou annulé\u00a0: regardez où il en est.',
  },
  'still-to-come': {
    it: 'L’appuntamento deve ancora arrivare.',
    en: 'The appointment is still to come.',
    fr: 'Le rendez-vous n’a pas encore eu lieu.',
  },
  'moved-often': {
    it: 'Per oggi questo appuntamento è già stato spostato troppe volte: riprova domani, o chiama il punto vendita.',
    en: 'This appointment has been moved too often for one day: try again tomorrow, or call the shop.',
    fr: 'Ce rendez-vous a déjà été déplacé trop souvent aujourd’hui\u00a0: réessayez demain, ou appelez le point de vente.',
  },
  'long-ago': {
    it: 'La data è passata da più di due settimane: segna se il lavoro è stato fatto o se non si è presentato nessuno. Se la bici è qui adesso, crea un nuovo appuntamento.',
    en: 'The day was more than two weeks ago: mark that it was done, or that nobody came. If the bike is here now, create a new appointment.',
    fr: 'La date est passée depuis plus de deux semaines\u00a0: indiquez si le travail a été fait ou si personne n’est venu. Si le vélo est là maintenant, créez un nouveau rendez-vous.',
  },
  'too-late-for-riders': {
    it: 'Manca troppo poco per cambiarlo o annullarlo online: chiama il punto vendita.',
    en: 'It is too late to change or cancel it online: call the shop.',
    fr: 'Il est trop tard pour le modifier ou l’annuler en ligne\u00a0: appelez le point de vente.',
  },
  'until-reversed': shopWords['closure-reversed'],
  'until-far': {
    it: 'Il limite è di {count} giorni di seguito.',
    en: 'The limit is {count} days in a row.',
    fr: 'La limite est de {count} jours de suite.',
  },
  'day-closed': {
    it: 'In quei giorni il punto vendita è chiuso: gli orari stanno nella sua scheda.',
    en: 'The shop is closed on those days: its hours are on its own page.',
    fr: 'Le point de vente est fermé ces jours-là\u00a0: ses horaires sont sur sa fiche.',
  },
  'rules-changed': {
    it: 'Nel frattempo un’altra persona ha modificato queste regole. Il modulo mostra le tue: confrontale con quelle salvate e salva di nuovo.',
    en: 'Someone else has changed these rules in the meantime. The form shows yours: compare them with the saved ones and save again.',
    fr: 'Une autre personne a modifié ces règles entre-temps. Le formulaire affiche les vôtres\u00a0: comparez-les avec celles enregistrées et enregistrez de nouveau.',
  },
  'no-address': {
    it: 'Per questo appuntamento non c’è un indirizzo e-mail.',
    en: 'There is no email address for this appointment.',
    fr: 'Il n’y a pas d’adresse e-mail pour ce rendez-vous.',
  },
  'some-left': {
    it: {
      one: '{count} appuntamento non si è potuto spostare: il posto è stato preso, o l’appuntamento è cambiato nel frattempo.',
      other: '{count} appuntamenti non si sono potuti spostare: il posto è stato preso, o sono cambiati nel frattempo.',
    },
    en: {
      one: '{count} appointment could not be moved: the place was taken, or it has changed meanwhile.',
      other: '{count} appointments could not be moved: the places were taken, or they have changed meanwhile.',
    },
    fr: {
      one: '{count} rendez-vous n’a pas pu être déplacé\u00a0: la place a été prise, ou il a changé entre-temps.',
      other: '{count} rendez-vous n’ont pas pu être déplacés\u00a0: les places ont été prises, ou ils ont changé.',
    },
  },
  'promise-early': {
    it: 'Non può essere pronta prima dell’appuntamento.',
    en: 'It cannot be ready before the appointment.',
    fr: 'Il ne peut pas être prêt avant le rendez-vous.',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { productWords } from '../products.words.ts'

export const bookWords = {
  title: productWords['service-book'],
  service: { it: 'Tagliando', en: 'Service', fr: 'Révision' },
  planned: { it: 'Data prevista', en: 'Due', fr: 'Date prévue' },
  state: terms.health,
  kept: { it: 'Fatto, {day}', en: 'Done {day}', fr: 'Faite, {day}' },
  missed: { it: 'Mancato', en: 'Missed', fr: 'Manquée' },
  open: { it: 'Da fare: ultimo giorno {day}', en: 'Due by {day}', fr: 'À faire\u00a0: dernier jour {day}' },
  coming: { it: 'Previsto: {from} – {to}', en: 'Planned: {from} – {to}', fr: 'Prévue\u00a0: {from} – {to}' },
  book: { it: 'Prenota: {service}', en: 'Book: {service}', fr: 'Réserver\u00a0: {service}' },
  booked: { it: 'Prenotato: {day}', en: 'Booked for {day}', fr: 'Rendez-vous\u00a0: {day}' },
  'extra.earned': {
    it: {
      one: '{rule}: {count}\u00a0mese in più, perché tutti i tagliandi dei primi {within}\u00a0mesi sono stati fatti nei termini.',
      other:
        '{rule}: {count}\u00a0mesi in più, perché tutti i tagliandi dei primi {within}\u00a0mesi sono stati fatti nei termini.',
    },
    en: {
      one: '{rule}: {count}\u00a0month more, because every service of the first {within}\u00a0months has been done in time.',
      other:
        '{rule}: {count}\u00a0months more, because every service of the first {within}\u00a0months has been done in time.',
    },
    fr: {
      one: '{rule}\u00a0: {count}\u00a0mois de plus, car toutes les révisions des {within}\u00a0premiers mois ont été faites dans les délais.',
      other:
        '{rule}\u00a0: {count}\u00a0mois de plus, car toutes les révisions des {within}\u00a0premiers mois ont été faites dans les délais.',
    },
  },
  'extra.unconfirmed': {
    it: {
      one: '{rule}: {count}\u00a0mese in più appena la registrazione è confermata. I tagliandi dei primi {within}\u00a0mesi sono stati fatti nei termini.',
      other:
        '{rule}: {count}\u00a0mesi in più appena la registrazione è confermata. I tagliandi dei primi {within}\u00a0mesi sono stati fatti nei termini.',
    },
    en: {
      one: '{rule}: {count}\u00a0month more as soon as the registration is confirmed. The services of the first {within}\u00a0months have been done in time.',
      other:
        '{rule}: {count}\u00a0months more as soon as the registration is confirmed. The services of the first {within}\u00a0months have been done in time.',
    },
    fr: {
      one: '{rule}\u00a0: {count}\u00a0mois de plus dès que l’enregistrement est confirmé. Les révisions des {within}\u00a0premiers mois ont été faites dans les délais.',
      other:
        '{rule}\u00a0: {count}\u00a0mois de plus dès que l’enregistrement est confirmé. Les révisions des {within}\u00a0premiers mois ont été faites dans les délais.',
    },
  },
  'extra.open': {
    it: {
      one: '{rule}: {count}\u00a0mese in più con tutti i tagliandi dei primi {within}\u00a0mesi, ognuno fatto entro {days}\u00a0giorni dalla data prevista.',
      other:
        '{rule}: {count}\u00a0mesi in più con tutti i tagliandi dei primi {within}\u00a0mesi, ognuno fatto entro {days}\u00a0giorni dalla data prevista.',
    },
    en: {
      one: '{rule}: {count}\u00a0month more with every service of the first {within}\u00a0months, each within {days}\u00a0days of its date.',
      other:
        '{rule}: {count}\u00a0months more with every service of the first {within}\u00a0months, each within {days}\u00a0days of its date.',
    },
    fr: {
      one: '{rule}\u00a0: {count}\u00a0mois de plus avec toutes les révisions des {within}\u00a0premiers mois, chacune à {days}\u00a0jours au plus de sa date.',
      other:
        '{rule}\u00a0: {count}\u00a0mois de plus avec toutes les révisions des {within}\u00a0premiers mois, chacune à {days}\u00a0jours au plus de sa date.',
    },
  },
  'extra.lost': {
    it: {
      one: '{rule}: senza {count}\u00a0mese in più, perché manca un tagliando dei primi {within}\u00a0mesi. Per il resto la garanzia non cambia.',
      other:
        '{rule}: senza i {count}\u00a0mesi in più, perché manca un tagliando dei primi {within}\u00a0mesi. Per il resto la garanzia non cambia.',
    },
    en: {
      one: '{rule}: without {count}\u00a0month more, because a service of the first {within}\u00a0months was missed. The rest of the warranty does not change.',
      other:
        '{rule}: without the {count}\u00a0months more, because a service of the first {within}\u00a0months was missed. The rest of the warranty does not change.',
    },
    fr: {
      one: '{rule}\u00a0: sans {count}\u00a0mois de plus, car une révision des {within}\u00a0premiers mois manque. Le reste de la garantie ne change pas.',
      other:
        '{rule}\u00a0: sans les {count}\u00a0mois de plus, car une révision des {within}\u00a0premiers mois manque. Le reste de la garantie ne change pas.',
    },
  },
  rules: {
    it: 'Valgono i tagliandi che un rivenditore fa e scrive nella scheda della bici, fino a {count}\u00a0giorni prima o dopo la data prevista. La garanzia legale non dipende dai tagliandi.',
    en: 'A service counts when a dealer does it and enters it on the bike’s page, up to {count}\u00a0days before or after its date. The legal guarantee does not depend on services.',
    fr: 'Une révision compte lorsqu’un revendeur la fait et l’inscrit sur la fiche du vélo, jusqu’à {count}\u00a0jours avant ou après sa date. La garantie légale ne dépend pas des révisions.',
  },
} as const satisfies WordTable

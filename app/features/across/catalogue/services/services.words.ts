import type { WordTable } from '#app/kit/words/words.ts'
import { serviceWords } from '#app/features/bicycles/coverage/coverage.services.words.ts'
import { terms } from '#app/terms.words.ts'
import { draftWords } from '../draft.words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const servicesWords = {
  ...editingWords,
  ...serviceWords,
  intro: {
    it: 'I tagliandi che una bici deve fare, contati dall’acquisto. Una bici conserva il piano con cui è stata registrata: una modifica vale per quelle registrate dopo la pubblicazione.',
    en: 'The services a bike is due for, counted from its purchase. A bike keeps the plan it was registered under: a change holds for those registered after it is published.',
    fr: 'Les révisions prévues pour un vélo, comptées depuis l’achat. Un vélo garde le plan sous lequel il a été enregistré\u00a0: une modification vaut pour ceux enregistrés après sa publication.',
  },
  none: { it: 'Ancora nessun tagliando.', en: 'No service yet.', fr: 'Aucune révision pour l’instant.' },
  new: { it: 'Nuovo tagliando', en: 'New service', fr: 'Nouvelle révision' },
  'change.one': { it: 'Modifica il tagliando', en: 'Change the service', fr: 'Modifier la révision' },
  when: terms.when,
  'when.first': {
    it: { one: 'dopo un mese', other: 'dopo {count}\u00a0mesi' },
    en: { one: 'after one month', other: 'after {count}\u00a0months' },
    fr: { one: 'après un mois', other: 'après {count}\u00a0mois' },
  },
  'when.then': {
    it: { one: 'poi ogni mese', other: 'poi ogni {count}\u00a0mesi' },
    en: { one: 'then every month', other: 'then every {count}\u00a0months' },
    fr: { one: 'puis tous les mois', other: 'puis tous les {count}\u00a0mois' },
  },
  service: {
    it: 'Lavoro nella scheda della bici',
    en: 'Service in the bike’s log',
    fr: 'Opération sur la fiche du vélo',
  },
  'service.hint': {
    it: 'Il tagliando è fatto quando un rivenditore scrive questo lavoro nella scheda.',
    en: 'The service is done once a dealer enters this on the bike’s page.',
    fr: 'La révision est faite lorsqu’un revendeur inscrit cette opération sur la fiche.',
  },
  first_months: { it: 'Mesi dopo l’acquisto', en: 'Months after the purchase', fr: 'Mois après l’achat' },
  every_months: {
    it: 'Poi ogni quanti mesi (facoltativo)',
    en: 'Then every so many months (optional)',
    fr: 'Puis tous les combien de mois (facultatif)',
  },
  'every.hint': { it: 'Vuoto: una volta sola.', en: 'Blank: once only.', fr: 'Vide\u00a0: une seule fois.' },
  kilometres: { it: 'Chilometri (facoltativo)', en: 'Kilometres (optional)', fr: 'Kilomètres (facultatif)' },
  'kilometres.hint': {
    it: 'Solo come consiglio: decide la data.',
    en: 'As advice only: the date decides.',
    fr: 'À titre de conseil\u00a0: la date est déterminante.',
  },
  families: draftWords['section.families'],
  'any.hint': {
    it: 'Senza scelta vale per ogni modello.',
    en: 'None chosen: for every model.',
    fr: 'Sans choix, pour tous les modèles.',
  },
  counts: {
    it: 'Fa parte del libretto: serve per i mesi in più di garanzia',
    en: 'Part of the service book: needed for the extra months of warranty',
    fr: 'Fait partie du carnet\u00a0: nécessaire pour les mois de garantie supplémentaires',
  },
  'counts.short': { it: 'Libretto', en: 'Service book', fr: 'Carnet' },
  'counts.yes': terms.yes,
  'counts.no': { it: 'solo consigliato', en: 'advice only', fr: 'conseillé seulement' },
  offered: { it: 'In uso', en: 'In use', fr: 'Utilisé' },
  grace: { it: 'Tolleranza', en: 'Days of grace', fr: 'Tolérance' },
  grace_days: {
    it: 'Giorni prima e dopo la data prevista',
    en: 'Days before and after the date',
    fr: 'Jours avant et après la date prévue',
  },
  'grace.hint': {
    it: 'L’ultimo giorno vale ancora. Anche la registrazione nella scheda deve avvenire entro quel giorno.',
    en: 'The last day still counts. The entry on the bike’s page must be made by that day too.',
    fr: 'Le dernier jour compte encore. L’inscription sur la fiche doit aussi être faite au plus tard ce jour-là.',
  },
  'notice.grace': { it: 'Tolleranza salvata', en: 'Days of grace saved', fr: 'Tolérance enregistrée' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { factsWords } from '#app/features/people/company-facts/company-facts.words.ts'

/** The shops of a dealer. */
export const shopWords = {
  shops: terms.shops,
  appointments: terms.appointments,
  intro: {
    it: 'Dove i clienti trovano la tua azienda: indirizzo, orari e giorni di chiusura.',
    en: 'Where customers find your company: address, opening hours and closed days.',
    fr: 'Où les clients trouvent votre entreprise\u00a0: adresse, horaires et jours de fermeture.',
  },
  none: { it: 'Ancora nessun punto vendita.', en: 'No shops yet.', fr: 'Aucun point de vente pour l’instant.' },
  new: { it: 'Nuovo punto vendita', en: 'New shop', fr: 'Nouveau point de vente' },
  edit: terms.edit,
  'edit.of': { it: 'Modifica {name}', en: 'Edit {name}', fr: 'Modifier {name}' },
  add: { it: 'Aggiungi punto vendita', en: 'Add shop', fr: 'Ajouter le point de vente' },
  save: terms.save,

  name: terms.name,
  address: terms.address,
  street: factsWords.street,
  postcode: factsWords.postcode,
  city: factsWords.city,
  country: terms.country,
  timeZone: factsWords.timeZone,
  'timeZone.hint': {
    it: 'Senza una scelta vale quello del paese.',
    en: 'Without a choice it is that of the country.',
    fr: 'Sans choix, c’est celui du pays.',
  },
  'timeZone.country': { it: 'Quello del paese', en: 'That of the country', fr: 'Celui du pays' },
  phone: terms.phone,
  email: terms.email,
  hours: factsWords.hours,
  'hours.hint': {
    it: 'Ad esempio 9:00-12:30, 15:00-19:00. Un giorno vuoto è di chiusura.',
    en: 'Such as 9:00-12:30, 15:00-19:00. Leave a day blank if it is closed.',
    fr: 'Par exemple 9:00-12:30, 15:00-19:00. Un jour vide est un jour de fermeture.',
  },
  closed: { it: 'chiuso', en: 'closed', fr: 'fermé' },
  monday: { it: 'Lunedì', en: 'Monday', fr: 'Lundi' },
  tuesday: { it: 'Martedì', en: 'Tuesday', fr: 'Mardi' },
  wednesday: { it: 'Mercoledì', en: 'Wednesday', fr: 'Mercredi' },
  thursday: { it: 'Giovedì', en: 'Thursday', fr: 'Jeudi' },
  friday: { it: 'Venerdì', en: 'Friday', fr: 'Vendredi' },
  saturday: { it: 'Sabato', en: 'Saturday', fr: 'Samedi' },
  sunday: { it: 'Domenica', en: 'Sunday', fr: 'Dimanche' },
  wayIn: factsWords.wayIn,
  'wayIn.hint': {
    it: 'Dove parcheggiare, quale porta, a chi rivolgersi.',
    en: 'Where to park, which door, whom to ask for.',
    fr: 'Où se garer, quelle porte, à qui s’adresser.',
  },

  closures: factsWords.closures,
  'closures.none': { it: 'Nessuno in programma.', en: 'None planned.', fr: 'Aucun n’est prévu.' },
  from: terms.firstDay,
  to: terms.lastDay,
  'to.hint': {
    it: 'Vuoto se è un giorno solo.',
    en: 'Blank if it is a single day.',
    fr: 'Vide s’il n’y a qu’un jour.',
  },
  'closure.add': { it: 'Aggiungi chiusura', en: 'Add closed days', fr: 'Ajouter une fermeture' },
  'closure.remove': { it: 'Togli', en: 'Remove', fr: 'Supprimer' },
  'closure.remove.of': { it: 'Togli {days}', en: 'Remove {days}', fr: 'Supprimer {days}' },

  'remove.title': { it: 'Elimina il punto vendita', en: 'Delete the shop', fr: 'Supprimer le point de vente' },
  'remove.words': {
    it: '{name} sparisce per tutti, con orari e giorni di chiusura, e non si può recuperare. Gli appuntamenti passati restano.',
    en: '{name} disappears for everyone, with its hours and closed days, and cannot be restored. Past appointments stay.',
    fr: '{name} disparaît pour tout le monde, avec ses horaires et ses jours de fermeture, sans retour possible. Les rendez-vous passés restent.',
  },
  'remove.do': terms.delete,

  'notice.added': factsWords['notice.added'],
  'notice.saved': { it: 'Punto vendita salvato', en: 'Shop saved', fr: 'Point de vente enregistré' },
  'notice.removed': factsWords['notice.removed'],
  'notice.closure': { it: 'Chiusura aggiunta', en: 'Closed days added', fr: 'Fermeture ajoutée' },
  'notice.open': { it: 'Chiusura tolta', en: 'Closed days removed', fr: 'Fermeture supprimée' },

  'phone-wrong': factsWords['phone-wrong'],
  'time-zone-wrong': {
    it: 'Scegli un fuso orario dell’elenco.',
    en: 'Choose one of the time zones.',
    fr: 'Choisissez un des fuseaux horaires de la liste.',
  },
  'hours-wrong': {
    it: 'Scrivi gli orari come 9:00-12:30, 15:00-19:00, in ordine.',
    en: 'Write the hours like 9:00-12:30, 15:00-19:00, in order.',
    fr: 'Écrivez les horaires comme 9:00-12:30, 15:00-19:00, dans l’ordre.',
  },
  'closure-reversed': {
    it: 'L’ultimo giorno non può venire prima del primo.',
    en: 'The last day cannot come before the first.',
    fr: 'Le dernier jour ne peut pas précéder le premier.',
  },
  'closure-over': {
    it: 'Questi giorni sono già passati.',
    en: 'These days are over.',
    fr: 'Ces jours sont déjà passés.',
  },
  'shop-changed': {
    it: 'Nel frattempo un’altra persona ha modificato questo punto vendita. Il modulo mostra i tuoi dati: confrontali con quelli salvati e salva di nuovo.',
    en: 'Someone else has changed this shop in the meantime. The form shows your details: compare them with the saved ones and save again.',
    fr: 'Une autre personne a modifié ce point de vente entre-temps. Le formulaire affiche vos données\u00a0: comparez-les avec celles enregistrées et enregistrez de nouveau.',
  },
  'shop-booked': {
    it: 'Ci sono appuntamenti in corso o in programma: prima concludili o annullali.',
    en: 'There are appointments under way or ahead: finish or cancel them first.',
    fr: 'Des rendez-vous sont en cours ou prévus\u00a0: terminez-les ou annulez-les d’abord.',
  },
  touched: {
    it: 'Il punto vendita sarebbe chiuso, e ci sono appuntamenti: scegli qui sotto che cosa farne.',
    en: 'The shop would be closed, and there are appointments: choose below what becomes of them.',
    fr: 'Le point de vente serait fermé, et il y a des rendez-vous\u00a0: choisissez ci-dessous ce qu’ils deviennent.',
  },
  'touched.title': {
    it: 'Appuntamenti che cadono a negozio chiuso',
    en: 'Appointments at which the shop would be closed',
    fr: 'Rendez-vous qui tombent quand le magasin est fermé',
  },
  'touched.words': {
    it: 'Nessun appuntamento viene annullato. Nel passo seguente si vede per ciascuno il prossimo posto libero.',
    en: 'No appointment is cancelled. The next step proposes the next free place for each.',
    fr: 'Aucun rendez-vous n’est annulé. L’étape suivante propose pour chacun la prochaine place libre.',
  },
  'touched.words.staff': {
    it: 'Nessun appuntamento viene annullato: restano nella scheda del giorno, e il negozio può spostarli.',
    en: 'No appointment is cancelled: they stay on the day sheet, and the shop can move them.',
    fr: 'Aucun rendez-vous n’est annulé\u00a0: ils restent sur la feuille du jour, et le magasin peut les déplacer.',
  },
  'touched.move': {
    it: 'Salva e scegli dove spostarli',
    en: 'Save and choose where to move them',
    fr: 'Enregistrer et choisir où les déplacer',
  },
  'touched.keep': {
    it: 'Salva e lasciali come sono',
    en: 'Save and leave them as they are',
    fr: 'Enregistrer et les laisser tels quels',
  },
  'shops-many': {
    it: 'Non si possono aggiungere altri punti vendita.',
    en: 'No more shops can be added.',
    fr: 'Il n’est pas possible d’ajouter d’autres points de vente.',
  },
  'closures-many': {
    it: 'Ci sono già troppi giorni di chiusura: togline qualcuno.',
    en: 'There are too many closed days already: remove some.',
    fr: 'Il y a déjà trop de fermetures\u00a0: supprimez-en.',
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** The figures of appointments. */
export const figuresWords = {
  title: { it: 'Andamento degli appuntamenti', en: 'Figures of appointments', fr: 'Chiffres des rendez-vous' },
  free: { it: 'Primo giorno libero', en: 'First free day', fr: 'Premier jour libre' },
  'free.words': {
    it: 'Giorni da oggi al primo con posto per 60 minuti al banco.',
    en: 'Days from today to the first with room for 60 minutes at the bench.',
    fr: 'Jours d’ici au premier où 60 minutes d’atelier sont libres.',
  },
  'free.days': {
    it: { one: 'Tra {count} giorno', other: 'Tra {count} giorni' },
    en: { one: 'In {count} day', other: 'In {count} days' },
    fr: { one: 'Dans {count} jour', other: 'Dans {count} jours' },
  },
  'free.today': { it: 'Oggi', en: 'Today', fr: 'Aujourd’hui' },
  'free.none': { it: 'Nessuno in 60 giorni', en: 'None within 60 days', fr: 'Aucun en 60 jours' },
  months: { it: 'Mese per mese', en: 'Month by month', fr: 'Mois par mois' },
  'months.words': {
    it: 'Ogni appuntamento conta nel mese del suo giorno. Prenotato dai ciclisti: fissato online da chi viene. Promessa mantenuta: la bici era pronta entro il momento promesso. Attesa: giorni tra la prenotazione e il giorno fissato; metà degli appuntamenti aspetta di meno.',
    en: 'Each appointment counts in the month of its day. Booked by riders: made online by the person who comes. Promise kept: the bike was ready by the moment promised. Wait: days between the booking and the day; half of the appointments wait less.',
    fr: 'Chaque rendez-vous compte dans le mois de son jour. Réservé par les cyclistes\u00a0: pris en ligne par la personne qui vient. Promesse tenue\u00a0: le vélo était prêt au moment promis. Attente\u00a0: jours entre la réservation et le jour\u00a0; la moitié des rendez-vous attend moins.',
  },
  month: terms.month,
  dealer: terms.dealer,
  booked: { it: 'Prenotati', en: 'Booked', fr: 'Réservés' },
  'by-riders': { it: 'Dai ciclisti', en: 'By riders', fr: 'Par les cyclistes' },
  'no-shows': { it: 'Non presentati', en: 'No-shows', fr: 'Absents' },
  cancelled: { it: 'Annullati', en: 'Cancelled', fr: 'Annulés' },
  promised: { it: 'Promessi', en: 'Promised', fr: 'Promis' },
  kept: { it: 'Promessa mantenuta', en: 'Promise kept', fr: 'Promesse tenue' },
  wait: { it: 'Attesa, giorni', en: 'Wait, days', fr: 'Attente, jours' },
  network: {
    it: 'Mediana dei rivenditori: {riders} prenotati dai ciclisti, {missed} non presentati, attesa in giorni: {wait}.',
    en: 'Median of all dealers: {riders} booked by riders, {missed} no-shows, wait in days: {wait}.',
    fr: 'Médiane des revendeurs\u00a0: {riders} réservés par les cyclistes, {missed} absents, attente en jours\u00a0: {wait}.',
  },
  'network.kept': {
    it: 'Promessa mantenuta: {kept}.',
    en: 'Promise kept: {kept}.',
    fr: 'Promesse tenue\u00a0: {kept}.',
  },
  none: { it: 'Ancora niente da contare', en: 'Nothing to count yet', fr: 'Rien à compter pour l’instant' },
  'file.name': { it: 'andamento appuntamenti', en: 'figures of appointments', fr: 'chiffres des rendez-vous' },
} as const satisfies WordTable

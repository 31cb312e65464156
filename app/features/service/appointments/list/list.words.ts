import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const listWords = {
  title: { it: 'Tutti gli appuntamenti', en: 'All appointments', fr: 'Tous les rendez-vous' },
  figures: { it: 'Andamento', en: 'Figures', fr: 'Chiffres' },
  serial: terms.serialNumber,
  day: { it: 'Per il giorno', en: 'On the day', fr: 'Pour le jour' },
  time: { it: 'Ora', en: 'Time', fr: 'Heure' },
  number: terms.number,
  state: terms.status,
  'state.all': terms.allStatuses,
  'search.hint': { it: 'Nome, serie, telefono', en: 'Name, serial, phone', fr: 'Nom, série, téléphone' },
  'search.fields': {
    it: 'nome, numero di serie, telefono o n. dell’appuntamento',
    en: 'name, serial number, phone or appointment number',
    fr: 'nom, numéro de série, téléphone ou n°\u00a0du rendez-vous',
  },
  'order.day-desc': { it: 'Giorno, dal più recente', en: 'Latest day first', fr: 'Jour, du plus récent' },
  'order.day-asc': { it: 'Giorno, dal più vecchio', en: 'Earliest day first', fr: 'Jour, du plus ancien' },
  'order.booked-desc': { it: 'Prenotati per ultimi', en: 'Booked last', fr: 'Réservés en dernier' },
  'order.booked-asc': { it: 'Prenotati per primi', en: 'Booked first', fr: 'Réservés en premier' },
  count: {
    it: { one: '{count} appuntamento', other: '{count} appuntamenti' },
    en: { one: '{count} appointment', other: '{count} appointments' },
    fr: { one: '{count} rendez-vous', other: '{count} rendez-vous' },
  },
  empty: { it: 'Nessun appuntamento', en: 'No appointments', fr: 'Aucun rendez-vous' },
  'empty.words': {
    it: 'Qui si cercano tutti gli appuntamenti, passati e futuri.',
    en: 'All appointments, past and to come, are searched here.',
    fr: 'Tous les rendez-vous, passés et à venir, se cherchent ici.',
  },
  'no-result': { it: 'Nessun appuntamento trovato', en: 'No appointments found', fr: 'Aucun rendez-vous trouvé' },
  'show-all': {
    it: 'Mostra tutti gli appuntamenti',
    en: 'Show all appointments',
    fr: 'Afficher tous les rendez-vous',
  },
  error: {
    it: 'Errore nel caricamento degli appuntamenti',
    en: 'Error loading the appointments',
    fr: 'Erreur lors du chargement des rendez-vous',
  },
  'file.name': { it: 'appuntamenti', en: 'appointments', fr: 'rendez-vous' },
} as const satisfies WordTable

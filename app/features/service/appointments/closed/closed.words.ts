import type { WordTable } from '#app/kit/words/words.ts'

/** Appointments at which the shop is closed. */
export const closedWords = {
  title: {
    it: 'Appuntamenti a negozio chiuso',
    en: 'Appointments while the shop is closed',
    fr: 'Rendez-vous pendant la fermeture',
  },
  words: {
    it: 'Accanto a ciascuno c’è il prossimo posto libero. Chi viene spostato viene avvisato della nuova data; per gli altri non cambia niente.',
    en: 'Beside each stands the next free place. People who are moved are told the new date; for the others nothing changes.',
    fr: 'À côté de chacun figure la prochaine place libre. Les personnes déplacées sont informées de la nouvelle date\u00a0; pour les autres, rien ne change.',
  },
  to: { it: 'Sposta a', en: 'Move to', fr: 'Déplacer au' },
  'to.none': {
    it: 'Nelle prossime sei settimane non c’è posto.',
    en: 'There is no place in the next six weeks.',
    fr: 'Aucune place dans les six prochaines semaines.',
  },
  keep: { it: 'Lascia com’è', en: 'Leave as it is', fr: 'Laisser tel quel' },
  do: { it: 'Sposta come scelto', en: 'Move as chosen', fr: 'Déplacer selon les choix' },
  none: {
    it: 'Nessun appuntamento cade a negozio chiuso',
    en: 'No appointment falls while the shop is closed',
    fr: 'Aucun rendez-vous ne tombe pendant la fermeture',
  },
  'notice.move': { it: 'Appuntamenti aggiornati', en: 'Appointments updated', fr: 'Rendez-vous mis à jour' },
  outside: {
    it: { one: '{count} appuntamento cade a negozio chiuso.', other: '{count} appuntamenti cadono a negozio chiuso.' },
    en: {
      one: '{count} appointment falls while the shop is closed.',
      other: '{count} appointments fall while the shop is closed.',
    },
    fr: {
      one: '{count} rendez-vous tombe pendant la fermeture.',
      other: '{count} rendez-vous tombent pendant la fermeture.',
    },
  },
  'outside.do': { it: 'Scegli dove spostarli', en: 'Choose where to move them', fr: 'Choisir où les déplacer' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

const saved = { it: 'Minuti salvati', en: 'Minutes saved', fr: 'Minutes enregistrées' }

/** Days with minutes that differ from the usual ones. */
export const minutesWords = {
  title: {
    it: 'Minuti solo per questo giorno',
    en: 'Minutes for this day alone',
    fr: 'Capacité d’atelier de ce jour',
  },
  words: {
    it: 'Per un meccanico in ferie o un sabato con più lavoro. Quello che è già prenotato resta.',
    en: 'For a mechanic on holiday, or a Saturday with more work. What is booked already stays.',
    fr: 'Pour un mécanicien en congé ou un samedi plus chargé. Ce qui est déjà réservé reste.',
  },
  minutes: { it: 'Minuti al banco', en: 'Bench minutes', fr: 'Minutes d’atelier' },
  until: terms.lastDay,
  'until.hint': {
    it: 'Vuoto se vale solo per questo giorno.',
    en: 'Blank if it is this day only.',
    fr: 'Vide si cela ne vaut que pour ce jour.',
  },
  save: terms.save,
  usual: { it: 'Torna ai minuti soliti', en: 'Back to the usual minutes', fr: 'Revenir aux minutes habituelles' },
  own: { it: 'minuti solo di questo giorno', en: 'minutes of this day alone', fr: 'minutes propres à ce jour' },
  over: {
    it: { one: '{count} minuto oltre', other: '{count} minuti oltre' },
    en: { one: '{count} minute beyond', other: '{count} minutes beyond' },
    fr: { one: '{count} minute en trop', other: '{count} minutes en trop' },
  },
  'notice.minutes': saved,
  'notice.usual': saved,
} as const satisfies WordTable

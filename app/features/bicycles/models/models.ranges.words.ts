import type { WordTable } from '#app/kit/words/words.ts'

/** What may be wrong where serial numbers and ranges are listed, spread into the words of the form they stand in. */
export const serialMistakes = {
  'number-form': {
    it: 'Solo lettere, cifre e trattini, ad esempio 2026-01',
    en: 'Letters, digits and dashes only, for example 2026-01',
    fr: 'Lettres, chiffres et tirets uniquement, par exemple 2026-01',
  },
  'serial-line': {
    it: '«{line}» non è un numero di serie né un intervallo. Scrivi un numero per riga, o due con un trattino tra spazi.',
    en: '“{line}” is neither a serial number nor a range. Write one number a line, or two with a dash between spaces.',
    fr: '«\u00a0{line}\u00a0» n’est ni un numéro de série ni un intervalle. Écrivez un numéro par ligne, ou deux séparés par un tiret entre espaces.',
  },
  'serial-backwards': {
    it: '«{line}» non è un intervallo: il secondo numero deve seguire il primo ed essere altrettanto lungo.',
    en: '“{line}” is no range: the second number has to follow the first and be as long.',
    fr: '«\u00a0{line}\u00a0» n’est pas un intervalle\u00a0: le second numéro doit suivre le premier et être aussi long.',
  },
  'serials-many': {
    it: 'Sono troppi: il limite è 20.000 numeri, e 200 intervalli',
    en: 'Too many: the limit is 20,000 numbers, and 200 ranges',
    fr: 'Trop de numéros\u00a0: la limite est de 20\u00a0000 numéros et de 200 intervalles',
  },
} as const satisfies WordTable

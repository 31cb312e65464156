import type { WordTable } from '#app/kit/words/words.ts'
import type { KindName } from './kind-names.ts'

/** What can be imported, as a list of choices names it. */
export const kindWords = {
  'built-bicycles': { it: 'Bici costruite', en: 'Built bicycles', fr: 'Vélos fabriqués' },
} as const satisfies WordTable & Record<KindName, WordTable[string]>

/** What the file of each kind holds, and by what its records are found again. */
export const kindHints = {
  'built-bicycles': {
    it: 'Una riga per bici, riconosciuta dal numero di serie.',
    en: 'One row a bicycle, found again by its serial number.',
    fr: 'Une ligne par vélo, reconnu par son numéro de série.',
  },
} as const satisfies WordTable & Record<KindName, WordTable[string]>

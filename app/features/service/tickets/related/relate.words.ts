import type { WordTable } from '#app/kit/words/words.ts'
import { splitWords } from './split/split.words.ts'

/** Staff put two tickets together. */
export const relateWords = {
  none: {
    it: 'Nessun altro intervento è collegato a questo.',
    en: 'No other ticket is linked with this one.',
    fr: 'Aucun autre dossier SAV n’est lié à celui-ci.',
  },
  unlink: { it: 'Scollega', en: 'Unlink', fr: 'Délier' },
  'unlink.of': { it: 'Scollega il n. {number}', en: 'Unlink no. {number}', fr: 'Délier le n°\u00a0{number}' },
  relate: {
    it: 'Collega o unisci a un altro',
    en: 'Link or merge with another',
    fr: 'Lier ou fusionner avec un autre',
  },
  other: { it: 'Numero dell’altro intervento', en: 'Number of the other ticket', fr: 'Numéro de l’autre dossier SAV' },
  how: { it: 'Che cosa fare', en: 'What to do', fr: 'Que faire' },
  link: { it: 'Collega', en: 'Link', fr: 'Lier' },
  merge: { it: 'Unisci questo all’altro', en: 'Merge this one into the other', fr: 'Fusionner celui-ci avec l’autre' },
  'how.hint': {
    it: 'Se li colleghi, restano entrambi come sono. Se li unisci, questo si chiude e il cliente legge dove prosegue: solo tra interventi dello stesso cliente.',
    en: 'If you link them, both stay as they are. If you merge them, this one is closed and the customer reads where it goes on: only between tickets of the same customer.',
    fr: 'Si vous les liez, les deux restent tels quels. Si vous les fusionnez, celui-ci est clôturé et le client lit où il se poursuit\u00a0: uniquement entre dossiers SAV du même client.',
  },
  split: splitWords.title,
  send: { it: 'Procedi', en: 'Proceed', fr: 'Continuer' },
  'link.of': { it: 'Collega il n. {number}', en: 'Link no. {number}', fr: 'Lier le n°\u00a0{number}' },
  'merge.with': { it: 'Unisci questo', en: 'Merge this one', fr: 'Fusionner celui-ci' },
  'merge.of': {
    it: 'Unisci questo al n. {number}',
    en: 'Merge this one into no. {number}',
    fr: 'Fusionner celui-ci avec le n°\u00a0{number}',
  },
  'merge.sure': {
    it: 'Questo intervento si chiude e il cliente legge che prosegue nel n. {number}. Messaggi e foto restano dove sono.',
    en: 'This ticket is closed, and the customer reads that it goes on in no. {number}. Messages and photos stay where they are.',
    fr: 'Ce dossier SAV est clôturé, et le client lit qu’il se poursuit dans le n°\u00a0{number}. Messages et photos restent en place.',
  },
} as const satisfies WordTable

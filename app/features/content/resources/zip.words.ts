import type { WordTable } from '#app/kit/words/words.ts'

export const zipWords = {
  file: { it: 'CONDIZIONI-D-USO.txt', en: 'TERMS-OF-USE.txt', fr: 'CONDITIONS-D-UTILISATION.txt' },
  title: {
    it: 'Condizioni d’uso dei materiali {brand}',
    en: 'Terms of use of {brand} materials',
    fr: 'Conditions d’utilisation des supports {brand}',
  },
  intro: {
    it: 'Conserva questo testo insieme ai file: per ciascuno dice quale uso è consentito.',
    en: 'Keep this text with the files: it says what you may do with each of them.',
    fr: 'Conservez ce texte avec les fichiers\u00a0: il précise ce que vous pouvez faire de chacun.',
  },
  over: {
    it: 'ESCLUSO: i diritti sono scaduti, il file non è in questo zip e non si può più usare.',
    en: 'LEFT OUT: its rights have ended, the file is not in the zip and may not be used any more.',
    fr: 'EXCLU\u00a0: les droits ont expiré, ce fichier n’est pas dans le zip et ne peut plus être utilisé.',
  },
  missing: {
    it: 'MANCA: il file non è in questo zip. Chiedilo all’assistenza.',
    en: 'MISSING: this file is not in the zip. Our after-sales team can help you.',
    fr: 'MANQUANT\u00a0: ce fichier n’est pas dans le zip. Le service après-vente peut vous aider.',
  },
} as const satisfies WordTable

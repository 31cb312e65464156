import type { WordTable } from '#app/kit/words/words.ts'

export const exportWords = {
  cut: {
    it: 'Il file si ferma qui, a {count} righe: imposta dei filtri per esportare le altre.',
    en: 'The file ends here, after {count} rows: set filters to get the others.',
    fr: 'Le fichier s’arrête ici, à {count} lignes\u00a0: pour les autres, utilisez des filtres.',
  },
  csv: { it: 'CSV', en: 'CSV', fr: 'CSV' },
  xlsx: { it: 'Excel', en: 'Excel', fr: 'Excel' },
  'csv.of': { it: 'Esporta in CSV', en: 'Export as CSV', fr: 'Exporter en CSV' },
  'xlsx.of': { it: 'Esporta in Excel', en: 'Export as Excel', fr: 'Exporter en Excel' },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'

/** Column headings of the export that appear on no page. */
export const exportWords = {
  company: { it: 'Cliente', en: 'Customer', fr: 'Client' },
  author: { it: 'Aperto da', en: 'Opened by', fr: 'Ouvert par' },
  promised: { it: 'Data prevista', en: 'Promised date', fr: 'Date prévue' },
  reason: { it: 'Motivazione', en: 'Reason for the decision', fr: 'Motif de la décision' },
  'closed.as': { it: 'Chiuso come', en: 'Closed as', fr: 'Motif de clôture' },
  opened: { it: 'Apertura', en: 'Opened on', fr: 'Ouvert le' },
  closed: { it: 'Chiusura', en: 'Closed on', fr: 'Clôturé le' },
} as const satisfies WordTable

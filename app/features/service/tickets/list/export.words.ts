import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** Column headings of the export that appear on no page. */
export const exportWords = {
  company: terms.customer,
  author: { it: 'Aperto da', en: 'Opened by', fr: 'Ouvert par' },
  promised: terms.promisedDate,
  reason: { it: 'Motivazione', en: 'Reason for the decision', fr: 'Motif de la décision' },
  'closed.as': terms.closedAs,
  opened: { it: 'Apertura', en: 'Opened on', fr: 'Ouvert le' },
  closed: { it: 'Chiusura', en: 'Closed on', fr: 'Clôturé le' },
} as const satisfies WordTable

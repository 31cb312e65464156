import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { assignWords } from '../queue/assign.words.ts'
import { pageWords } from '../page/page.words.ts'
import { deskWords } from '../desk/desk.words.ts'

/** Column headings of the export that appear on no page. */
export const exportWords = {
  company: terms.customer,
  author: deskWords.author,
  written: { it: 'Scritto al telefono da', en: 'Written on the phone by', fr: 'Rédigé au téléphone par' },
  assignee: assignWords.assignee,
  promised: terms.promisedDate,
  reason: { it: 'Motivazione', en: 'Reason for the decision', fr: 'Motif de la décision' },
  'closed.as': terms.closedAs,
  'labour.asked': pageWords['event.labour_added'],
  'labour.granted': {
    it: 'Minuti d’officina riconosciuti',
    en: 'Workshop minutes granted',
    fr: 'Minutes d’atelier accordées',
  },
  opened: deskWords.opened,
  closed: { it: 'Chiusura', en: 'Closed on', fr: 'Clôturé le' },
} as const satisfies WordTable

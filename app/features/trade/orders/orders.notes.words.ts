import type { WordTable } from '#app/kit/words/words.ts'
import { orderStatuses } from './orders.ts'

const known = orderStatuses.map((status) => `\`${status}\``).join(', ')
const ofErp = '`Draft`, `In Review`, `Pending Approval`, `Pending Prepayment`, `Released`, `Canceled`'

/** What programs are told of an order's fields. */
export const orderNotes = {
  statusSent: {
    it: `${known}, oppure come lo dice Business Central: ${ofErp}. Quanto è spedito e fatturato si ricava dalle righe e da invoiceNumber; un altro testo resta com’è`,
    en: `${known}, or as Business Central says it: ${ofErp}. How far it is shipped and invoiced follows from its lines and invoiceNumber; another text stays as it is`,
    fr: `${known}, ou comme le dit Business Central\u00a0: ${ofErp}. Ce qui est expédié et facturé découle des lignes et de invoiceNumber\u00a0; un autre texte reste tel quel`,
  },
  status: {
    it: `${known}; se l’ERP lo chiama altrimenti, il suo testo`,
    en: `${known}; where the ERP calls it otherwise, its own text`,
    fr: `${known}\u00a0; si l’ERP l’appelle autrement, son propre texte`,
  },
} as const satisfies WordTable

import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What people are called by their role, on every page. */
export const roleWords = {
  owner: { it: 'Titolare', en: 'Owner', fr: 'Responsable' },
  sales: { it: 'Vendite', en: 'Sales', fr: 'Vente' },
  workshop: terms.workshop,
  customer: terms.rider,
  agent: terms.afterSales,
  admin: { it: 'Amministratore', en: 'Administrator', fr: 'Administrateur' },
} as const satisfies WordTable

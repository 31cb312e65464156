import type { WordTable } from '#app/kit/words/words.ts'

/** What people are called by their role, on every page. */
export const roleWords = {
  owner: { it: 'Titolare', en: 'Owner', fr: 'Responsable' },
  sales: { it: 'Vendite', en: 'Sales', fr: 'Vente' },
  workshop: { it: 'Officina', en: 'Workshop', fr: 'Atelier' },
  customer: { it: 'Ciclista', en: 'Rider', fr: 'Cycliste' },
  agent: { it: 'Assistenza', en: 'After-sales', fr: 'Service après-vente' },
  admin: { it: 'Amministratore', en: 'Administrator', fr: 'Administrateur' },
} as const satisfies WordTable

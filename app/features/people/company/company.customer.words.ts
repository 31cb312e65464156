import type { WordTable } from '#app/kit/words/words.ts'

/** What the lists of staff say about customers. */
export const customerWords = {
  customer: { it: 'Cliente: {name}', en: 'Customer: {name}', fr: 'Client\u00a0: {name}' },
  'customer.all': { it: 'mostra tutti i clienti', en: 'show all customers', fr: 'afficher tous les clients' },
  'customers.named': { it: 'Clienti trovati', en: 'Customers found', fr: 'Clients trouvés' },
} as const satisfies WordTable

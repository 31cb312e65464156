import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the list and the page of invoices have in common. */
export const invoiceWords = {
  invoices: terms.invoices,
  'number.invoice': { it: 'Fattura {number}', en: 'Invoice {number}', fr: 'Facture {number}' },
  'number.credit': { it: 'Nota di credito {number}', en: 'Credit note {number}', fr: 'Avoir {number}' },
  'kind.invoice': terms.invoice,
  'kind.credit': terms.creditNote,
  'state.open': { it: 'Da pagare', en: 'To be paid', fr: 'À payer' },
  'state.overdue': { it: 'Scaduta', en: 'Overdue', fr: 'En retard' },
  'state.paid': { it: 'Pagata', en: 'Paid', fr: 'Payée' },
  'state.credit': terms.creditNote,
  number: terms.number,
  kind: terms.document,
  order: terms.order,
  company: terms.customer,
  reference: terms.ownReference,
  'reference.customers': terms.customerReference,
  issued: terms.date,
  due: { it: 'Scadenza', en: 'Due', fr: 'Échéance' },
  paid: { it: 'Pagata', en: 'Paid on', fr: 'Payée le' },
  status: terms.status,
  net: terms.net,
  vat: terms.vat,
  total: terms.totalWithTax,
  open: { it: 'Residuo da pagare', en: 'Still to be paid', fr: 'Reste à payer' },
} as const satisfies WordTable

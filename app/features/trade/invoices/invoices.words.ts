import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the list and the page of invoices have in common. */
export const invoiceWords = {
  invoices: { it: 'Fatture', en: 'Invoices', fr: 'Factures' },
  'number.invoice': { it: 'Fattura {number}', en: 'Invoice {number}', fr: 'Facture {number}' },
  'number.credit': { it: 'Nota di credito {number}', en: 'Credit note {number}', fr: 'Avoir {number}' },
  'kind.invoice': { it: 'Fattura', en: 'Invoice', fr: 'Facture' },
  'kind.credit': { it: 'Nota di credito', en: 'Credit note', fr: 'Avoir' },
  'state.open': { it: 'Da pagare', en: 'To be paid', fr: 'À payer' },
  'state.overdue': { it: 'Scaduta', en: 'Overdue', fr: 'En retard' },
  'state.paid': { it: 'Pagata', en: 'Paid', fr: 'Payée' },
  'state.credit': { it: 'Nota di credito', en: 'Credit note', fr: 'Avoir' },
  number: { it: 'Numero', en: 'Number', fr: 'Numéro' },
  kind: { it: 'Documento', en: 'Document', fr: 'Document' },
  order: { it: 'Ordine', en: 'Order', fr: 'Commande' },
  company: terms.customer,
  reference: terms.ownReference,
  'reference.customers': terms.customerReference,
  issued: { it: 'Data', en: 'Date', fr: 'Date' },
  due: { it: 'Scadenza', en: 'Due', fr: 'Échéance' },
  paid: { it: 'Pagata', en: 'Paid on', fr: 'Payée le' },
  status: terms.status,
  net: terms.net,
  vat: terms.vat,
  total: terms.totalWithTax,
  open: { it: 'Residuo da pagare', en: 'Still to be paid', fr: 'Reste à payer' },
} as const satisfies WordTable

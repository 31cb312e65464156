import { invoiceWords } from '#app/features/trade/invoices/invoices.words.ts'
import { lineWords } from '#app/features/trade/items/items.words.ts'
import { orderWords } from '#app/features/trade/orders/orders.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the ERP hands over, field by field. */
export const fieldWords = {
  number: terms.number,
  customerNumber: terms.customerNumber,
  externalDocumentNumber: terms.customerReference,
  orderNumber: { it: 'Numero dell’ordine', en: 'Order number', fr: 'Numéro de commande' },
  name: terms.name,
  names: terms.name,
  kind: terms.kind,
  status: terms.status,
  orderDate: orderWords.date,
  createdAt: orderWords.created,
  changedAt: { it: 'Ultima modifica', en: 'Last change', fr: 'Dernière modification' },
  issuedOn: { it: 'Data del documento', en: 'Document date', fr: 'Date du document' },
  dueOn: invoiceWords.due,
  paidOn: { it: 'Data di pagamento', en: 'Paid on', fr: 'Date de paiement' },
  requestedDeliveryDate: orderWords.requested,
  expectedDate: lineWords.expected,
  currency: terms.currency,
  netAmount: terms.net,
  vatAmount: terms.vat,
  totalAmount: terms.totalWithTax,
  openAmount: invoiceWords.open,
  item: lineWords.item,
  itemNumber: lineWords.item_number,
  itemName: { it: 'Descrizione articolo', en: 'Item description', fr: 'Désignation' },
  quantity: lineWords.quantity,
  quantityShipped: { it: 'Quantità spedita', en: 'Quantity shipped', fr: 'Quantité expédiée' },
  light: terms.availability,
  price: terms.price,
  amount: terms.amount,
  serialNumbers: terms.serialNumbers,
} as const satisfies WordTable

const pathWords = {
  line: { it: 'Riga {line}, {field}', en: 'Line {line}, {field}', fr: 'Ligne {line}, {field}' },
} as const satisfies WordTable

/** A field by its path, as in `lines.0.price`: in words where it has some, else as the mapping calls it. */
export function fieldIn(locale: Locale, path: string): string {
  const [, line, ofLine] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
  if (line !== undefined && ofLine !== undefined)
    return sayIn(pathWords, locale)('line', { line: Number(line) + 1, field: fieldIn(locale, ofLine) })
  // Object.hasOwn does not narrow.
  return Object.hasOwn(fieldWords, path) ? sayIn(fieldWords, locale)(path as keyof typeof fieldWords) : path
}

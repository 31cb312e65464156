import { terms } from '#app/terms.words.ts'
import type { Column } from '../kind.ts'
import { customerColumn, lineColumn, lineNumber } from './lines.columns.ts'

const text = (max: number) => ({ type: 'text', max }) as const
const money = { type: 'money', currency: 'currency' } as const
const quantity = { type: 'number', least: 0, most: 1_000_000, decimals: 5 } as const

/** What an order is as a whole; it is repeated on the row of each of its lines. */
const headColumns: readonly Column[] = [
  {
    name: 'number',
    label: { it: 'Numero ordine', en: 'Order number', fr: 'Numéro de commande' },
    aliases: ['number', 'no', 'order', 'order no', 'ordine', 'n ordine', 'numero', 'commande', 'n commande'],
    isRequired: true,
    cell: text(60),
    example: 'OV-26-0001',
  },
  customerColumn,
  {
    name: 'order_date',
    label: { it: 'Data ordine', en: 'Order date', fr: 'Date de commande' },
    aliases: ['date', 'data', 'document date'],
    isRequired: true,
    cell: { type: 'day' },
    example: { day: '2026-03-04' },
  },
  { name: 'currency', label: terms.currency, isRequired: true, cell: { type: 'currency' }, example: 'EUR' },
  {
    name: 'status',
    label: terms.status,
    aliases: ['state', 'stato ordine', 'order status'],
    isRequired: true,
    cell: text(60),
    example: 'Released',
  },
  {
    name: 'external_document_number',
    label: { it: 'Riferimento cliente', en: 'Customer reference', fr: 'Référence client' },
    aliases: ['external document number', 'external document no', 'your reference', 'riferimento'],
    cell: text(200),
    example: 'A-104',
  },
  { name: 'name', label: { it: 'Descrizione', en: 'Description', fr: 'Description' }, cell: text(200), example: '' },
  {
    name: 'requested_delivery_date',
    label: { it: 'Consegna richiesta', en: 'Requested delivery', fr: 'Livraison souhaitée' },
    aliases: ['requested delivery date', 'data consegna richiesta'],
    cell: { type: 'day' },
    example: { day: '2026-04-15' },
  },
  {
    name: 'net_amount',
    label: { it: 'Imponibile', en: 'Net amount', fr: 'Total HT' },
    aliases: ['amount excluding vat', 'totale imponibile'],
    cell: money,
    example: 10_450,
  },
  {
    name: 'vat_amount',
    label: { it: 'IVA', en: 'VAT', fr: 'TVA' },
    aliases: ['vat amount'],
    cell: money,
    example: 2299,
  },
  {
    name: 'total_amount',
    label: { it: 'Totale ordine', en: 'Order total', fr: 'Total TTC' },
    aliases: ['total', 'totale', 'amount including vat', 'total amount'],
    cell: money,
    example: 12_749,
  },
  {
    name: 'payment_method',
    label: { it: 'Pagamento', en: 'Payment', fr: 'Paiement' },
    aliases: ['payment method', 'payment terms'],
    cell: text(200),
    example: '',
  },
  {
    name: 'shipment_method',
    label: { it: 'Resa', en: 'Shipment method', fr: 'Mode de livraison' },
    aliases: ['incoterm'],
    cell: text(200),
    example: 'DAP',
  },
  {
    name: 'shipping_agent',
    label: { it: 'Corriere', en: 'Carrier', fr: 'Transporteur' },
    aliases: ['shipping agent', 'courier'],
    cell: text(200),
    example: '',
  },
  {
    name: 'tracking_number',
    label: { it: 'Numero di spedizione', en: 'Tracking number', fr: 'Numéro de suivi' },
    aliases: ['tracking', 'package tracking no'],
    cell: text(200),
    example: '',
  },
  {
    name: 'tracking_url',
    label: { it: 'Link alla spedizione', en: 'Tracking link', fr: 'Lien de suivi' },
    aliases: ['tracking url'],
    cell: { type: 'link' },
    example: '',
  },
  {
    name: 'invoice_number',
    label: { it: 'Numero fattura', en: 'Invoice number', fr: 'Numéro de facture' },
    aliases: ['invoice', 'fattura', 'invoice no'],
    cell: text(200),
    example: '',
  },
  {
    name: 'invoice_url',
    label: { it: 'Link alla fattura', en: 'Invoice link', fr: 'Lien de la facture' },
    aliases: ['invoice url'],
    cell: { type: 'link' },
    example: '',
  },
  ...addressColumns(),
]

/** Where the goods go, and who is billed; of the address that orders an ERP's own interface says more than a table. */
function addressColumns(): Column[] {
  const parts = [
    ['name', { it: 'nome', en: 'name', fr: 'nom' }, 'Cicli Rossi', ['ship to', 'destinatario', 'destinataire']],
    [
      'address',
      { it: 'via', en: 'street', fr: 'adresse' },
      'Via Roma 1',
      ['via di destinazione', 'adresse de livraison'],
    ],
    [
      'postcode',
      { it: 'CAP', en: 'postcode', fr: 'code postal' },
      '35100',
      ['cap di destinazione', 'code postal de livraison'],
    ],
    ['city', { it: 'città', en: 'town', fr: 'ville' }, 'Padova', ['città di destinazione', 'ville de livraison']],
    ['country', { it: 'Paese', en: 'country', fr: 'pays' }, 'IT', ['paese di destinazione', 'pays de livraison']],
  ] as const
  return parts.flatMap(([part, of, example, others]) => [
    {
      name: `shipping_${part}`,
      label: { it: `Destinazione: ${of.it}`, en: `Ship to: ${of.en}`, fr: `Livraison\u00a0: ${of.fr}` },
      aliases: [`ship to ${part}`, ...others],
      cell: text(200),
      example,
    },
    {
      name: `billing_${part}`,
      label: { it: `Fatturazione: ${of.it}`, en: `Bill to: ${of.en}`, fr: `Facturation\u00a0: ${of.fr}` },
      aliases: [`bill to ${part}`, ...(part === 'name' ? ['bill to'] : [])],
      cell: text(200),
      example: '',
    },
  ])
}

const lineColumns: readonly Column[] = [
  lineNumber,
  {
    name: 'item_number',
    ...lineColumn.itemNumber,
    aliases: ['item no', 'codice', 'sku', 'article'],
    cell: text(200),
  },
  {
    name: 'item_name',
    label: { it: 'Articolo', en: 'Item', fr: 'Article' },
    aliases: ['item name', 'descrizione articolo', 'item description', 'désignation'],
    isRequired: true,
    cell: text(300),
    ...lineColumn.item,
  },
  {
    name: 'quantity',
    ...lineColumn.quantity,
    isRequired: true,
    cell: quantity,
  },
  {
    name: 'quantity_shipped',
    label: { it: 'Quantità spedita', en: 'Quantity shipped', fr: 'Quantité expédiée' },
    aliases: ['shipped', 'spedita'],
    cell: quantity,
    example: 0,
  },
  {
    name: 'price',
    label: terms.price,
    aliases: ['unit price', 'prezzo unitario', 'prix unitaire'],
    isRequired: true,
    cell: money,
    example: 5200,
    secondLine: 50,
  },
  {
    name: 'amount',
    label: { it: 'Importo riga', en: 'Line amount', fr: 'Montant de la ligne' },
    aliases: ['line total', 'totale riga'],
    cell: money,
    example: 10_400,
    secondLine: 50,
  },
  {
    name: 'expected_date',
    label: { it: 'Consegna prevista', en: 'Expected on', fr: 'Livraison prévue' },
    aliases: ['expected date', 'planned delivery date'],
    cell: { type: 'day' },
    example: { day: '2026-04-20' },
  },
  {
    name: 'serial_numbers',
    label: { it: 'Numeri di serie', en: 'Serial numbers', fr: 'Numéros de série' },
    aliases: ['serials', 'serial numbers shipped', 'serial number', 'serial no', 'matricola'],
    cell: { type: 'list' },
    example: '',
  },
].map((column) => ({ ...column, isOfLine: true }) as Column)

export const orderColumns: readonly Column[] = [...headColumns, ...lineColumns]

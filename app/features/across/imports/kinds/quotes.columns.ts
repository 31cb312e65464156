import { type QuoteStatus, quoteStatuses } from '#app/features/trade/quotes/quotes.ts'
import { quoteWords } from '#app/features/trade/quotes/quotes.words.ts'
import { quantityMost } from '#app/features/trade/items/items.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { terms } from '#app/terms.words.ts'
import type { Column } from '../kind.ts'
import { customerColumn, lineColumn, lineNumber } from './lines.columns.ts'

const text = (max: number) => ({ type: 'text', max }) as const
const percent = { type: 'number', least: 0, most: 100, decimals: 2 } as const

const statuses = Object.fromEntries(quoteStatuses.map((status) => [status, quoteWords[`status.${status}`]])) as Record<
  QuoteStatus, // The names are those of the list.
  Record<Locale, string>
>

/** What a quote is as a whole; it is repeated on the row of each of its lines. */
export const quoteColumns: readonly Column[] = [
  {
    name: 'number',
    label: { it: 'Numero preventivo', en: 'Quote number', fr: 'Numéro de devis' },
    aliases: ['number', 'no', 'quote', 'quote no', 'preventivo', 'n preventivo', 'numero', 'devis', 'n devis'],
    isRequired: true,
    cell: text(40),
    example: 'PR-26-0001',
  },
  customerColumn,
  {
    name: 'title',
    label: quoteWords.title,
    aliases: ['titolo', 'title', 'titre', 'descrizione', 'description', 'subject', 'oggetto'],
    isRequired: true,
    cell: text(200),
    example: { it: 'Telai di primavera', en: 'Spring frames', fr: 'Cadres de printemps' },
  },
  { name: 'currency', label: terms.currency, isRequired: true, cell: { type: 'currency' }, example: 'EUR' },
  {
    name: 'expires_on',
    label: quoteWords.expires,
    aliases: ['expiry', 'expires on', 'valid until', 'scade il', 'valido fino al'],
    isRequired: true,
    cell: { type: 'day' },
    example: { day: '2099-12-31' },
  },
  {
    name: 'status',
    label: quoteWords.status,
    aliases: ['status', 'stato', 'statut', 'state'],
    cell: { type: 'choice', options: statuses },
    example: 'DRAFT',
  },
  {
    name: 'discount',
    label: { it: 'Sconto sul totale %', en: 'Discount on the total %', fr: 'Remise sur le total %' },
    aliases: ['total discount', 'sconto totale'],
    cell: percent,
    example: 5,
  },
  { name: 'terms', label: quoteWords.terms, aliases: ['conditions'], cell: text(5000), example: '' },
  { name: 'link', label: quoteWords.link, aliases: ['link', 'url', 'document'], cell: { type: 'link' }, example: '' },
  {
    name: 'owner_name',
    label: quoteWords.owner,
    aliases: ['owner name', 'salesperson', 'agente', 'commerciale'],
    cell: text(120),
    example: '',
  },
  {
    name: 'owner_email',
    label: { it: 'E-mail del referente', en: 'Owner’s email', fr: 'E-mail de l’interlocuteur' },
    aliases: ['owner email', 'salesperson email'],
    cell: { type: 'email' },
    example: '',
  },
  ...[
    lineNumber,
    {
      name: 'item_number',
      ...lineColumn.itemNumber,
      aliases: ['item no', 'codice', 'sku'],
      cell: text(300),
    },
    {
      name: 'item',
      label: quoteWords.item,
      aliases: ['articolo', 'item', 'article', 'item name', 'descrizione articolo', 'désignation'],
      isRequired: true as const,
      cell: text(300),
      ...lineColumn.item,
    },
    {
      name: 'quantity',
      ...lineColumn.quantity,
      isRequired: true as const,
      cell: { type: 'number' as const, least: 1, most: quantityMost, decimals: 0 },
    },
    {
      name: 'price',
      label: terms.price,
      aliases: ['unit price', 'prezzo unitario', 'prix unitaire'],
      isRequired: true as const,
      cell: { type: 'money' as const, currency: 'currency' },
      example: 5200,
      secondLine: 50,
    },
    {
      name: 'line_discount',
      label: { it: 'Sconto riga %', en: 'Line discount %', fr: 'Remise de ligne %' },
      aliases: ['discount', 'sconto', 'remise'],
      cell: percent,
      example: 30,
      secondLine: 0,
    },
  ].map((column): Column => ({ ...column, isOfLine: true })),
]

import { terms } from '#app/terms.words.ts'
import type { Candidate, Column, Incoming } from '../kind.ts'
import { numberIn } from './values.ts'

/** For whom an order or a quote is. */
export const customerColumn = {
  name: 'company',
  label: terms.customer,
  aliases: [
    'company',
    'dealer',
    'azienda',
    'rivenditore',
    'entreprise',
    'customer number',
    'customer no',
    'numero cliente',
    'numéro de client',
  ],
  isRequired: true,
  cell: { type: 'text', max: 200 },
  example: 'Cicli Rossi',
} as const satisfies Column

/** What the lines of orders and of quotes are called alike in a table. */
export const lineColumn = {
  itemNumber: {
    label: { it: 'Codice articolo', en: 'Item number', fr: 'Référence article' },
    example: 'TEL-54-NO',
    secondLine: 'REG-31',
  },
  item: {
    example: {
      it: 'Telaio nero opaco, taglia 54',
      en: 'Frame, matt black, size 54',
      fr: 'Cadre noir mat, taille 54',
    },
    secondLine: { it: 'Reggisella', en: 'Seatpost', fr: 'Tige de selle' },
  },
  quantity: {
    label: { it: 'Quantità', en: 'Quantity', fr: 'Quantité' },
    aliases: ['qty', 'qta'],
    example: 2,
    secondLine: 1,
  },
}

/** Where a line stands in its document; without it lines stand as they do in the file. */
export const lineNumber = {
  name: 'line_number',
  label: { it: 'Numero riga', en: 'Line number', fr: 'Numéro de ligne' },
  aliases: ['line no', 'line', 'riga', 'n riga', 'ligne', 'n ligne', 'position', 'posizione'],
  cell: { type: 'number', least: 0, most: 1_000_000_000, decimals: 0 },
  example: 1,
  secondLine: 2,
} as const satisfies Column

/** Puts the lines in their order. The number is kept as a note, for lines that come further down in the file. */
export function sortLines(incoming: Incoming): void {
  for (const { values } of incoming.lines) {
    if (!('line_number' in values)) continue
    values['#line'] = values['line_number'] ?? null
    delete values['line_number']
  }
  if (incoming.lines.some(({ values }) => '#line' in values))
    incoming.lines = incoming.lines.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** A line whose amount is more than a number holds exactly, by itself or with those before it, is refused. */
export function refuseUncountable({ incoming, refuse }: Candidate): void {
  let sum = 0
  for (const { line, values } of incoming.lines) {
    sum += Math.abs(Math.round(numberIn(values['price']) * numberIn(values['quantity'])))
    if (!Number.isSafeInteger(sum)) return refuse('price', 'amount-too-large', undefined, line)
  }
}

function placeOf({ values }: Incoming['lines'][number]): number {
  return (values['#line'] ?? null) === null ? Number.MAX_SAFE_INTEGER : numberIn(values['#line'])
}

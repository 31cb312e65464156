import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'

export type Receipt = { shop: string; number: number; model: string; serial: string; day: string; price: number }

/** A dealer's receipt as a PDF of one page: the same input gives the same bytes. */
export function receiptPdf(locale: Locale, { shop, number, model, serial, day, price }: Receipt): Buffer {
  const say = sayIn(receiptWords, locale)
  return onePage([
    [22, shop],
    [10, say('street')],
    [16, say('title', { number: String(number) })],
    [11, say('day', { day: formatDay(locale, day) })],
    [11, say('bicycle', { model })],
    [11, say('serial', { serial })],
    [14, say('total', { price: formatNumber(locale, price) })],
    [10, say('thanks')],
  ])
}

const receiptWords = {
  street: { it: 'Via del Velodromo 12', en: '12 Velodrome Road', fr: '12, rue du Vélodrome' },
  title: { it: 'Ricevuta n. {number}', en: 'Receipt no. {number}', fr: 'Facture n°\u00a0{number}' },
  day: { it: 'Data: {day}', en: 'Date: {day}', fr: 'Date\u00a0: {day}' },
  bicycle: { it: 'Bicicletta: {model}', en: 'Bicycle: {model}', fr: 'Vélo\u00a0: {model}' },
  serial: { it: 'Numero di serie: {serial}', en: 'Serial number: {serial}', fr: 'Numéro de série\u00a0: {serial}' },
  total: { it: 'Totale: {price} EUR', en: 'Total: {price} GBP', fr: 'Total\u00a0: {price} EUR' },
  thanks: {
    it: 'Pagato. Conservare per la garanzia.',
    en: 'Paid. Please keep for your warranty.',
    fr: 'Payé. À conserver pour la garantie.',
  },
} as const satisfies WordTable

type Line = [size: number, text: string]

function onePage(lines: Line[]): Buffer {
  const written = lines.map(([size, text]) => `/F1 ${size} Tf 0 ${-2 * size} Td (${escaped(text)}) Tj`).join('\n')
  const content = `BT 60 790 Td\n${written}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  const places: number[] = []
  let file = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    places.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  // Every letter used here has the same one byte in WinAnsi as in Latin-1, so lengths in letters are lengths in bytes.
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`)
}

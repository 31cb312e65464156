import { expect, test } from 'vitest'
import { readPdf } from './pdf.fixture.ts'
import { makePdf, type PdfSheet } from './pdf.server.ts'
import { fileNameOf } from './response.server.ts'
import { inStandardFont } from './text.server.ts'

const head = {
  locale: 'it',
  brand: { name: 'Casa Bianchi', fill: '#0057b8', logo: undefined, imprint: '' },
  title: 'Ordine',
  date: new Date('2026-11-21T09:00:00Z'),
} as const

test('a table longer than a page goes on with its head on the next, and every page has its number', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => `Riga ${index + 1}`)
  const columns = [{ label: 'Articolo', share: 1, value: (row: string) => row }]
  const { pages, texts } = await read((sheet) => sheet.table(columns, rows))
  expect(pages).toBe(3)
  expect(texts.filter((text) => text === 'Articolo')).toHaveLength(3)
  expect(texts.filter((text) => /^Riga \d+$/.test(text))).toHaveLength(90)
  for (const number of ['1 / 3', '2 / 3', '3 / 3']) expect(texts).toContain(number)
})

test('a heading that just fits its line has no blank line below it', async () => {
  expect(await pagesWith('N°\u00a0de TVA intracommunautaire')).toBe(await pagesWith('Data'))
})

test('brand, title and day stand on the page, and accents are written', async () => {
  const { pages, texts } = await read((sheet) => sheet.text('Perché è così: «œuvre», n° 7, 10 €'))
  expect(pages).toBe(1)
  expect(texts).toContain('Casa Bianchi')
  expect(texts).toContain('Ordine')
  expect(texts).toContain('21 novembre 2026')
  expect(texts.join(' ')).toContain('Perché è così: «œuvre», n° 7, 10 €')
})

test('what the standard fonts lack becomes its plain letter, and never another sign', () => {
  expect(inStandardFont('Łukasz Čapek, Ștefan')).toBe('Lukasz Capek, Stefan')
  expect(inStandardFont('−6°, 1\u202f200 €')).toBe('–6°, 1\u00a0200 €')
  expect(inStandardFont('perche\u0301\t29″ 5\u20116\u200b')).toBe('perché 29" 5-6')
  expect(inStandardFont('5′ ⚠\ufe0f x\u0338 ra\u00addice')).toBe("5' ? x ra\u00addice")
  expect(inStandardFont('自転車 \u0007🚲')).toBe('??? ??')
})

test('a file name has nothing that a system or a header trips over', () => {
  expect(fileNameOf('Société "Vélo"\r\n../è 54–56')).toBe('Societe-Velo-e-54-56')
  expect(fileNameOf('///')).toBe('document')
})

/** How many pages forty tables with this heading take. */
async function pagesWith(label: string): Promise<number> {
  const columns = Array.from({ length: 4 }, () => ({ label, share: 1, value: (row: string) => row }))
  const { pages } = await read((sheet) => Array.from({ length: 40 }, () => sheet.table(columns, ['Riga'])))
  return pages
}

async function read(write: (sheet: PdfSheet) => void) {
  return readPdf(await makePdf(head, write))
}

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { as, openApp } from '#tests/app.ts'
import { addTestQuote } from '../quotes.fixture.ts'
import { decideQuote } from '../quotes.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** The words of a quote's document, line by line. */
async function wordsOf(app: App, address: string, person: { cookie: string }): Promise<string[]> {
  const answer = await app.fetch(address, as(person))
  const { texts } = readPdf(new Uint8Array(await answer.arrayBuffer()))
  return texts.map((text) => text.replaceAll('\u00a0', ' '))
}

test('the PDF of a quote holds its facts, lines, totals and terms, in the reader’s language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer, number: 'PR-9' })
  const words = await wordsOf(app, `/quotes/${id}/pdf`, dealer)
  for (const fact of ['Preventivo PR-9', 'Cliente: Cicli Rossi', 'Data: 21 nov 2026', 'Scadenza: 31 dic 2026'])
    expect(words).toContain(fact)
  expect(words.slice(words.indexOf('Articolo'), -2)).toEqual([
    'Articolo',
    'Quantità',
    'Prezzo',
    'Sconto',
    'Importo',
    'Telaio C68 nero opaco, taglia 54',
    '2',
    '5.200,00 €',
    '-30%',
    '7.280,00 €',
    'Spedizione',
    '1',
    '45,00 €',
    '45,00 €',
    'Totale di listino',
    '10.445,00 €',
    'Sconti',
    '-3.120,00 €',
    'Totale, IVA esclusa: 7.325,00 €',
    'Condizioni',
    'Pagamento a 30 giorni.',
  ])
  expect(await wordsOf(app, `/fr/quotes/${id}/pdf`, dealer)).toContain('Total HT : 7 325,00 €')
})

test('the PDF of a quote names the document behind it, and leads there', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const link = 'https://quotes.maker.example/PR-9'
  const { id } = await addTestQuote(app, { of: dealer, link })
  const answer = await app.fetch(`/quotes/${id}/pdf`, as(dealer))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(readPdf(bytes).texts.join(' ')).toContain(`Documento online: ${link}`)
  expect(new TextDecoder('latin1').decode(bytes)).toContain(`/URI (${link})`)
})

test('the PDF of an answered quote says who answered, when and how', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer })
  const words = { name: 'Marco Rossi', comment: 'Troppo tardi per la stagione' }
  await decideQuote(app.portal, dealer.viewer, id, { submission: randomUUID(), decision: 'rejected', ...words })
  const document = await wordsOf(app, `/en/quotes/${id}/pdf`, dealer)
  expect(document).toContain('Answer: Declined')
  expect(document.slice(document.indexOf('Quote declined'), -2)).toEqual([
    'Quote declined',
    'Signed by: Marco Rossi',
    'Date and time: 21 Nov 2026, 10:00',
    'Comment: Troppo tardi per la stagione',
  ])
})

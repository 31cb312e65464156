import { encode } from 'uqr'
import { type Box, makePdf, type PdfHead } from '#app/kit/pdf/pdf.server.ts'
import { pdfColours, type PdfDocument, setFont } from '#app/kit/pdf/style.server.ts'
import { inStandardFont } from '#app/kit/pdf/text.server.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Product, productTitle } from '../products.ts'
import { passportWords } from './passport.words.ts'

/** One millimetre in points. */
const mm = 72 / 25.4
const label = { width: 90 * mm, height: 45 * mm }

/** A sticker to cut out: the QR code and what tells the bicycle, without its number in full. */
export function writeLabel(
  { locale, ...made }: Pick<PdfHead, 'locale' | 'brand' | 'date'>,
  product: Product,
  address: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const say = sayIn(passportWords, locale)
  const head = { locale, ...made, title: say('title'), eyebrow: productTitle(product) }
  return makePdf(head, (sheet) => {
    sheet.text(say('label.stick'), { muted: true })
    sheet.space(16)
    sheet.picture(label.height, (doc, box) => {
      const lines = [
        made.brand.name,
        productTitle(product),
        `${say('serial')} …${product.serialNumber.slice(-3)}`,
        say('label.scan'),
      ]
      drawLabel(doc, { ...box, ...label }, address, lines)
    })
  })
}

function drawLabel(doc: PdfDocument, { x, y, width, height }: Box, address: string, lines: readonly string[]): void {
  doc.roundedRect(x, y, width, height, 6).lineWidth(0.5).dash(2, { space: 2 }).stroke(pdfColours.muted).undash()
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const unit = height / size
  data.forEach((row, line) =>
    row.forEach((dark, column) => {
      // A hair wider than its place, or readers of PDF leave light seams between the squares.
      if (dark) doc.rect(x + column * unit, y + line * unit, unit + 0.1, unit + 0.1)
    }),
  )
  doc.fill(pdfColours.ink)
  const [brand = '', ...rest] = lines
  const words = { width: width - height - 12 }
  setFont(doc, 10, 'bold')
    .fillColor(pdfColours.ink)
    .text(inStandardFont(brand), x + height, y + 14, words)
  setFont(doc, 8).fillColor(pdfColours.muted)
  for (const line of rest) doc.text(inStandardFont(line), x + height, doc.y + 5, words)
}

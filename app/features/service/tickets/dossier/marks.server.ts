import type { Labels } from '#app/catalogue/catalogue.labels.ts'
import { drawBicycle } from '#app/features/bicycles/bicycle/bicycle.pdf.server.ts'
import type { PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { pdfColours, type PdfDocument, setFont } from '#app/kit/pdf/style.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Mark, Marked } from '#app/features/service/marks/marks.ts'
import { marksWords, tellOfPart } from '#app/features/service/marks/marks.words.ts'

const drawingWidth = 240

/** The drawing as the sender marked it, and below it in words. */
export function addMarks(sheet: PdfSheet, locale: Locale, labels: Labels, { geometry, map, marks }: Marked): void {
  const say = sayIn(marksWords, locale)
  const { x, y, width, height } = map.view
  const scale = drawingWidth / width
  sheet.space(6)
  sheet.room(height * scale + 40)
  sheet.text(say('title'), { muted: true })
  sheet.space(4)
  sheet.picture(height * scale + 6, (doc, box) => {
    doc.translate(box.x - x * scale, box.y - y * scale).scale(scale)
    drawBicycle(doc, geometry)
    marks.forEach((mark, index) => drawMark(doc, mark, String(index + 1)))
  })
  marks.forEach((mark, index) => sheet.text(`${index + 1}. ${tellOfPart(say, labels, map, mark)}`))
}

const labelRadius = 44

function drawMark(doc: PdfDocument, { x, y, r }: Mark, number: string): void {
  const beside = Math.round(r * 0.71) + 50
  if (r === 0) doc.circle(x, y, 24).lineWidth(8).fillAndStroke(pdfColours.red, pdfColours.paper)
  else doc.circle(x, y, r).lineWidth(14).stroke(pdfColours.red)
  doc.circle(x + beside, y - beside, labelRadius).fill(pdfColours.red)
  setFont(doc, 58, 'bold')
  const left = x + beside - doc.widthOfString(number) / 2
  doc.fillColor(pdfColours.paper).text(number, left, y - beside - 21, { lineBreak: false })
}

import type { Box } from '#app/kit/pdf/pdf.server.ts'
import { pdfColours, type PdfDocument, setFont } from '#app/kit/pdf/style.server.ts'
import { inStandardFont } from '#app/kit/pdf/text.server.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { drawBicycle } from '#app/features/bicycles/bicycle/bicycle.pdf.server.ts'
import type { Geometry, Point } from '#app/features/bicycles/bicycle/bicycle.ts'
import { contactPoints, type Dimension, dimensionsOf, frameLines, viewOf } from './dimensions.ts'
import { letterOf } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'

// The same shapes and lines as on the screen, as vector paths on paper.

const { ink, paper, blue, orange } = pdfColours

/** The height of the drawing by its width. */
export function drawingRatio(geometry: Geometry, other: Geometry | undefined): number {
  const { width, height } = viewFor(geometry, other)
  return height / width
}

/** @param look the reader's language, and the brand's colour */
export function drawSize(
  doc: PdfDocument,
  box: Box,
  { locale, fill }: { locale: Locale; fill: string },
  geometry: Geometry,
  other: Geometry | undefined,
) {
  const view = viewFor(geometry, other)
  const scale = box.width / view.width
  doc.translate(box.x - view.x * scale, box.y - view.y * scale).scale(scale)
  doc.lineJoin('round').lineCap('round')
  drawBicycle(doc, geometry)
  if (other) for (const line of frameLines(other)) strokeLine(doc.dash(26, { space: 18 }).lineWidth(7), line, orange)
  doc.undash()
  for (const dimension of dimensionsOf(geometry)) drawDimension(doc, locale, dimension)
  for (const { x, y } of contactPoints(geometry)) doc.lineWidth(5).circle(x, y, 17).fillAndStroke(fill, ink)
}

function viewFor(geometry: Geometry, other: Geometry | undefined) {
  return viewOf(other ? [geometry, other] : [geometry])
}

function drawDimension(doc: PdfDocument, locale: Locale, dimension: Dimension): void {
  const { figure, value, from, to, extensions, letter } = dimension
  for (const extension of extensions) strokeLine(doc.dash(10, { space: 10 }).lineWidth(2.5), extension, blue)
  strokeLine(doc.undash().lineWidth(5), [from, to], blue)
  for (const end of [from, to]) doc.circle(end.x, end.y, 7).fill(blue)
  doc
    .circle(letter.x, letter.y, fontSize * 0.72)
    .lineWidth(4)
    .fillAndStroke(paper, blue)
  setFont(doc, fontSize, 'bold')
  write(doc, letterOf(figure), letter.x - doc.widthOfString(letterOf(figure)) / 2, letter.y)
  const label = inStandardFont(`${sayIn(sizeWords, locale)(`figure.${figure}`)} ${formatNumber(locale, value)}`)
  labelAt(doc, label, dimension)
}

const fontSize = 38

function labelAt(doc: PdfDocument, text: string, { label: { x, y }, side }: Dimension): void {
  setFont(doc, fontSize)
  const width = doc.widthOfString(text)
  const places = {
    left: [x - fontSize * 1.1 - width, y],
    right: [x + fontSize * 1.1, y],
    above: [x - width / 2, y - fontSize * 1.4],
    over: [x, y - fontSize * 0.8],
  } as const
  write(doc, text, ...places[side])
}

/** On a ground of paper, for what lies beneath. */
function write(doc: PdfDocument, text: string, x: number, middle: number): void {
  const y = middle - fontSize * 0.36
  doc.lineWidth(10).strokeColor(paper).text(text, x, y, { lineBreak: false, stroke: true, fill: false })
  doc.fillColor(blue).text(text, x, y, { lineBreak: false })
}

function strokeLine(doc: PdfDocument, points: readonly Point[], colour: string): void {
  points.forEach(({ x, y }, index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)))
  doc.stroke(colour)
}

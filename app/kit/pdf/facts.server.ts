import { pdfColours, type PdfDocument, setFont } from './style.server.ts'
import type { Frame } from './table.server.ts'
import { inStandardFont } from './text.server.ts'

export type PdfFact = { term: string; detail: string }

const columns = 3
const gap = 14

/** Row by row, each fact beneath its term; a row stays whole. */
export function addFacts(doc: PdfDocument, { left, width, bottom }: Frame, facts: readonly PdfFact[]): void {
  const cell = (width - gap * (columns - 1)) / columns
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns)
    const height = Math.max(...row.map(({ detail }) => heightOf(doc, detail, cell))) + 20
    if (doc.y + height > bottom) doc.addPage()
    const top = doc.y
    row.forEach(({ term, detail }, column) => {
      const x = left + column * (cell + gap)
      setFont(doc, 8)
        .fillColor(pdfColours.muted)
        .text(inStandardFont(term), x, top, { width: cell, height: 10, ellipsis: true })
      setFont(doc, 9.5)
        .fillColor(pdfColours.ink)
        .text(inStandardFont(detail), x, top + 11, { width: cell })
    })
    doc.x = left
    doc.y = top + height
  }
}

function heightOf(doc: PdfDocument, detail: string, width: number): number {
  return setFont(doc, 9.5).heightOfString(inStandardFont(detail), { width })
}

import { pdfColours, type PdfDocument, setFont } from './style.server.ts'
import { inStandardFont } from './text.server.ts'

export type PdfColumn<Row> = {
  label: string
  /** Its share of the room that is there, beside the others. */
  share: number
  look?: 'number' | 'strong'
  value: (row: Row) => string
  /** Where the words of a cell lead. */
  link?: (row: Row) => string | undefined
}

export type Frame = { left: number; width: number; bottom: number }

/** A row stays whole; on a further page the head stands again. */
export function addTable<Row>(
  doc: PdfDocument,
  frame: Frame,
  columns: readonly PdfColumn<Row>[],
  rows: readonly Row[],
): void {
  const cells = layOut(frame, columns)
  const head = () =>
    writeRow(
      doc,
      frame,
      cells,
      columns.map((column) => column.label),
    )
  if (doc.y + 3 * lineHeight > frame.bottom) doc.addPage()
  head()
  for (const row of rows) {
    const texts = columns.map((column) => column.value(row))
    if (doc.y + heightOf(doc, cells, texts) > frame.bottom) {
      doc.addPage()
      head()
    }
    writeRow(
      doc,
      frame,
      cells,
      texts,
      columns.map(({ link }) => link?.(row)),
    )
  }
}

const lineHeight = 16
const gap = 10

type Cell = { x: number; width: number; look: 'number' | 'strong' | undefined }

function layOut<Row>({ left, width }: Frame, columns: readonly PdfColumn<Row>[]): Cell[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  const room = width - gap * (columns.length - 1)
  let x = left
  return columns.map(({ share, look }) => {
    const cell = { x, width: (room * share) / total, look }
    x += cell.width + gap
    return cell
  })
}

function writeRow(
  doc: PdfDocument,
  { left, width }: Frame,
  cells: readonly Cell[],
  texts: readonly string[],
  /** None in the head. */
  links?: readonly (string | undefined)[],
) {
  const top = doc.y
  const isHead = links === undefined
  const height = heightOf(doc, cells, texts, isHead)
  cells.forEach((cell, index) => {
    const link = links?.[index]
    setLook(doc, cell, isHead)
    doc.text(inStandardFont(texts[index] ?? ''), cell.x, top + 4, {
      width: cell.width,
      align: cell.look === 'number' ? 'right' : 'left',
      ...(link && { link, underline: true }),
    })
  })
  doc
    .moveTo(left, top + height)
    .lineTo(left + width, top + height)
    .lineWidth(0.5)
    .stroke(pdfColours.hairline)
  doc.x = left
  doc.y = top + height
}

function heightOf(doc: PdfDocument, cells: readonly Cell[], texts: readonly string[], isHead = false): number {
  const heights = cells.map((cell, index) => {
    setLook(doc, cell, isHead)
    return doc.heightOfString(inStandardFont(texts[index] ?? ''), { width: cell.width })
  })
  return Math.max(lineHeight, ...heights.map((height) => height + 6))
}

function setLook(doc: PdfDocument, cell: Cell, isHead: boolean): void {
  setFont(doc, isHead ? 8 : 9, isHead || cell.look === 'strong' ? 'bold' : 'normal')
  doc.fillColor(isHead ? pdfColours.muted : pdfColours.ink)
}

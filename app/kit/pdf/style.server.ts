export type PdfDocument = PDFKit.PDFDocument

/** The light mode's colours: paper is white. */
export const pdfColours = {
  ink: '#15140f',
  muted: '#5d594e',
  hairline: '#e3dfd3',
  paper: '#ffffff',
  blue: '#1d4ed8',
  orange: '#a84300',
  red: '#b3261e',
} as const

export type Weight = 'normal' | 'bold'

export function setFont(doc: PdfDocument, size: number, weight: Weight = 'normal'): PdfDocument {
  return doc.font(weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
}

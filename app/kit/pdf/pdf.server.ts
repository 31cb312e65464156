import { createRequire } from 'node:module'
import type Pdfkit from 'pdfkit'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { addFacts, type PdfFact } from './facts.server.ts'
import { pdfColours, type PdfDocument, setFont, type Weight } from './style.server.ts'
import { addTable, type PdfColumn } from './table.server.ts'
import { inStandardFont } from './text.server.ts'

/** What stands above every page and in the document's properties. */
export type PdfHead = { locale: Locale; brand: Paper; title: string; eyebrow?: string; date: Date }

/** The maker on paper. `imprint`: what the law wants below a document, in a line; empty: nothing. */
export type Paper = { name: string; fill: string; logo: PaperLogo | undefined; imprint: string }

/** A PNG, and its proportions. */
export type PaperLogo = { content: Uint8Array; width: number; height: number }

export type Box = { x: number; y: number; width: number; height: number }

/** Writes from the top down; a page that is full is followed by another. */
export type PdfSheet = {
  /** Left and right edge of what is written. */
  left: number
  width: number
  heading: (text: string) => void
  /** `link`: where the words lead. */
  text: (text: string, look?: { muted?: boolean; strong?: boolean; bullet?: boolean; link?: string }) => void
  space: (points: number) => void
  /** Begins another page unless this much of the page is left. */
  room: (points: number) => void
  /** Terms and what each is, beside each other in columns. */
  facts: (facts: readonly PdfFact[]) => void
  table: <Row>(columns: readonly PdfColumn<Row>[], rows: readonly Row[]) => void
  /** Sets room aside, whole and on one page, and has it drawn in. */
  picture: (height: number, draw: (doc: PdfDocument, box: Box) => void) => void
}

/** An A4 document in the house's frame. What is long lets others have their turn while it is written. */
export async function makePdf(
  head: PdfHead,
  write: (sheet: PdfSheet) => void | Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const PDFDocument = loadPdfkit()
  const { name } = head.brand
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    displayTitle: true,
    lang: head.locale,
    pdfVersion: '1.7',
    info: { Title: head.title, Author: name, Creator: name, Producer: name, CreationDate: head.date },
  })
  const parts: Buffer[] = []
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
  letterhead(doc, head)
  await write(sheetOf(doc))
  pageNumbers(doc, head)
  doc.end()
  return whole
}

/**
 * On first use, since few processes ever write a document. By Node itself: the development server's resolver would take
 * the package's build for browsers, which brings no fonts.
 */
function loadPdfkit(): typeof Pdfkit {
  return createRequire(import.meta.url)('pdfkit')
}

const margin = 48

function sheetOf(doc: PdfDocument): PdfSheet {
  const left = margin
  const width = doc.page.width - 2 * margin
  const bottom = doc.page.height - margin - 16
  const room = (height: number) => {
    if (doc.y + height > bottom) doc.addPage()
  }
  function paragraph(text: string, size: number, weight: Weight, colour: string, indent = 0, link?: string) {
    const written = inStandardFont(text)
    const options = { width: width - indent, lineGap: 1.5, ...(link && { link }) }
    setFont(doc, size, weight)
    room(doc.heightOfString(written, options))
    doc.fillColor(colour).text(written, left + indent, doc.y, options)
  }
  return {
    left,
    width,
    heading(text) {
      paragraph(text, 12, 'bold', pdfColours.ink)
      doc.y += 2
    },
    text(text, { muted = false, strong = false, bullet = false, link } = {}) {
      if (!bullet)
        return paragraph(text, 9, strong ? 'bold' : 'normal', muted ? pdfColours.muted : pdfColours.ink, 0, link)
      room(24)
      doc.circle(left + 3, doc.y + 4, 1.4).fill(pdfColours.ink)
      paragraph(text, 9, 'normal', muted ? pdfColours.muted : pdfColours.ink, 12)
    },
    space(points) {
      doc.y += points
    },
    room,
    facts: (facts) => addFacts(doc, { left, width, bottom }, facts),
    table: (columns, rows) => addTable(doc, { left, width, bottom }, columns, rows),
    picture(height, draw) {
      room(height)
      const top = doc.y
      doc.save()
      draw(doc, { x: left, y: top, width, height })
      doc.restore()
      doc.x = left
      doc.y = top + height
    },
  }
}

function letterhead(doc: PdfDocument, { locale, brand, title, eyebrow, date }: PdfHead): void {
  const width = doc.page.width - 2 * margin
  addBrand(doc, brand)
  const day = inStandardFont(formatDate(locale, date, 'longDay'))
  setFont(doc, 9)
    .fillColor(pdfColours.muted)
    .text(day, margin, margin + 1.5, { width, align: 'right' })
  doc.x = margin
  doc.y = margin + 30
  if (eyebrow) setFont(doc, 9).text(inStandardFont(eyebrow), margin, doc.y, { width })
  setFont(doc, 20, 'bold')
    .fillColor(pdfColours.ink)
    .text(inStandardFont(title), margin, doc.y + 1, { width })
  doc.y += 8
}

/** The logo, or a line of the colour above the name. */
function addBrand(doc: PdfDocument, { name, fill, logo }: Paper): void {
  if (logo) {
    const share = Math.min(150 / logo.width, 28 / logo.height)
    doc.image(Buffer.from(logo.content), margin, margin - 10, {
      width: logo.width * share,
      height: logo.height * share,
    })
    return
  }
  doc.rect(margin, margin - 8, 28, 3).fill(fill)
  setFont(doc, 11, 'bold').fillColor(pdfColours.ink).text(inStandardFont(name), margin, margin)
}

/** At the foot of every page, once it is known how many there are. */
function pageNumbers(doc: PdfDocument, { brand, title }: PdfHead): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    // Inside the margin, where writing would otherwise begin another page.
    doc.page.margins.bottom = 0
    const top = doc.page.height - margin
    const options = { width: doc.page.width - 2 * margin, lineBreak: false }
    setFont(doc, 8).fillColor(pdfColours.muted)
    doc.text(inStandardFont(`${brand.name} · ${title}`), margin, top, options)
    doc.text(`${index + 1} / ${count}`, margin, top, { ...options, align: 'right' })
    if (brand.imprint)
      doc.text(inStandardFont(brand.imprint), margin, top + 11, { ...options, ellipsis: true, height: 10 })
  }
}

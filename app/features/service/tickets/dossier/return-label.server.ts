import { encode } from 'uqr'
import type { Box, PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { pdfColours, type PdfDocument, setFont } from '#app/kit/pdf/style.server.ts'
import { inStandardFont } from '#app/kit/pdf/text.server.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { subjectOf } from '../tickets.words.ts'
import { pageWords } from '../page/page.words.ts'
import type { Ticket } from '../tickets.ts'
import { code128 } from './code128.ts'
import { dossierWords } from './dossier.words.ts'
import type { Making } from './making.ts'

/** One millimetre in points. */
const mm = 72 / 25.4
const label = { width: 176 * mm, height: 122 * mm }
const inset = 8 * mm
const qrSide = 34 * mm

type Returned = Ticket & { authorizationNumber: string }

/** A page to cut the parcel's label from: where it goes, what comes, and its number for eyes, scanners and phones. */
export function addReturnLabel(sheet: PdfSheet, making: Making, ticket: Returned): void {
  const say = sayIn(dossierWords, making.locale)
  sheet.room(Infinity)
  sheet.heading(say('label'))
  sheet.text(say('label.cut'), { muted: true })
  sheet.space(12)
  sheet.picture(label.height, (doc, { x, y }) => {
    doc.roundedRect(x, y, label.width, label.height, 6).lineWidth(0.5).dash(3, { space: 3 })
    doc.stroke(pdfColours.muted).undash()
    const room = { x: x + inset, y: y + inset, width: label.width - 2 * inset, height: label.height - 2 * inset }
    addAddresses(doc, room, making, ticket)
    addNumber(doc, room, making, ticket)
    const top = room.y
    addQrCode(doc, { x: room.x + room.width - qrSide, y: top, width: qrSide, height: qrSide }, making, ticket)
  })
}

function addAddresses(
  doc: PdfDocument,
  { x, y, width }: Box,
  { locale, labels, brand, back }: Making,
  ticket: Returned,
) {
  const say = sayIn(dossierWords, locale)
  const words = { width: width - qrSide - 6 * mm }
  const term = (text: string, top = doc.y) =>
    setFont(doc, 8).fillColor(pdfColours.muted).text(inStandardFont(text), x, top, words)
  term(say('label.to'), y)
  const to = back.address ?? `${brand.name}\n${say('label.no-address')}`
  setFont(doc, back.address ? 14 : 10, back.address ? 'bold' : 'normal')
  doc.fillColor(pdfColours.ink).text(inStandardFont(to), x, doc.y + 2, { ...words, height: 92, ellipsis: true })
  term(say('label.from'), y + 118)
  setFont(doc, 10).fillColor(pdfColours.ink)
  doc.text(inStandardFont(ticket.companyName), x, doc.y + 1, { ...words, height: 12, ellipsis: true })
  const contents = [
    `${say('ticket')} ${ticket.id}`,
    `${say('serial')} ${ticket.serialNumber}`,
    subjectOf(locale, labels, { ...ticket, subject: null }, true),
  ]
  term(`${say('label.content')} · ${contents.join(' · ')}`, doc.y + 5)
}

/** As wide as the label: bars that are thick enough survive a wet thermal printer and a crease. */
function addNumber(doc: PdfDocument, { x, y, width, height }: Box, { locale }: Making, ticket: Returned): void {
  const number = ticket.authorizationNumber
  const barsHeight = 24 * mm
  const top = y + height - barsHeight
  const bars = code128(number)
  const units = bars.reduce((sum, bar) => sum + bar, 0)
  // A quiet zone of ten units on both sides belongs to the code.
  const unit = Math.min((width - 20) / (units + 20), 0.5 * mm)
  let left = x + 10 * unit
  bars.forEach((bar, at) => {
    if (at % 2 === 0) doc.rect(left, top, bar * unit, barsHeight)
    left += bar * unit
  })
  doc.fill('#000000')
  setFont(doc, 8)
    .fillColor(pdfColours.muted)
    .text(inStandardFont(sayIn(pageWords, locale)('authorization')), x, top - 36, { width })
  setFont(doc, 15, 'bold')
    .fillColor(pdfColours.ink)
    .text(number, x, top - 25, { width, characterSpacing: 1 })
}

/** A phone that reads it finds the ticket in the console. */
function addQrCode(doc: PdfDocument, { x, y, width }: Box, { back }: Making, ticket: Returned): void {
  const { data, size } = encode(back.scanned(ticket.authorizationNumber), { ecc: 'M', border: 4 })
  const unit = width / size
  data.forEach((row, line) =>
    row.forEach((dark, column) => {
      // A hair wider than its place, or readers of PDF leave light seams between the squares.
      if (dark) doc.rect(x + column * unit, y + line * unit, unit + 0.1, unit + 0.1)
    }),
  )
  doc.fill('#000000')
}

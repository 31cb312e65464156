import { pdfColours, type PdfDocument } from '#app/kit/pdf/style.server.ts'
import { bicycleShapes, type Geometry, type Wheel } from './bicycle.ts'

// The same shapes as on the screen, as vector paths on paper.

const { ink, paper, muted, hairline } = pdfColours

/** In its millimetres, wherever the document has been moved and scaled to. */
export function drawBicycle(doc: PdfDocument, geometry: Geometry): void {
  const shapes = bicycleShapes(geometry)
  doc.lineJoin('round').lineCap('round')
  const { frame, fork, seatpost, collar, saddle, rails, spacers, stem, bar, hood, lever, drive, points } = shapes
  for (const wheel of shapes.wheels) drawWheel(doc, wheel)
  body(doc, seatpost.d)
  doc.path(rails).lineWidth(3).stroke(ink)
  doc.path(saddle).fill(ink)
  body(doc, fork.d)
  for (const limb of Object.values(frame)) outline(doc, limb.d)
  for (const limb of Object.values(frame)) doc.path(limb.d).fill(paper)
  body(doc, collar.d)
  for (const limb of [spacers, stem.body, stem.clamp]) body(doc, limb.d)
  doc.path(bar).lineWidth(28).stroke(ink)
  doc.path(bar).lineWidth(24).stroke(paper)
  body(doc, lever)
  body(doc, hood)
  doc.circle(stem.face.centre.x, stem.face.centre.y, stem.face.radius).lineWidth(3).fillAndStroke(paper, ink)
  doc.circle(points.rearAxle.x, points.rearAxle.y, drive.cassette).lineWidth(2).stroke(ink)
  body(doc, drive.hanger.d)
  body(doc, drive.cage.d)
  doc.circle(0, 0, drive.chainring).lineWidth(2).stroke(ink)
  doc
    .circle(0, 0, drive.chainring - 5)
    .lineWidth(6)
    .stroke(ink)
  doc.path(drive.chain).lineWidth(4).stroke(ink)
  doc.path(drive.crank.d).lineWidth(8).fillAndStroke(ink, ink)
}

function drawWheel(doc: PdfDocument, { centre: { x, y }, tyre, bead, rim, hub, spokes }: Wheel): void {
  const tread = (tyre - bead) * 0.62
  doc.path(spokes).lineWidth(1).stroke(hairline)
  doc.circle(x, y, rim).lineWidth(1.6).stroke(muted)
  doc
    .circle(x, y, tyre - tread / 2)
    .lineWidth(tread)
    .stroke(ink)
  doc
    .circle(x, y, hub + 4)
    .lineWidth(3)
    .fillAndStroke(paper, ink)
}

/** The stroke lies under the fill, so that overlapping tubes read as one body. */
function body(doc: PdfDocument, d: string): void {
  outline(doc, d)
  doc.path(d).fill(paper)
}

function outline(doc: PdfDocument, d: string): void {
  doc.path(d).lineWidth(5).stroke(ink)
}

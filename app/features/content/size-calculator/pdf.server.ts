import { makePdf, type PdfHead, type PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { FrameSize } from '#app/catalogue/catalogue.ts'
import { drawingRatio, drawSize } from './drawing.server.ts'
import type { Measures } from './measures.ts'
import { headlineOf, reasonLine, riderLine, signed } from './sentences.ts'
import { bicycleFor, figures, figuresOf, letterOf, type Proposal } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'

/** One page: what the screen shows, in the reader's language. */
export function writeSizePdf(
  { locale, ...made }: Pick<PdfHead, 'locale' | 'brand' | 'date' | 'eyebrow'>,
  { rider, cockpit }: Measures,
  proposal: Proposal,
  shown: FrameSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const say = sayIn(sizeWords, locale)
  const bicycles = proposal.fits.map(({ frame }) => ({
    size: frame.size,
    geometry: bicycleFor(frame, rider, cockpit),
  }))
  const drawn = bicycleFor(shown, rider, cockpit)
  const other = bicycles.find(({ size }) => size !== shown.size)
  const head: PdfHead = { locale, ...made, title: say('title') }

  function write(sheet: PdfSheet) {
    sheet.heading(headlineOf(locale, proposal))
    sheet.text(riderLine(locale, rider), { muted: true })
    sheet.space(8)
    sheet.picture(drawingWidth * drawingRatio(drawn, other?.geometry), (doc, box) =>
      drawSize(
        doc,
        { ...box, x: box.x + (box.width - drawingWidth) / 2, width: drawingWidth },
        { locale, fill: made.brand.fill },
        drawn,
        other?.geometry,
      ),
    )
    if (other) sheet.text(say('drawing.dashed', { size: other.size }), { muted: true })
    sheet.space(8)
    for (const { frame, reasons } of proposal.fits) {
      const { size } = frame
      const isFirst = proposal.fits.length > 1 && 'first' in proposal && proposal.first === size
      sheet.heading(say('result.why', { size }) + (isFirst ? ` · ${say('result.first')}` : ''))
      for (const reason of reasons) sheet.text(reasonLine(locale, reason), { bullet: true })
      sheet.space(6)
    }
    sheet.table(
      [
        { label: say('measure'), share: 3, value: (figure) => `${letterOf(figure)}   ${say(`figure.${figure}`)}` },
        ...bicycles.map(({ size, geometry }) => ({
          label: say('result.one', { size }),
          share: 1,
          look: 'number' as const,
          value: (figure: (typeof figures)[number]) => `${formatNumber(locale, figuresOf(geometry)[figure])} mm`,
        })),
      ],
      figures,
    )
    sheet.space(8)
    for (const { size, geometry } of bicycles) {
      const { stem, stemAngle, spacers } = geometry
      sheet.text(say('cockpit.used', { size, stem, angle: signed(locale, stemAngle), spacers }), { muted: true })
    }
    sheet.text(`${say('figures.how')} ${say('estimate')}`, { muted: true })
  }
  return makePdf(head, write)
}

/** Leaves room on the page for two sizes with all their reasons. */
const drawingWidth = 440

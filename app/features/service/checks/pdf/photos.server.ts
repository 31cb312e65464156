import type { Box, PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { pdfColours, type PdfDocument, setFont } from '#app/kit/pdf/style.server.ts'
import { inStandardFont } from '#app/kit/pdf/text.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { PaperPhoto } from '#app/features/content/attachments/attachments.paper.server.ts'
import { pdfWords } from './pdf.words.ts'

/** A photo with the step it shows. */
export type CaptionedPhoto = PaperPhoto & { caption: string }

const gap = 12
const tallest = 200
const captionSize = 7.5
/** The maker's steps are whole sentences; past two lines of the column one is cut. */
const captionHeight = 19

/** Two by two, each above the step it belongs to. @param left photos there was no time to draw */
export function addPhotos(sheet: PdfSheet, locale: Locale, photos: readonly CaptionedPhoto[], left: number): void {
  const say = sayIn(pdfWords, locale)
  if (photos.length + left === 0) return
  sheet.space(12)
  sheet.room(80)
  sheet.heading(say('photos'))
  const width = (sheet.width - gap) / 2
  for (let first = 0; first < photos.length; first += 2) {
    const row = photos.slice(first, first + 2).map((photo) => ({ photo, ...fit(photo, width) }))
    const height = Math.max(...row.map((one) => one.height))
    sheet.picture(height + captionHeight + gap, (doc, { x, y }) => {
      row.forEach(({ photo, ...size }, at) => {
        const column = x + at * (width + gap)
        doc.image(photo.content, column, y, size)
        addCaption(doc, photo.caption, { x: column, y: y + size.height + 4, width })
      })
    })
  }
  if (left > 0) sheet.text(say('photos.more', { count: left }), { muted: true })
}

function addCaption(doc: PdfDocument, caption: string, { x, y, width }: Omit<Box, 'height'>) {
  setFont(doc, captionSize)
    .fillColor(pdfColours.muted)
    .text(inStandardFont(caption), x, y, { width, height: captionHeight, ellipsis: true })
}

function fit(photo: PaperPhoto, width: number) {
  const share = Math.min(width / photo.width, tallest / photo.height, 1)
  return { width: photo.width * share, height: photo.height * share }
}

import type { PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { pdfColours, type PdfDocument, setFont } from '#app/kit/pdf/style.server.ts'
import { inStandardFont } from '#app/kit/pdf/text.server.ts'
import { formatBytes, formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { PaperPhoto } from '#app/features/content/attachments/attachments.paper.server.ts'
import type { Attachment } from '#app/features/content/attachments/attachments.ts'
import { pageWords } from '../page/page.words.ts'
import { dossierWords } from './dossier.words.ts'

type Shown = { photo: PaperPhoto; caption: string }

const gap = 12
/** For a photo that stands upright; a landscape one is as wide as its column. */
const tallest = 230
const captionHeight = 16

/** Photos two by two with their names; whatever cannot be shown on paper is named in its place. */
export function addFiles(
  sheet: PdfSheet,
  locale: Locale,
  files: readonly Attachment[],
  photos: ReadonlyMap<string, PaperPhoto>,
): void {
  const kept = files.filter(({ withdrawn }) => !withdrawn)
  const shown = kept.flatMap((file) => {
    const photo = photos.get(file.id)
    return photo ? [{ photo, caption: captionOf(locale, file) }] : []
  })
  if (kept.length > 0) sheet.space(6)
  for (let first = 0; first < shown.length; first += 2) addRow(sheet, shown.slice(first, first + 2))
  for (const file of kept) if (!photos.has(file.id)) sheet.text(namedOnly(locale, file), { bullet: true, muted: true })
  const withdrawn = files.length - kept.length
  if (withdrawn > 0) sheet.text(sayIn(pageWords, locale)('files.withdrawn', { count: withdrawn }), { muted: true })
}

function addRow(sheet: PdfSheet, row: readonly Shown[]): void {
  const width = (sheet.width - gap) / 2
  const sizes = row.map(({ photo }) => fit(photo, width))
  const height = Math.max(...sizes.map((size) => size.height))
  sheet.picture(height + captionHeight + 4, (doc, { x, y }) => {
    row.forEach(({ photo, caption }, at) => {
      const size = sizes[at] ?? { width, height }
      addPhoto(doc, photo, { x: x + at * (width + gap), y, ...size }, caption, width)
    })
  })
}

function addPhoto(
  doc: PdfDocument,
  photo: PaperPhoto,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  caption: string,
  room: number,
): void {
  doc.image(photo.content, x, y, { width, height })
  setFont(doc, 7.5)
    .fillColor(pdfColours.muted)
    .text(inStandardFont(caption), x, y + height + 4, { width: room, height: 9, ellipsis: true, lineBreak: false })
}

function fit(photo: PaperPhoto, width: number): { width: number; height: number } {
  const share = Math.min(width / photo.width, tallest / photo.height, 1)
  return { width: photo.width * share, height: photo.height * share }
}

/** The camera's own clock has no zone: it is written as it stood there. */
function captionOf(locale: Locale, { name, capturedAt }: Attachment): string {
  if (!capturedAt) return name
  const moment = `${formatDay(locale, capturedAt.slice(0, 10))}, ${capturedAt.slice(11, 16)}`
  return `${name} · ${sayIn(dossierWords, locale)('photo.taken', { moment })}`
}

function namedOnly(locale: Locale, { name, kind, bytes }: Attachment): string {
  const say = sayIn(dossierWords, locale)
  const size = formatBytes(locale, bytes)
  switch (kind) {
    case 'photo':
      return say('photo.missing', { name })
    case 'video':
      return say('video', { name, size })
    case 'pdf':
      return say('paper', { name, size })
  }
}

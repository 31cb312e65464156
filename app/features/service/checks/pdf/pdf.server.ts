import type { CheckStep } from '#app/catalogue/catalogue.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { makePdf, type Paper, type PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { PaperPhoto } from '#app/features/content/attachments/attachments.paper.server.ts'
import type { AnsweredStep, Check } from '../checks.ts'
import { demandsOf } from '../checks.text.ts'
import { saidIn } from '../said.ts'
import { pdfWords } from './pdf.words.ts'

export type CheckPaper = {
  check: Check
  steps: CheckStep[]
  answers: AnsweredStep[]
  photos: PaperPhoto[]
  /** Photos there was no time to draw. */
  left: number
}

type Made = { locale: Locale; brand: Paper; date: Date }

/** A signed checklist on paper, as much of it as its reader may see. */
export function writeCheck(made: Made, paper: CheckPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { locale } = made
  const { check, steps, answers } = paper
  const say = sayIn(pdfWords, locale)
  const title = textIn(locale, check.names)
  return makePdf({ ...made, title, eyebrow: `${check.family} · ${check.serialNumber}` }, (sheet) => {
    sheet.space(4)
    sheet.facts(factsOf(locale, check))
    for (const [key, id] of [
      ['corrects', check.correctsId],
      ['corrected', check.correctedById],
    ] as const)
      if (id !== null) sheet.text(say(key, { id: String(id) }), { muted: true })
    sheet.space(10)
    sheet.table(
      [
        { label: say('step'), share: 5, value: (step) => textIn(locale, step.name) },
        { label: say('asked'), share: 2.2, value: (step) => demandsOf(locale, step).join(', ') },
        {
          label: say('said'),
          share: 3.4,
          value: (step) => {
            const answer = answers.find((one) => one.step === step.code)
            return answer ? saidIn(locale, step, answer).replaceAll('\n', ' ') : '–'
          },
        },
      ],
      steps,
    )
    addPhotos(sheet, locale, paper)
  })
}

function factsOf(locale: Locale, check: Check) {
  const say = sayIn(pdfWords, locale)
  const { riderSigned, riderName, signedOn } = check
  return [
    { term: say('model'), detail: check.family },
    { term: say('serial'), detail: check.serialNumber },
    { term: say('number'), detail: `${check.id} · ${say('version')} ${check.catalogueVersion}` },
    { term: say('workshop'), detail: check.companyName },
    { term: say('mechanic'), detail: check.mechanicName },
    { term: say('signed'), detail: signedOn ? formatDay(locale, signedOn) : '–' },
    ...(riderSigned ? [{ term: say('rider-signed'), detail: riderName || say('rider-signed.hidden') }] : []),
  ]
}

const gap = 12
const tallest = 200

/** Two by two. */
function addPhotos(sheet: PdfSheet, locale: Locale, { photos, left }: CheckPaper): void {
  const say = sayIn(pdfWords, locale)
  if (photos.length + left === 0) return
  sheet.space(12)
  sheet.room(80)
  sheet.heading(say('photos'))
  const width = (sheet.width - gap) / 2
  for (let first = 0; first < photos.length; first += 2) {
    const row = photos.slice(first, first + 2).map((photo) => ({ photo, ...fit(photo, width) }))
    sheet.picture(Math.max(...row.map(({ height }) => height)) + gap, (doc, { x, y }) => {
      row.forEach(({ photo, width: wide, height }, at) => {
        doc.image(photo.content, x + at * (width + gap), y, { width: wide, height })
      })
    })
  }
  if (left > 0) sheet.text(say('photos.more', { count: left }), { muted: true })
}

function fit(photo: PaperPhoto, width: number) {
  const share = Math.min(width / photo.width, tallest / photo.height, 1)
  return { width: photo.width * share, height: photo.height * share }
}

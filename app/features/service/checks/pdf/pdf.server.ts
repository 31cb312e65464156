import type { CheckStep } from '#app/catalogue/catalogue.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { makePdf, type Paper } from '#app/kit/pdf/pdf.server.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { AnsweredStep, Check } from '../checks.ts'
import { demandsOf } from '../checks.text.ts'
import { saidIn } from '../said.ts'
import { pdfWords } from './pdf.words.ts'
import { addPhotos, type CaptionedPhoto } from './photos.server.ts'

export type CheckPaper = {
  check: Check
  steps: CheckStep[]
  answers: AnsweredStep[]
  photos: CaptionedPhoto[]
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
        { label: say('step'), share: 5, value: (step) => `${steps.indexOf(step) + 1}. ${textIn(locale, step.name)}` },
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
    addPhotos(sheet, locale, paper.photos, paper.left)
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

import { raceGeometry, raceSizes } from '#app/features/bicycles/bicycle/bicycle.ts'
import { type ModelFamily, modelFamilies } from '#db/template/codes.ts'
import type { GuideShelf } from '#app/features/content/resources/resources.ts'
import type { Kept } from '#app/features/content/resources/resources.staff.server.ts'
import { makePdf, type PdfHead, type PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { paperIn, type Portal } from '#app/portal.server.ts'
import { shelvedAt } from '../past.server.ts'
import { keep } from '../pictures.server.ts'
import { guideWords } from './guides.words.ts'

export type GuidePlan = {
  shelf: GuideShelf
  family: ModelFamily
  language: Locale
  title: string
  versions: { ago: number; note: string; kept: Kept }[]
}

/** A manual and a size guide for every model and language; some have an older version. */
export async function writeGuides(portal: Portal): Promise<GuidePlan[]> {
  const plans: GuidePlan[] = []
  for (const [at, family] of modelFamilies.entries())
    for (const language of locales)
      for (const shelf of ['manual', 'size-guide'] as const)
        plans.push(await plan(portal, { shelf, family, language, at }))
  return plans
}

type Wanted = { shelf: GuideShelf; family: ModelFamily; language: Locale; at: number }

async function plan(portal: Portal, { shelf, family, language, at }: Wanted): Promise<GuidePlan> {
  const say = sayIn(guideWords, language)
  const title = say(`title.${shelf}`, { family })
  const isRevised = shelf === 'manual' ? family === 'C68' || family === 'V4R' : family === 'V3'
  const agos = isRevised ? [320 + at, 30 + at * 4] : [150 + at * 9]
  const versions = []
  for (const [index, ago] of agos.entries()) {
    const date = shelvedAt(portal.clock.now(), ago)
    const head = {
      ...(await paperIn(portal, language)),
      title,
      date,
      eyebrow: say('edition', { number: index + 1 }),
    }
    const content = Buffer.from(await (shelf === 'manual' ? manual(head, family, index) : sizeGuide(head, family)))
    const kept: Kept = {
      name: `${say(`file.${shelf}`)}-${family}-${language}.pdf`,
      kind: 'pdf',
      mediaType: 'application/pdf',
      bytes: content.length,
      width: null,
      height: null,
      contentKey: (await keep(portal, content)).key,
      previewKey: null,
      thumbKey: null,
    }
    versions.push({ ago, note: index > 0 ? say(`note.${shelf}`) : '', kept })
  }
  return { shelf, family, language, title, versions }
}

const steps = ['unpack', 'fork', 'seatpost', 'wheels', 'cockpit', 'brakes', 'final'] as const

function manual(head: PdfHead, family: ModelFamily, version: number) {
  const say = sayIn(guideWords, head.locale)
  return makePdf(head, (sheet) => {
    sheet.heading(say('before'))
    sheet.text(say('before.words', { family }))
    sheet.text(say(`about.${family}`))
    sheet.space(8)
    sheet.heading(say('tools'))
    for (const tool of say('tools.list').split('; ')) sheet.text(tool, { bullet: true })
    sheet.space(8)
    sheet.heading(say('steps'))
    for (const [at, step] of steps.entries()) sheet.text(`${at + 1}. ${say(`step.${step}`)}`)
    sheet.space(8)
    sheet.heading(say('torques'))
    torqueTable(sheet, head.locale, family, version)
    sheet.space(8)
    sheet.heading(say('checks'))
    for (const check of say('checks.list').split('; ')) sheet.text(check, { bullet: true })
    sheet.space(6)
    sheet.text(say('safety'), { muted: true })
  })
}

const torques = [
  ['torque.stem', 5],
  ['torque.steerer', 6],
  ['torque.seatpost', 6],
  ['torque.axles', 12],
  ['torque.hanger', 5],
  ['torque.bottle', 3],
] as const

/** The older edition had the seatpost at a newton metre more. */
function torqueTable(sheet: PdfSheet, locale: Locale, family: ModelFamily, version: number) {
  const say = sayIn(guideWords, locale)
  const extra = family === 'TT1' ? ([['torque.extensions', 5]] as const) : []
  const rows = [...torques, ...extra].map(([part, newtons]) => {
    const isOld = part === 'torque.seatpost' && version === 0 && (family === 'C68' || family === 'V4R')
    return { part: say(part), newtons: isOld ? newtons + 1 : newtons }
  })
  sheet.table(
    [
      { label: say('torque.part'), share: 4, value: ({ part }) => part },
      { label: say('torque.value'), share: 1, look: 'number', value: ({ newtons }) => `${newtons} Nm` },
    ],
    rows,
  )
}

/** What a model's frames differ by from the all-round one, in millimetres. */
const offsets: Record<ModelFamily, { stack: number; reach: number }> = {
  C68: { stack: 12, reach: -3 },
  V4R: { stack: -4, reach: 3 },
  V3: { stack: 0, reach: 0 },
  V3R: { stack: 0, reach: 0 },
  TT1: { stack: -38, reach: 24 },
}

function sizeGuide(head: PdfHead, family: ModelFamily) {
  const { locale } = head
  const say = sayIn(guideWords, locale)
  const rows = raceSizes.map((size) => {
    const { stack, reach, seatTube, standover } = raceGeometry(size)
    const inseam = standover + 25
    const by = offsets[family]
    return { size, stack: stack + by.stack, reach: reach + by.reach, seatTube, standover, inseam, height: inseam / 4.7 }
  })
  const millimetres = (value: number) => formatNumber(locale, value)
  return makePdf(head, (sheet) => {
    sheet.heading(say('measure'))
    for (const line of say('measure.list').split('; ')) sheet.text(line, { bullet: true })
    sheet.space(8)
    sheet.heading(say('table', { family }))
    sheet.table(
      [
        { label: say('table.size'), share: 1, look: 'strong', value: ({ size }) => String(size) },
        {
          label: say('table.height'),
          share: 2,
          value: ({ height }) => `${Math.round(height) - 4}–${Math.round(height) + 4} cm`,
        },
        { label: say('table.inseam'), share: 1, look: 'number', value: ({ inseam }) => millimetres(inseam) },
        { label: 'Stack', share: 1, look: 'number', value: ({ stack }) => millimetres(stack) },
        { label: 'Reach', share: 1, look: 'number', value: ({ reach }) => millimetres(reach) },
        { label: say('table.seat-tube'), share: 1, look: 'number', value: ({ seatTube }) => millimetres(seatTube) },
        { label: 'Standover', share: 1, look: 'number', value: ({ standover }) => millimetres(standover) },
      ],
      rows,
    )
    sheet.space(8)
    sheet.heading(say('between'))
    sheet.text(say('between.words'))
    sheet.text(say('calculator'), { muted: true })
  })
}

import * as z from 'zod/mini'
import { type Catalogue, checklistKinds, labourMinutesMost, riderSigns, type Texts } from '#app/catalogue/catalogue.ts'
import { turns, verdicts } from '#app/catalogue/catalogue.answers.ts'
import { plannedServices } from '#app/catalogue/catalogue.services.ts'
import { amountMost, currencies } from '#app/kit/words/amounts.ts'
import { byLocale, locales } from '#app/kit/words/locales.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { most as mostOf } from './limits.ts'

/*
 * What a catalogue may be made of, part by part: the forms check by it what is typed, and the draft as a whole is checked
 * again before it is published. What the parts have to do with each other is in `findings.ts`.
 */

const anyTexts = textsOf(500)
/** Something is written in one language at least. */
export const texts = anyTexts.check(written())

function textsOf(most: number) {
  return z.object(byLocale(() => z.optional(z.string().check(z.maxLength(most)))))
}

function written() {
  return z.refine<Texts>((typed) => locales.some((locale) => typed[locale]?.trim()), 'texts-missing')
}

/** As it is printed on the bicycle. */
export const familyCode = z.string().check(z.regex(/^[A-Z0-9]([A-Z0-9 .+-]{0,18}[A-Z0-9+])?$/, 'family-code'))
/** What forms and columns call a thing; nobody reads it where there is a name. */
export const code = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/, 'code'))

export const serialGroup = z
  .object({
    before: z.enum(['', '.', '-']),
    prefix: z.string().check(z.regex(/^[A-Z0-9]{0,20}$/, 'prefix')),
    kind: z.enum(['letters', 'digits', 'either']),
    least: z.int().check(z.gte(0), z.lte(40)),
    most: z.int().check(z.gte(0), z.lte(40)),
  })
  .check(z.refine(({ least, most, prefix }) => least <= most && most + prefix.length > 0, 'group-lengths'))

const millimetres = z.number().check(z.gt(0), z.lt(3000))
const degrees = z.number().check(z.gt(40), z.lt(90))

export const frameSize = z.object({
  size: z.string().check(z.minLength(1), z.maxLength(20)),
  nominal: z.number().check(z.gt(20), z.lt(90)),
  stack: millimetres,
  reach: millimetres,
  seatTube: millimetres,
  standover: millimetres,
  headAngle: degrees,
  seatAngle: degrees,
  bbDrop: z.number().check(z.gt(-100), z.lt(200)),
  rake: z.number().check(z.gte(0), z.lt(150)),
  crank: z.number().check(z.gt(100), z.lt(250)),
  stem: z.number().check(z.gte(0), z.lt(250)),
})

const attributeCode = code.check(z.refine((typed) => typed !== 'version' && typed !== 'intent', 'code'))

export const attribute = z.intersection(
  z.object({ code: attributeCode, name: texts }),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text') }),
    z.object({ kind: z.literal('measures') }),
    z.object({ kind: z.literal('number'), unit: z.string().check(z.maxLength(20)) }),
    z.object({ kind: z.literal('day') }),
  ]),
)

export const family = z.object({
  code: familyCode,
  name: texts,
  active: z.boolean(),
  serial: z.array(serialGroup).check(z.minLength(1, 'serial-missing'), z.maxLength(8)),
  example: z.string().check(z.minLength(1, 'example-missing'), z.maxLength(40)),
  sizes: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(40)),
  colours: z.array(texts).check(z.maxLength(60)),
  instructions: z.array(texts).check(z.maxLength(12)),
  attributes: z.array(attributeCode).check(z.maxLength(mostOf.attributes)),
  geometry: z.array(frameSize).check(z.maxLength(20)),
})

export const part = z.object({
  code,
  name: texts,
  active: z.boolean(),
  drawn: z.nullable(z.enum(['frame', 'fork', 'handlebar', 'seatpost'])),
})

export const kind = z.object({
  code,
  name: texts,
  subject: anyTexts,
  hint: anyTexts,
  active: z.boolean(),
  photos: z.int().check(z.gte(0), z.lte(12)),
  showsParts: z.boolean(),
  cosmetic: z.optional(z.boolean()),
})

export const shot = z.object({ code, name: texts })

export const shotList = z.object({ part: z.nullable(code), kind: z.nullable(code), shots: z.array(code) })

const months = z.int().check(z.gte(0), z.lte(600))

export const coverageRule = z.object({
  code,
  name: texts,
  families: z.array(familyCode).check(z.minLength(1, 'rule-families')),
  parts: z.array(code).check(z.minLength(1, 'rule-parts')),
  kinds: z.array(code).check(z.minLength(1, 'rule-kinds')),
  months,
  registration: z.nullable(z.object({ extraMonths: months, withinDays: z.int().check(z.gte(0), z.lte(3650)) })),
  services: z.optional(z.nullable(z.object({ extraMonths: months, withinMonths: months.check(z.gte(1)) }))),
  firstOwnerOnly: z.boolean(),
  starts: z.enum(['purchase', 'delivery']),
  replacementMonths: months,
})

export const floor = z.object({ country: z.enum(countryCodes), months })

export const answer = z.object({
  code,
  kind: z.enum(['reason', 'answer']),
  title: texts,
  text: textsOf(5000).check(written()),
  active: z.boolean(),
  kinds: z.optional(z.array(code)),
  next: z.optional(z.enum(turns)),
  decision: z.optional(z.enum(verdicts)),
})

export const labour = z.object({
  code,
  name: texts,
  families: z.array(familyCode).check(z.maxLength(mostOf.families)),
  parts: z.array(code).check(z.maxLength(mostOf.parts)),
  minutes: z.int().check(z.gte(1), z.lte(labourMinutesMost)),
  active: z.boolean(),
})

/** The most steps of one checklist: a longer one is not gone through. */
export const stepsMost = 80

const figure = z.number().check(z.gt(-1e7), z.lt(1e7))
const unit = z.string().check(z.minLength(1), z.maxLength(12))

export const checkStep = z.object({
  code,
  name: texts,
  torque: z.nullable(z.object({ value: figure, unit })),
  measure: z.nullable(z.object({ unit, lower: z.nullable(figure), upper: z.nullable(figure) })),
  photo: z.boolean(),
  skippable: z.boolean(),
})

export const checklist = z.object({
  code,
  name: texts,
  kind: z.enum(checklistKinds),
  families: z.array(familyCode).check(z.maxLength(mostOf.families)),
  rider: z.enum(riderSigns),
  active: z.boolean(),
  steps: z.array(checkStep).check(z.maxLength(stepsMost)),
})

/** A month between two services at least, and no more grace than comes between them. */
export const graceDaysMost = 90

export const dueService = z.object({
  code,
  name: texts,
  service: z.enum(plannedServices),
  families: z.array(familyCode).check(z.maxLength(mostOf.families)),
  firstMonths: z.int().check(z.gte(1), z.lte(240)),
  everyMonths: z.int().check(z.gte(0), z.lte(240)),
  kilometres: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  counts: z.boolean(),
  active: z.boolean(),
})

export const promise = z.object({
  kind: z.nullable(code),
  country: z.nullable(z.enum(countryCodes)),
  days: z.int().check(z.gte(0), z.lte(365)),
})

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'))

export const working = z.object({
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1, 'working-days')),
  from: time,
  to: time,
  holidays: z.array(z.string().check(z.regex(/^(\d{4}-)?\d{2}-\d{2}$/, 'holiday'))).check(z.maxLength(mostOf.holidays)),
})

const amount = z.int().check(z.gte(0), z.lte(amountMost))

export const lane = z.object({
  isOpen: z.boolean(),
  families: z.array(familyCode).check(z.maxLength(mostOf.families)),
  kinds: z.array(code).check(z.maxLength(mostOf.kinds)),
  currency: z.enum(currencies),
  values: z.array(z.object({ part: code, value: amount })).check(z.maxLength(mostOf.parts)),
  most: z.nullable(amount),
  returned: z.boolean(),
  reason: z.nullable(code),
  drawn: z.int().check(z.gte(0), z.lte(1000)),
})

export const satisfaction = z.object({
  isAsked: z.boolean(),
  afterDays: z.int().check(z.gte(0), z.lte(60)),
  everyDays: z.int().check(z.gte(1), z.lte(365)),
  callDays: z.int().check(z.gte(0), z.lte(30)),
  question: anyTexts,
})

export const catalogueSchema: z.ZodMiniType<Catalogue> = z.object({
  families: z.array(family).check(z.maxLength(mostOf.families)),
  parts: z.array(part).check(z.maxLength(mostOf.parts)),
  kinds: z.array(kind).check(z.maxLength(mostOf.kinds)),
  shots: z.array(shot).check(z.maxLength(mostOf.shots)),
  shotLists: z.array(shotList).check(z.maxLength(mostOf.shotLists)),
  attributes: z.array(attribute).check(z.maxLength(mostOf.attributes)),
  instructions: z.array(texts).check(z.maxLength(12)),
  rules: z.array(coverageRule).check(z.maxLength(mostOf.rules)),
  mainKind: z.nullable(code),
  floors: z.array(floor).check(z.maxLength(countryCodes.length)),
  answers: z.array(answer).check(z.maxLength(mostOf.answers)),
  labour: z.array(labour).check(z.maxLength(mostOf.labour)),
  checklists: z.array(checklist).check(z.maxLength(mostOf.checklists)),
  dueServices: z.array(dueService).check(z.maxLength(mostOf.dueServices)),
  graceDays: z.int().check(z.gte(0), z.lte(graceDaysMost)),
  promises: z.array(promise).check(z.maxLength(mostOf.promises)),
  working,
  lane,
  reminders: z.object({ hours: z.int().check(z.gte(0), z.lte(80)), days: z.int().check(z.gte(0), z.lte(60)) }),
  appealDays: z.int().check(z.gte(0), z.lte(365)),
  satisfaction,
})

import type { Answer } from './catalogue.answers.ts'
import type { DueService, ExtraForServices } from './catalogue.services.ts'
import type { Texts } from './catalogue.texts.ts'
import { type Locale, readingOrder } from '#app/kit/words/locales.ts'

/*
 * What a maker's bicycles are, as data: one document of which every publication is a version. Nothing in the code names
 * a family, a part or a kind of damage; what the code needs to know of them is a property here.
 */

export type { Answer } from './catalogue.answers.ts'
export type { Texts } from './catalogue.texts.ts'

/** As the trade says and writes it, in every language alike: `C68`. */
export type ModelFamily = string
export type BikePart = string
export type DamageKind = string

/** What a group of a serial number is made of, with the sign before it; the first group has none. */
export type SerialGroup = {
  before: '' | '.' | '-'
  /** Letters and digits that it begins with, always the same; often the family's code. */
  prefix: string
  kind: 'letters' | 'digits' | 'either'
  /** How many characters may follow the prefix. */
  least: number
  most: number
}

export type AttributeKind = { kind: 'text' } | { kind: 'measures' } | { kind: 'number'; unit: string } | { kind: 'day' }

/** What may be known of a bicycle beyond its number; `measures`: figures and what stands between, as in '1640 × 540 mm'. */
export type Attribute = AttributeKind & { code: string; name: Texts }

/** A frame's size: millimetres and degrees. */
export type FrameSize = {
  /** As it is called. */
  size: string
  /** Centre to centre, in centimetres: what the formula of the calculator compares with. */
  nominal: number
  stack: number
  reach: number
  seatTube: number
  standover: number
  headAngle: number
  seatAngle: number
  bbDrop: number
  rake: number
  crank: number
  stem: number
}

export type Family = {
  code: ModelFamily
  /** What it is, beside its code: 'Telaio da corsa'. */
  name: Texts
  /** Offered in forms. Those that are not keep their name for what is about them already. */
  active: boolean
  serial: SerialGroup[]
  /** A number that fits, for the help beside the field. */
  example: string
  sizes: string[]
  colours: Texts[]
  /** Where its serial number is, and what to check first. */
  instructions: Texts[]
  /** Codes, in the order of the page. */
  attributes: string[]
  /** From the smallest to the largest; none: the size calculator does not know it. */
  geometry: FrameSize[]
}

export type Part = {
  code: BikePart
  name: Texts
  active: boolean
  /** What is pointed at for it on the drawing; null: it is not drawn. */
  drawn: 'frame' | 'fork' | 'handlebar' | 'seatpost' | null
}

export type Kind = {
  code: DamageKind
  /** The name on the form, 'Estetico', and in the subject of a ticket, 'danno estetico'. */
  name: Texts
  subject: Texts
  hint: Texts
  active: boolean
  /** So many photos are asked for at least. */
  photos: number
  /** When something never came there is nothing to photograph but its box. */
  showsParts: boolean
  cosmetic?: boolean | undefined
}

export type Shot = { code: string; name: Texts }

/** Photos to ask for: always, for a part, for a kind of damage, or for the two together. */
export type ShotList = { part: BikePart | null; kind: DamageKind | null; shots: string[] }

/** What the maker promises on its own account. */
export type CoverageRule = {
  code: string
  /** As a sentence begins: 'Garanzia del produttore sulla vernice'. */
  name: Texts
  families: readonly ModelFamily[]
  parts: readonly BikePart[]
  kinds: readonly DamageKind[]
  months: number
  /** So many months more for a bicycle registered at the latest so many days after the start. */
  registration: { extraMonths: number; withinDays: number } | null
  /** So many months more once every service that is due in the first months was kept; see `DueService`. */
  services?: ExtraForServices | null | undefined
  firstOwnerOnly: boolean
  starts: 'purchase' | 'delivery'
  replacementMonths: number
}

/** How long the seller must answer for a defect by the law of a country. */
export type Floor = { country: string; months: number }

/** More than a day of work is several. */
export const labourMinutesMost = 1440

/** What a workshop may have done about a claim, with the minutes it takes as a rule; none of families or parts: of any. */
export type LabourCode = {
  code: string
  name: Texts
  families: ModelFamily[]
  parts: BikePart[]
  minutes: number
  active: boolean
}

/** By its kind the portal knows what comes of a checklist that is signed. */
export const checklistKinds = ['delivery', 'first_check', 'yearly', 'remedy', 'other'] as const
export type ChecklistKind = (typeof checklistKinds)[number]

/** Whether who rides the bicycle signs it beside the workshop. */
export const riderSigns = ['required', 'optional', 'none'] as const
export type RiderSigns = (typeof riderSigns)[number]

export type CheckStep = {
  code: string
  /** What is done, as a mechanic says it. */
  name: Texts
  /** To what a screw is tightened. */
  torque: { value: number; unit: string } | null
  /** What is measured, with the limits outside of which a reason is asked for. */
  measure: { unit: string; lower: number | null; upper: number | null } | null
  photo: boolean
  /** It may be left out of a bicycle that it has nothing to do with. */
  skippable: boolean
}

/** What a workshop goes through on a bicycle, step by step; none of families: of any. */
export type Checklist = {
  code: string
  name: Texts
  kind: ChecklistKind
  families: ModelFamily[]
  rider: RiderSigns
  active: boolean
  steps: CheckStep[]
}

/** In how many working days a new claim is to be answered; null: of whichever kind, from wherever. */
export type PromisedDays = { kind: DamageKind | null; country: string | null; days: number }

/** The days on which the maker works: 1 is Monday; holidays as YYYY-MM-DD, or MM-DD for those of every year. */
export type WorkingTime = { days: number[]; from: string; to: string; holidays: string[] }

/**
 * Staff are reminded of what they are to answer: so many working hours before it is due (0: once it is overdue), and
 * administrators once it has been overdue for so many working days (0: never).
 */
export type Reminders = { hours: number; days: number }

/**
 * Claims about bicycles that are not sold yet which are accepted at once, by rule, where all that it asks for is there.
 * Amounts are in the currency's smallest unit.
 */
export type Lane = {
  isOpen: boolean
  families: ModelFamily[]
  kinds: DamageKind[]
  /** By ISO 4217. */
  currency: string
  /** What each part counts for; a claim about one that is not here goes to staff. */
  values: { part: BikePart; value: number }[]
  /** What the parts of a claim may come to; null: there is no limit. */
  most: number | null
  /** The parts have to come back. */
  returned: boolean
  /** The code of the reason that the decision gives; null: none is chosen yet. */
  reason: string | null
  /** One in so many is drawn for staff to look at; 0: none. */
  drawn: number
}

export type Catalogue = {
  families: Family[]
  parts: Part[]
  kinds: Kind[]
  shots: Shot[]
  shotLists: ShotList[]
  attributes: Attribute[]
  /** Said for every family after its own instructions. */
  instructions: Texts[]
  rules: CoverageRule[]
  /** The kind of damage whose cover is meant by "the warranty" of a bicycle. */
  mainKind: DamageKind | null
  floors: Floor[]
  answers: Answer[]
  labour: LabourCode[]
  checklists: Checklist[]
  dueServices: DueService[]
  /** A due service is kept up to so many days before and after its day. */
  graceDays: number
  promises: PromisedDays[]
  working: WorkingTime
  lane: Lane
  reminders: Reminders
  /** For so many days after a refusal it can be appealed against, once; 0: it cannot. */
  appealDays: number
  satisfaction: Satisfaction
}

/** How who has opened a ticket is asked about it once it is closed. */
export type Satisfaction = {
  isAsked: boolean
  /** Days from the closing to the mail; the page of the ticket asks at once. */
  afterDays: number
  /** Nobody gets more than one such mail in so many days. */
  everyDays: number
  /** Working days within which who was not satisfied is called. */
  callDays: number
  /** Blank: in the portal's own words. */
  question: Texts
}

/** A publication of the catalogue, by which claims made while it held are assessed for good. */
export type Published = Catalogue & { version: number }

/** A portal before its maker has told it anything. */
export const emptyCatalogue: Catalogue = {
  families: [],
  parts: [],
  kinds: [],
  shots: [],
  shotLists: [],
  attributes: [],
  instructions: [],
  rules: [],
  mainKind: null,
  floors: [],
  answers: [],
  labour: [],
  checklists: [],
  dueServices: [],
  graceDays: 30,
  promises: [],
  working: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: [] },
  lane: {
    isOpen: false,
    families: [],
    kinds: [],
    currency: 'EUR',
    values: [],
    most: 0,
    returned: false,
    reason: null,
    drawn: 10,
  },
  reminders: { hours: 4, days: 2 },
  appealDays: 0,
  satisfaction: { isAsked: false, afterDays: 3, everyDays: 30, callDays: 2, question: {} },
}

/** In the reader's language, or else in another that it is written in. */
export function textIn(locale: Locale, texts: Texts): string {
  const found = readingOrder(locale).find((one) => texts[one])
  return (found && texts[found]) ?? ''
}

/** What forms offer, in the maker's order. */
export function offered<One extends { code: string; active: boolean }>(all: readonly One[]): One[] {
  return all.filter(({ active }) => active)
}

export function codesOf(all: readonly { code: string }[]): string[] {
  return all.map(({ code }) => code)
}

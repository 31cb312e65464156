import { type Locale, locales } from '#app/kit/words/locales.ts'

/** After what a survey asks by itself; a campaign asks an audience. */
export const triggers = ['ticket', 'appointment', 'registration', 'campaign'] as const
export type Trigger = (typeof triggers)[number]

export const states = ['draft', 'open', 'closed'] as const
export type State = (typeof states)[number]

export type Texts = Record<Locale, string>

/** How a question is answered: by a number, one of some words, or in one's own. */
export const questionKinds = ['ten', 'five', 'choice', 'text'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** `choices`: of a choice alone. */
export type Question = { kind: QuestionKind; text: Texts; choices: Texts[] }

export const scales = ['ten', 'five'] as const satisfies readonly QuestionKind[]
export type Scale = (typeof scales)[number]

/** The numbers of a scale, and up to which somebody was not satisfied. */
const rangeOf = { ten: { from: 0, to: 10, bad: 6 }, five: { from: 1, to: 5, bad: 2 } } as const

export function numbersOf(scale: Scale): number[] {
  const { from, to } = rangeOf[scale]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

export function isScale(kind: QuestionKind): kind is Scale {
  return kind === 'ten' || kind === 'five'
}

/** The first question is one: a form lets no other begin. */
export function scaleOf({ questions }: Pick<Survey, 'questions'>): Scale {
  const [first] = questions
  return first && isScale(first.kind) ? first.kind : 'ten'
}

/** Whether somebody calls them about it. */
export function isBad(scale: Scale, score: number): boolean {
  return score <= badMost(scale)
}

/** Up to which number somebody was not satisfied. */
export function badMost(scale: Scale): number {
  return rangeOf[scale].bad
}

export function highestOf(scale: Scale): number {
  return rangeOf[scale].to
}

/** What its form says of it. */
export type SurveyFacts = {
  trigger: Trigger
  title: Texts
  intro: Texts
  questions: Question[]
  /** No answer leads to a person; of campaigns alone. */
  anonymous: boolean
  startsOn: string | null
  endsOn: string | null
  afterDays: number
  callDays: number
}

export type SurveyRow = Pick<SurveyFacts, 'trigger' | 'title' | 'anonymous' | 'startsOn' | 'endsOn'> & {
  id: number
  state: State
  createdAt: Date
  openedAt: Date | null
  closedAt: Date | null
}

export type Survey = SurveyRow & SurveyFacts & { version: number; audienceId: number }

/** What was answered to each question, in their order; null: nothing. A choice is told by its place. */
export type Answers = (number | string | null)[]

/** An answer in one's own words is no longer, and there are so many choices at most. */
export const answerLongest = 1000
export const choicesMost = 10

/** For so many days after it was given first an answer can be changed. */
export const changeDays = 14
/** Who has not answered is reminded once, after so many days. */
export const remindDays = 5
/** Nobody is written to more often. */
export const quietDays = 30
/** So long a link can be answered. */
export const linkDays = 60
/** Working days in which a complaint is to be answered. */
export const targetDays = 2
/** With fewer answers nothing is shown where they are nobody’s, and no median of dealers. */
export const fewest = 5
/** Afterwards answers are figures. */
export const monthsKept = 24

/** The reader's own language, else English, else Italian, else whatever there is; `locale`: which it became. */
export function textOf(texts: Texts, locale: Locale): { text: string; locale: Locale } {
  const order: Locale[] = [locale, 'en', 'it', ...locales]
  const found = order.find((one) => texts[one].trim()) ?? locale
  return { text: texts[found], locale: found }
}

/** Whether it asks at this moment: open, and within its days. */
export function isAsking(
  { state, startsOn, endsOn }: Pick<Survey, 'state' | 'startsOn' | 'endsOn'>,
  today: string,
): boolean {
  return state === 'open' && (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn)
}

/** A low score as pages about its subject tell staff of it. */
export type SurveyTask = { id: number; score: number; scale: Scale; isDone: boolean }

/** What was asked about, if it was one thing. */
export type Subject = { ticketId: number | null; appointmentId: number | null; productId: number | null }

import type { Locale } from '#app/kit/words/locales.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Answers, isAsking, numbersOf, type Question, scaleOf, type Survey, textOf } from '../surveys.ts'

/** A survey as its reader answers it. */
export type Shown = {
  title: string
  intro: string
  /** In which language it is told, and its questions. */
  language: Locale
  questions: Question[]
  said: Answers | null
  /** The last day on which what was said can be changed; null: it cannot any more. */
  until: string | null
  isOpen: boolean
  /** Nobody's; `used`: the link was answered with. */
  anonymous: boolean
  used: boolean
  /** The number that was pressed in the mail. */
  chosen: string | undefined
}

type Part = {
  locale: Locale
  now: Date
  score: string | null
  said: Answers | null
  lastChange: string | null
  used?: boolean
}

export function shownOf(survey: Survey, { locale, now, score, said, lastChange, used = false }: Part): Shown {
  const title = textOf(survey.title, locale)
  const today = dayOf(now)
  const isOpen = isAsking(survey, today)
  return {
    title: title.text,
    intro: textOf(survey.intro, title.locale).text,
    language: title.locale,
    questions: survey.questions,
    said,
    until: isOpen && lastChange !== null && today <= lastChange ? lastChange : null,
    isOpen,
    anonymous: survey.anonymous,
    used,
    chosen: numbersOf(scaleOf(survey))
      .map(String)
      .find((one) => one === score),
  }
}

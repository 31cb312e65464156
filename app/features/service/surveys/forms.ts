import * as z from 'zod/mini'
import { choice, day, finding, flag, idField, optionalName, optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { audienceFields, audienceInitial } from '#app/features/people/audience/audience.forms.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { formWords } from './forms.words.ts'
import {
  choicesMost,
  isScale,
  type Question,
  type QuestionKind,
  questionKinds,
  type SurveyFacts,
  type Texts,
  triggers,
} from './surveys.ts'

const say = keysOf(formWords)

/** The places for questions, from the first. */
export const places = [0, 1, 2, 3, 4, 5] as const
export type Place = (typeof places)[number]

export type TextName = `${'title' | 'intro'}_${Locale}`
export type QuestionName = `kind_${Place}` | `${'text' | 'choices'}_${Place}_${Locale}`

// Their keys are put together, which the type of `fromEntries` forgets.
const titles = Object.fromEntries(locales.map((locale) => [`title_${locale}`, optionalName({ max: 120 })])) as Record<
  `title_${Locale}`,
  ReturnType<typeof optionalName>
>
const intros = Object.fromEntries(locales.map((locale) => [`intro_${locale}`, optionalText({ max: 600 })])) as Record<
  `intro_${Locale}`,
  ReturnType<typeof optionalText>
>
const kinds = Object.fromEntries(places.map((place) => [`kind_${place}`, z.optional(choice(questionKinds))])) as Record<
  `kind_${Place}`,
  z.ZodMiniOptional<ReturnType<typeof choice<typeof questionKinds>>>
>
const texts = Object.fromEntries(
  places.flatMap((place) => locales.map((locale) => [`text_${place}_${locale}`, optionalName({ max: 300 })])),
) as Record<`text_${Place}_${Locale}`, ReturnType<typeof optionalName>>
const choiceTexts = Object.fromEntries(
  places.flatMap((place) => locales.map((locale) => [`choices_${place}_${locale}`, optionalText({ max: 1000 })])),
) as Record<`choices_${Place}_${Locale}`, ReturnType<typeof optionalText>>

/** @param families the codes of the catalogue */
export function surveyForm(families: readonly string[]) {
  return z
    .object({
      submission: z.uuid(),
      version: z.optional(idField()),
      trigger: choice(triggers),
      anonymous: flag(),
      starts_on: z.optional(day()),
      ends_on: z.optional(day()),
      after_days: z.int(say('after-days')).check(z.minimum(0, say('after-days')), z.maximum(90, say('after-days'))),
      call_days: z.int(say('call-days')).check(z.minimum(1, say('call-days')), z.maximum(30, say('call-days'))),
      ...titles,
      ...intros,
      ...kinds,
      ...texts,
      ...choiceTexts,
      ...audienceFields(families),
    })
    .check(
      rule('title_it', say('title-missing'), (value) => languagesOf(value).length > 0),
      finding('kind_0', ({ kind_0: kind }) =>
        kind !== undefined && isScale(kind) ? undefined : { message: say('first-scale') },
      ),
      ...places.map((place) => finding<Typed>(`text_${place}_it`, (value) => missingText(value, place))),
      ...places.map((place) => finding<Typed>(`choices_${place}_it`, (value) => missingChoices(value, place))),
      rule(
        'ends_on',
        say('dates-backwards'),
        ({ starts_on: from = '', ends_on: until = '' }) => !from || !until || from <= until,
      ),
    )
}

export type SurveyInput = z.output<ReturnType<typeof surveyForm>>
type Typed = Partial<Record<TextName | QuestionName, string | undefined>>

/** What its form begins with. */
export type SurveyInitial = Partial<Record<keyof SurveyInput, string | string[] | boolean>>

/** In which a survey is told: those of its title. */
function languagesOf(value: Typed): Locale[] {
  return locales.filter((locale) => value[`title_${locale}`]?.trim())
}

function missingText(value: Typed, place: Place) {
  const written = locales.filter((locale) => value[`text_${place}_${locale}`]?.trim())
  if (!value[`kind_${place}`]) return written.length > 0 && place > 0 ? { message: say('question-kind') } : undefined
  const isWhole = languagesOf(value).every((locale) => written.includes(locale))
  return isWhole ? undefined : { message: say('question-missing') }
}

function missingChoices(value: Typed, place: Place) {
  if (value[`kind_${place}`] !== 'choice') return undefined
  const counts = languagesOf(value).map((locale) => linesOf(value[`choices_${place}_${locale}`]).length)
  const [first = 0] = counts
  const isWhole = first >= 2 && first <= choicesMost && counts.every((count) => count === first)
  return isWhole ? undefined : { message: say('choices-few') }
}

function linesOf(text = ''): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What a form says of a survey. */
export function factsIn(input: SurveyInput): SurveyFacts {
  return {
    trigger: input.trigger,
    title: inEach((locale) => input[`title_${locale}`]),
    intro: inEach((locale) => input[`intro_${locale}`]),
    questions: places.flatMap((place) => questionIn(input, place)),
    anonymous: input.anonymous && input.trigger === 'campaign',
    startsOn: input.starts_on ?? null,
    endsOn: input.ends_on ?? null,
    afterDays: input.after_days,
    callDays: input.call_days,
  }
}

function questionIn(input: SurveyInput, place: Place): Question[] {
  const kind: QuestionKind | undefined = input[`kind_${place}`]
  if (!kind) return []
  const text = inEach((locale) => input[`text_${place}_${locale}`])
  return [{ kind, text, choices: kind === 'choice' ? choicesIn(input, place) : [] }]
}

function choicesIn(input: SurveyInput, place: Place): Texts[] {
  const lines = inEach((locale) => input[`choices_${place}_${locale}`])
  const count = Math.max(...locales.map((locale) => linesOf(lines[locale]).length))
  return Array.from({ length: count }, (_, line) => inEach((locale) => linesOf(lines[locale])[line]))
}

function inEach(find: (locale: Locale) => string | undefined): Texts {
  // Has all languages, which the type of `fromEntries` forgets.
  return Object.fromEntries(locales.map((locale) => [locale, find(locale) ?? ''])) as Texts
}

/** A draft as its form shows it. */
export function initialOf(facts: SurveyFacts, audience: Audience | undefined): SurveyInitial {
  const { title, intro, questions } = facts
  return {
    trigger: facts.trigger,
    anonymous: facts.anonymous,
    ...(audience && audienceInitial(audience)),
    starts_on: facts.startsOn ?? '',
    ends_on: facts.endsOn ?? '',
    after_days: String(facts.afterDays),
    call_days: String(facts.callDays),
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        [`title_${locale}`, title[locale]],
        [`intro_${locale}`, intro[locale]],
      ]),
    ),
    ...Object.fromEntries(questions.flatMap(questionFields)),
  }
}

function questionFields({ kind, text, choices }: Question, place: number) {
  return [
    [`kind_${place}`, kind],
    ...locales.flatMap((locale) => [
      [`text_${place}_${locale}`, text[locale]],
      [`choices_${place}_${locale}`, choices.map((one) => one[locale]).join('\n')],
    ]),
  ]
}

/** For a draft that its reader has seen. */
export const openForm = z.object({ version: idField() })

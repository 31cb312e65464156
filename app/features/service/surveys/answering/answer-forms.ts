import * as z from 'zod/mini'
import { choice, optionalText } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { type Answers, answerLongest, isScale, numbersOf, type Question } from '../surveys.ts'
import { formWords } from '../forms.words.ts'

const say = keysOf(formWords)

/** The field of a question, by its place. */
export type AnswerField = `q${number}`

export function fieldOf(place: number): AnswerField {
  return `q${place}`
}

/** What may be chosen, as the form sends it. */
export function valuesOf({ kind, choices }: Question): string[] {
  if (isScale(kind)) return numbersOf(kind).map(String)
  return choices.map((_, place) => String(place))
}

/** Only the first question has to be answered. */
function answerOf(question: Question, place: number) {
  if (question.kind === 'text') return optionalText({ max: answerLongest, long: say('answer-long') })
  const chosen = choice(valuesOf(question), say(isScale(question.kind) ? 'answer-number' : 'answer-choice'))
  return place === 0 ? chosen : z.optional(chosen)
}

export function answerForm(questions: readonly Question[]) {
  const shape = Object.fromEntries(questions.map((question, place) => [fieldOf(place), answerOf(question, place)]))
  return z.object(shape)
}

/** As they are kept. */
export function answersIn(questions: readonly Question[], value: Partial<Record<AnswerField, string>>): Answers {
  return questions.map(({ kind }, place) => {
    const said = value[fieldOf(place)] ?? ''
    if (said === '') return null
    return kind === 'text' ? said : Number(said)
  })
}

/** As its form shows them again. */
export function initialOf(answers: Answers): Partial<Record<AnswerField, string>> {
  return Object.fromEntries(answers.map((said, place) => [fieldOf(place), said === null ? '' : String(said)]))
}

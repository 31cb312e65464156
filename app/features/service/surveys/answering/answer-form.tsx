import { RadioField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { formWords } from '../forms.words.ts'
import { type Answers, isScale, type Question, textOf } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { answerForm, fieldOf, initialOf, valuesOf } from './answer-forms.ts'
import { answeringWords } from './answering.words.ts'
import '../surveys.css'

type FormProps = {
  /** Where it is sent. */
  action: string
  questions: readonly Question[]
  language: Locale
  /** What was said before; and the number that was pressed in the mail, which counts for more. */
  said: Answers | null
  chosen: string | undefined
  refusal: FormFailure | undefined
}

/** The questions; nothing counts before it is sent. */
export function AnswerForm({ action, questions, language, said, chosen, refusal }: FormProps) {
  const say = useWords(answeringWords)
  const form = useForm(answerForm(questions), {
    id: 'survey',
    words: formWords,
    labels: labelsOf(questions, language),
    failure: refusal,
    initial: { ...(said && initialOf(said)), ...(chosen !== undefined && { [fieldOf(0)]: chosen }) },
  })
  return (
    <Form form={form} action={action} className="stack">
      <input type="hidden" name="intent" value="answer" />
      {questions.map((question, place) => {
        const field = form.fields[fieldOf(place)]
        return field ? <Asked key={field.name} question={question} field={field} language={language} /> : null
      })}
      <div>
        <SubmitButton>{say('send')}</SubmitButton>
      </div>
    </Form>
  )
}

/** The same without a form around it: what is sent by it goes nowhere. */
export function AnswerPreview({ questions, language }: Pick<FormProps, 'questions' | 'language'>) {
  const form = useForm(answerForm(questions), {
    id: 'preview',
    words: formWords,
    labels: labelsOf(questions, language),
  })
  return (
    <div className="stack" lang={language}>
      {questions.map((question, place) => {
        const field = form.fields[fieldOf(place)]
        return field ? <Asked key={field.name} question={question} field={field} language={language} /> : null
      })}
    </div>
  )
}

function labelsOf(questions: readonly Question[], language: Locale): Record<string, string> {
  return Object.fromEntries(questions.map(({ text }, place) => [fieldOf(place), textOf(text, language).text]))
}

type AskedProps = { question: Question; field: FormField; language: Locale }

function Asked({ question, field, language }: AskedProps) {
  if (question.kind === 'text') return <TextareaField field={field} rows={4} lang={language} />
  const words = sayIn(surveyWords, language)
  const { kind } = question
  if (isScale(kind))
    return (
      <div className={`survey-scale survey-scale-${kind}`} lang={language}>
        <RadioField
          field={field}
          hint={`${words(`${kind}.low`)} · ${words(`${kind}.high`)}`}
          options={valuesOf(question).map((value) => ({ value, label: value }))}
          columns={4}
        />
      </div>
    )
  const options = question.choices.map((one, place) => ({ value: String(place), label: textOf(one, language).text }))
  return <RadioField field={field} options={options} columns={1} />
}

import { turns, verdicts } from '#app/catalogue/catalogue.answers.ts'
import type { Answer } from '#app/catalogue/catalogue.ts'
import {
  CheckboxField,
  CheckField,
  type Option,
  RadioField,
  SelectField,
  TextareaField,
} from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { fieldsByLocale, locales } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { answersWords } from './answers.words.ts'
import { answerForm, answerInto, slotList, uses } from './forms.ts'
import './answers.css'

type AnswerFormProps = {
  known: Answer | undefined
  /** The kinds of damage of the draft. */
  kinds: readonly Option[]
  revision: number
  refusal: FormFailure | undefined
}

export function AnswerForm({ known, kinds, revision, refusal }: AnswerFormProps) {
  const say = useWords(answersWords)
  const form = useForm(answerForm, {
    id: 'answer',
    words: answersWords,
    labels: {
      ...useEntryLabels(),
      use: say('use'),
      ...fieldsByLocale('text', (locale) => say(`text_${locale}`)),
      kinds: say('answer.kinds'),
      next: say('next'),
      decision: say('decision'),
      active: say('offered'),
    },
    failure: refusal,
    revision,
    isNew: !known,
    initial: answerInto(known),
  })
  const { fields } = form
  return (
    <EntryForm intent="answer" {...{ form, known }} title={say(known ? 'answer.change' : 'answer.new')}>
      <RadioField field={fields.use} options={uses.map((value) => ({ value, label: say(`use.${value}`) }))} />
      <div className="answer-in-replies">
        <SelectField
          field={fields.next}
          options={turns.map((value) => ({ value, label: say(`next.${value}`) }))}
          placeholder={say('next.usual')}
          hint={say('next.hint')}
        />
      </div>
      <div className="answer-in-decisions">
        <SelectField
          field={fields.decision}
          options={verdicts.map((value) => ({ value, label: say(`decision.${value}`) }))}
          placeholder={say('decision.either')}
        />
      </div>
      <p className="muted">{say('slots', { list: slotList })}</p>
      {locales.map((locale) => (
        <TextareaField key={locale} field={fields[`text_${locale}`]} lang={locale} />
      ))}
      <CheckField field={fields.kinds} columns={3} options={kinds} hint={say('answer.kinds.hint')} />
      <CheckboxField field={fields.active} />
    </EntryForm>
  )
}

import type { LabourCode } from '#app/catalogue/catalogue.ts'
import { CheckboxField, CheckField, type Option, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { labourForm, labourInto } from './forms.ts'
import { labourWords } from './labour.words.ts'

type LabourFormProps = {
  known: LabourCode | undefined
  /** Those of the draft. */
  families: readonly Option[]
  parts: readonly Option[]
  revision: number
  refusal: FormFailure | undefined
}

export function LabourForm({ known, families, parts, revision, refusal }: LabourFormProps) {
  const say = useWords(labourWords)
  const form = useForm(labourForm, {
    id: 'labour',
    words: labourWords,
    labels: {
      ...useEntryLabels(),
      minutes: say('minutes'),
      families: say('families'),
      parts: say('parts'),
      active: say('offered'),
    },
    failure: refusal,
    revision,
    isNew: !known,
    initial: labourInto(known),
  })
  const { fields } = form
  return (
    <EntryForm intent="labour" {...{ form, known }} title={say(known ? 'change.one' : 'new')}>
      <TextField field={fields.minutes} inputMode="numeric" autoComplete="off" />
      <CheckField field={fields.families} columns={3} options={families} hint={say('any.hint')} />
      <CheckField field={fields.parts} columns={3} options={parts} hint={say('any.hint')} />
      <CheckboxField field={fields.active} />
    </EntryForm>
  )
}

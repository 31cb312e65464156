import { type Checklist, checklistKinds, riderSigns } from '#app/catalogue/catalogue.ts'
import { CheckboxField, CheckField, type Option, RadioField, SelectField } from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { checklistForm, checklistInto } from './forms.ts'
import { checklistsWords } from './checklists.words.ts'

type ChecklistFormProps = {
  known: Checklist | undefined
  /** Those of the draft. */
  families: readonly Option[]
  revision: number
  refusal: FormFailure | undefined
}

export function ChecklistForm({ known, families, revision, refusal }: ChecklistFormProps) {
  const say = useWords(checklistsWords)
  const form = useForm(checklistForm, {
    id: 'checklist',
    words: checklistsWords,
    labels: {
      ...useEntryLabels(),
      kind: say('kind'),
      families: say('families'),
      rider: say('rider'),
      active: say('offered'),
    },
    failure: refusal,
    revision,
    isNew: !known,
    initial: checklistInto(known),
  })
  const { fields } = form
  return (
    <EntryForm intent="checklist" {...{ form, known }} title={say(known ? 'change.one' : 'new')}>
      <SelectField
        field={fields.kind}
        options={checklistKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
      />
      <CheckField field={fields.families} columns={3} options={families} hint={say('families.hint')} />
      <RadioField
        field={fields.rider}
        columns={3}
        options={riderSigns.map((value) => ({ value, label: say(`rider.${value}`) }))}
      />
      <CheckboxField field={fields.active} />
    </EntryForm>
  )
}

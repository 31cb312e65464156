import type { Part } from '#app/catalogue/catalogue.ts'
import { CheckboxField, SelectField } from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { partForm, partInto, places } from './forms.ts'
import { partsWords } from './parts.words.ts'

type PartFormProps = { known: Part | undefined; revision: number; refusal: FormFailure | undefined }

export function PartForm({ known, revision, refusal }: PartFormProps) {
  const say = useWords(partsWords)
  const form = useForm(partForm, {
    id: 'part',
    words: partsWords,
    labels: { ...useEntryLabels(), drawn: say('drawn'), active: say('active') },
    failure: refusal,
    revision,
    isNew: !known,
    initial: partInto(known),
  })
  const { fields } = form
  return (
    <EntryForm intent="part" {...{ form, known }} title={say(known ? 'part.change' : 'part.new')}>
      <SelectField
        field={fields.drawn}
        options={places.map((value) => ({ value, label: say(`drawn.${value}`) }))}
        placeholder={say('drawn.none')}
      />
      <CheckboxField field={fields.active} />
    </EntryForm>
  )
}

import type { Part } from '#app/catalogue/catalogue.ts'
import { CheckboxField, SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryOpening, useEntryLabels } from '../editing/parts.tsx'
import { NameFields } from '../editing/three-fields.tsx'
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
    initial: partInto(known),
  })
  const { fields } = form
  return (
    <Card title={say(known ? 'part.change' : 'part.new')} id="entry">
      <Form form={form} className="stack-small">
        <EntryOpening intent="part" revision={revision} was={known?.code} code={fields.code} />
        <NameFields name="name" fields={fields} />
        <SelectField
          field={fields.drawn}
          options={places.map((value) => ({ value, label: say(`drawn.${value}`) }))}
          placeholder={say('drawn.none')}
        />
        <CheckboxField field={fields.active} />
        <div>
          <SubmitButton>{say(known ? 'save' : 'add')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

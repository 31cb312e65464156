import type { Family } from '#app/catalogue/catalogue.ts'
import { CheckboxField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { fieldsByLocale } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { factsForm, factsTyped } from './families.forms.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'
import { NameFields, TextsFields } from '../editing/three-fields.tsx'

type Props = { family: Family; revision: number; refusal: FormFailure | undefined }

export function FactsForm({ family, revision, refusal }: Props) {
  const say = useWords(familyWords)
  const form = useForm(factsForm, {
    id: 'facts',
    words: formWords,
    labels: {
      revision: '',
      ...fieldsByLocale('name', (locale) => say(`name_${locale}`)),
      active: say('active'),
      sizes: say('sizes'),
      ...fieldsByLocale('colours', (locale) => say(`colours_${locale}`)),
      ...fieldsByLocale('instructions', (locale) => say(`instructions_${locale}`)),
    },
    initial: factsTyped(family),
    failure: refusal,
    revision,
  })
  const { fields } = form
  return (
    <Form form={form}>
      <input type="hidden" name="revision" value={form.revision} />
      <NameFields name="name" fields={fields} />
      <CheckboxField field={fields.active} hint={say('active.hint')} />
      <TextareaField field={fields.sizes} hint={say('sizes.hint')} rows={4} />
      <TextsFields name="colours" fields={fields} hint={say('colours.hint')} />
      <TextsFields name="instructions" fields={fields} hint={say('instructions.hint')} />
      <div>
        <SubmitButton name="intent" value="facts">
          {say('save')}
        </SubmitButton>
      </div>
    </Form>
  )
}

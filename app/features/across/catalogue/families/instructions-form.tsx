import type { Texts } from '#app/catalogue/catalogue.ts'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { fieldsByLocale } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { instructionsForm } from './families.forms.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'
import { linesTyped } from './lines.ts'
import { TextsFields } from '../editing/three-fields.tsx'

type Props = { instructions: readonly Texts[]; revision: number; refusal: FormFailure | undefined }

/** What every family's instructions end with. */
export function InstructionsForm({ instructions, revision, refusal }: Props) {
  const say = useWords(familyWords)
  const form = useForm(instructionsForm, {
    id: 'instructions',
    words: formWords,
    labels: { revision: '', ...fieldsByLocale('instructions', (locale) => say(`instructions_${locale}`)) },
    initial: linesTyped('instructions', instructions),
    failure: refusal,
    revision,
  })
  return (
    <Form form={form}>
      <p className="muted">{say('instructions.all.words')}</p>
      <input type="hidden" name="revision" value={form.revision} />
      <TextsFields name="instructions" fields={form.fields} hint={say('instructions.hint')} />
      <div>
        <SubmitButton variant="secondary" name="intent" value="instructions">
          {say('save')}
        </SubmitButton>
      </div>
    </Form>
  )
}

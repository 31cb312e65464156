import { useLocation } from 'react-router'
import type { CheckStep } from '#app/catalogue/catalogue.ts'
import { CheckboxField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { fieldsByLocale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { NameFields } from '../../editing/three-fields.tsx'
import { checklistsWords } from '../checklists.words.ts'
import { stepForm, stepInto } from './forms.ts'

type StepFormProps = { known: CheckStep | undefined; revision: number; refusal: FormFailure | undefined }

export function StepForm({ known, revision, refusal }: StepFormProps) {
  const say = useWords(checklistsWords)
  const { pathname } = useLocation()
  const form = useForm(stepForm, {
    id: 'step',
    words: checklistsWords,
    labels: {
      revision: '',
      was: '',
      ...fieldsByLocale('name', (locale) => say(`step.${locale}`)),
      torque: say('torque'),
      torque_unit: say('torque_unit'),
      measure_unit: say('measure_unit'),
      lower: say('lower'),
      upper: say('upper'),
      photo: say('photo'),
      skippable: say('skippable'),
    },
    failure: refusal,
    revision,
    isNew: !known,
    initial: stepInto(useLocale(), known),
  })
  const { fields } = form
  return (
    <Card title={say(known ? 'step.change' : 'step.new')} id="entry">
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="step" />
        <input type="hidden" name="revision" value={form.revision} />
        <input type="hidden" name="was" value={known?.code ?? ''} />
        {known && (
          <p>
            <Link to={pathname}>{say('other')}</Link>
          </p>
        )}
        <NameFields name="name" fields={fields} />
        <FieldRow>
          <TextField field={fields.torque} inputMode="decimal" autoComplete="off" />
          <TextField field={fields.torque_unit} maxLength={12} autoComplete="off" />
        </FieldRow>
        <FieldRow>
          <TextField field={fields.measure_unit} maxLength={12} autoComplete="off" hint={say('measure.hint')} />
          {/* No number pad, which on some phones has no minus. */}
          <TextField field={fields.lower} autoComplete="off" />
          <TextField field={fields.upper} autoComplete="off" />
        </FieldRow>
        <CheckboxField field={fields.photo} />
        <CheckboxField field={fields.skippable} />
        <div>
          <SubmitButton>{say(known ? 'save' : 'add')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

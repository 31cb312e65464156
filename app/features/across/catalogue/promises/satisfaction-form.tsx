import type { Satisfaction } from '#app/catalogue/catalogue.ts'
import { CheckboxField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { fieldsByLocale } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { textsInto } from '../editing/fields.ts'
import { NameFields } from '../editing/three-fields.tsx'
import { satisfactionForm } from './forms.ts'
import { promisesWords } from './promises.words.ts'

type FormProps = { satisfaction: Satisfaction; revision: number; refusal: FormFailure | undefined }

export function SatisfactionForm({ satisfaction, revision, refusal }: FormProps) {
  const say = useWords(promisesWords)
  const { isAsked, afterDays, everyDays, callDays, question } = satisfaction
  const form = useForm(satisfactionForm, {
    id: 'satisfaction',
    words: promisesWords,
    labels: {
      revision: '',
      asked: say('satisfaction.asked'),
      ...fieldsByLocale('name', (locale) => say(`satisfaction.${locale}`)),
      after_days: say('satisfaction.after'),
      every_days: say('satisfaction.every'),
      call_days: say('satisfaction.call'),
    },
    failure: refusal,
    revision,
    initial: {
      asked: isAsked,
      ...textsInto('name', question),
      after_days: afterDays,
      every_days: everyDays,
      call_days: callDays,
    },
  })
  const { fields } = form
  return (
    <Card title={say('satisfaction')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="satisfaction" />
        <input type="hidden" name="revision" value={form.revision} />
        <p className="muted">{say('satisfaction.words')}</p>
        <CheckboxField field={fields.asked} />
        <NameFields name="name" fields={fields} />
        <FieldRow>
          <TextField field={fields.after_days} inputMode="numeric" autoComplete="off" />
          <TextField field={fields.call_days} inputMode="numeric" autoComplete="off" />
        </FieldRow>
        <TextField
          field={fields.every_days}
          inputMode="numeric"
          autoComplete="off"
          hint={say('satisfaction.every.hint')}
        />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

import { type DueService, plannedServices } from '#app/catalogue/catalogue.services.ts'
import { CheckboxField, CheckField, type Option, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { graceForm, serviceForm, serviceInto } from './forms.ts'
import { servicesWords } from './services.words.ts'

type ServiceFormProps = {
  known: DueService | undefined
  /** Those of the draft. */
  families: readonly Option[]
  revision: number
  refusal: FormFailure | undefined
}

export function ServiceForm({ known, families, revision, refusal }: ServiceFormProps) {
  const say = useWords(servicesWords)
  const form = useForm(serviceForm, {
    id: 'service',
    words: servicesWords,
    labels: {
      ...useEntryLabels(),
      service: say('service'),
      first_months: say('first_months'),
      every_months: say('every_months'),
      kilometres: say('kilometres'),
      families: say('families'),
      counts: say('counts'),
      active: say('offered'),
    },
    failure: refusal,
    revision,
    isNew: !known,
    initial: serviceInto(known),
  })
  const { fields } = form
  return (
    <EntryForm intent="service" {...{ form, known }} title={say(known ? 'change.one' : 'new')}>
      <SelectField
        field={fields.service}
        options={plannedServices.map((value) => ({ value, label: say(`service.${value}`) }))}
        hint={say('service.hint')}
      />
      <FieldRow>
        <TextField field={fields.first_months} inputMode="numeric" autoComplete="off" />
        <TextField field={fields.every_months} inputMode="numeric" autoComplete="off" hint={say('every.hint')} />
        <TextField field={fields.kilometres} inputMode="numeric" autoComplete="off" hint={say('kilometres.hint')} />
      </FieldRow>
      <CheckField field={fields.families} columns={3} options={families} hint={say('any.hint')} />
      <CheckboxField field={fields.counts} />
      <CheckboxField field={fields.active} />
    </EntryForm>
  )
}

type GraceProps = { graceDays: number; revision: number; refusal: FormFailure | undefined }

export function GraceForm({ graceDays, revision, refusal }: GraceProps) {
  const say = useWords(servicesWords)
  const form = useForm(graceForm, {
    id: 'grace',
    words: servicesWords,
    labels: { revision: '', grace_days: say('grace_days') },
    failure: refusal,
    revision,
    initial: { grace_days: graceDays },
  })
  return (
    <Card title={say('grace')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="grace" />
        <input type="hidden" name="revision" value={form.revision} />
        <TextField field={form.fields.grace_days} inputMode="numeric" autoComplete="off" hint={say('grace.hint')} />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

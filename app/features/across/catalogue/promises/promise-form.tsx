import type { Reminders, WorkingTime } from '#app/catalogue/catalogue.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { CheckField, SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { timeZone, weekdayName } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { appealPeriodForm, promiseForm, remindersForm, weekdays, workingForm, workingInto } from './forms.ts'
import { promisesWords } from './promises.words.ts'

type PromiseProps = {
  kinds: readonly { code: string; name: string }[]
  revision: number
  refusal: FormFailure | undefined
}

export function PromiseForm({ kinds, revision, refusal }: PromiseProps) {
  const say = useWords(promisesWords)
  const locale = useLocale()
  const form = useForm(promiseForm, {
    id: 'promise',
    words: promisesWords,
    labels: { revision: '', kind: say('kind'), country: say('country'), days: say('days') },
    failure: refusal,
    revision,
  })
  const { kind, country, days } = form.fields
  return (
    <Card title={say('promise.set')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="promise" />
        <input type="hidden" name="revision" value={form.revision} />
        <SelectField
          field={kind}
          options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={say('kind.any')}
        />
        <SelectField
          field={country}
          options={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={say('country.any')}
        />
        <TextField field={days} inputMode="numeric" autoComplete="off" hint={say('promise.hint')} />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

type AppealsProps = { appealDays: number; revision: number; refusal: FormFailure | undefined }

export function AppealsForm({ appealDays, revision, refusal }: AppealsProps) {
  const say = useWords(promisesWords)
  const form = useForm(appealPeriodForm, {
    id: 'appeals',
    words: promisesWords,
    labels: { revision: '', appeal_days: say('appeals.days') },
    failure: refusal,
    revision,
    initial: { appeal_days: appealDays },
  })
  return (
    <Card title={say('appeals')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="appeals" />
        <input type="hidden" name="revision" value={form.revision} />
        <TextField field={form.fields.appeal_days} inputMode="numeric" autoComplete="off" hint={say('appeals.hint')} />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

type RemindersProps = { reminders: Reminders; revision: number; refusal: FormFailure | undefined }

export function RemindersForm({ reminders, revision, refusal }: RemindersProps) {
  const say = useWords(promisesWords)
  const form = useForm(remindersForm, {
    id: 'reminders',
    words: promisesWords,
    labels: { revision: '', hours: say('reminders.hours'), days: say('reminders.days') },
    failure: refusal,
    revision,
    initial: reminders,
  })
  return (
    <Card title={say('reminders')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="reminders" />
        <input type="hidden" name="revision" value={form.revision} />
        <p className="muted">{say('reminders.text')}</p>
        <TextField
          field={form.fields.hours}
          inputMode="numeric"
          autoComplete="off"
          hint={say('reminders.hours.hint')}
        />
        <TextField field={form.fields.days} inputMode="numeric" autoComplete="off" hint={say('reminders.days.hint')} />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

type WorkingProps = { working: WorkingTime; revision: number; refusal: FormFailure | undefined }

export function WorkingForm({ working, revision, refusal }: WorkingProps) {
  const say = useWords(promisesWords)
  const locale = useLocale()
  const form = useForm(workingForm, {
    id: 'working',
    words: promisesWords,
    labels: {
      revision: '',
      weekdays: say('working.days'),
      from: say('from'),
      to: say('to'),
      holidays: say('holidays'),
    },
    failure: refusal,
    revision,
    initial: workingInto(working),
  })
  const { fields } = form
  return (
    <Card title={say('working')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="working" />
        <input type="hidden" name="revision" value={form.revision} />
        <CheckField
          field={fields.weekdays}
          columns={4}
          options={weekdays.map((value) => ({ value, label: weekdayName(locale, Number(value)) }))}
        />
        <FieldRow>
          <TextField field={fields.from} type="time" />
          <TextField field={fields.to} type="time" hint={say('to.hint', { zone: timeZone().replaceAll('_', ' ') })} />
        </FieldRow>
        <TextareaField field={fields.holidays} rows={6} hint={say('holidays.hint')} />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

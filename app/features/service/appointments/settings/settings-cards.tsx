import { CheckboxField, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { weekdays } from '#app/features/people/shops/shops.ts'
import { shopWords } from '#app/features/people/shops/shops.words.ts'
import { type KindOffer, modes, type Rules } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { kindForm, rulesForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'

export function KindCard({ offer, refusal }: { offer: KindOffer; refusal: FormFailure | undefined }) {
  const say = useWords(appointmentWords)
  const form = useForm(kindForm, {
    id: `kind-${offer.kind}`,
    words: formWords,
    labels: {
      kind: '',
      active: say('active'),
      mode: say('mode'),
      minutes: say('minutes.label'),
      lanes: say('lanes'),
      words: say('words'),
      for_riders: say('forRiders'),
    },
    failure: refusal,
    initial: {
      active: offer.active,
      mode: offer.mode,
      minutes: offer.minutes,
      lanes: offer.lanes,
      words: offer.words,
      for_riders: offer.forRiders,
    },
  })
  const { fields } = form
  const title = `${say(`kind.${offer.kind}`)}${offer.active ? ` · ${say('active')}` : ''}`
  return (
    <CardFold title={title} open={refusal !== undefined}>
      <Form form={form}>
        <input type="hidden" name="kind" value={offer.kind} />
        <CheckboxField field={fields.active} />
        <FieldRow>
          <SelectField field={fields.mode} options={modes.map((value) => ({ value, label: say(`mode.${value}`) }))} />
          <TextField field={fields.minutes} inputMode="numeric" autoComplete="off" />
          <TextField field={fields.lanes} inputMode="numeric" autoComplete="off" />
        </FieldRow>
        <TextField field={fields.words} autoComplete="off" />
        <CheckboxField field={fields.for_riders} />
        <div>
          <SubmitButton variant="secondary" name="intent" value="kind">
            {say('save')}
          </SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}

type RulesProps = {
  rules: Rules
  /** What of them the form has seen. */
  version: string
  refusal: FormFailure | undefined
}

export function RulesCard({ rules, version, refusal }: RulesProps) {
  const say = useWords(appointmentWords)
  const days = useWords(shopWords)
  const form = useForm(rulesForm, {
    id: 'rules',
    words: formWords,
    labels: {
      version: '',
      hours_ahead: say('hoursAhead'),
      days_ahead: say('daysAhead'),
      cancel_hours: say('cancelHours'),
      monday: days('monday'),
      tuesday: days('tuesday'),
      wednesday: days('wednesday'),
      thursday: days('thursday'),
      friday: days('friday'),
      saturday: days('saturday'),
      sunday: days('sunday'),
    },
    failure: refusal,
    revision: version,
    initial: {
      hours_ahead: rules.hoursAhead,
      days_ahead: rules.daysAhead,
      cancel_hours: rules.cancelHours,
      ...Object.fromEntries(weekdays.map((weekday, at) => [weekday, rules.benchMinutes[at]])),
    },
  })
  const { fields } = form
  return (
    <Card title={say('rules')}>
      <Form form={form}>
        <input type="hidden" name="version" value={form.revision} />
        <FieldRow>
          <TextField field={fields.hours_ahead} inputMode="numeric" autoComplete="off" />
          <TextField field={fields.days_ahead} inputMode="numeric" autoComplete="off" />
          <TextField field={fields.cancel_hours} inputMode="numeric" autoComplete="off" />
        </FieldRow>
        <FieldRow>
          {weekdays.map((weekday) => (
            <TextField key={weekday} field={fields[weekday]} inputMode="numeric" autoComplete="off" />
          ))}
        </FieldRow>
        <div>
          <SubmitButton variant="secondary" name="intent" value="rules">
            {say('save')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

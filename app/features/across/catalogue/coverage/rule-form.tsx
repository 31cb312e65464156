import { CheckboxField, CheckField, RadioField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import type { CoverageRule } from '#app/catalogue/catalogue.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { coverageWords } from './coverage.words.ts'
import { ruleForm, ruleInto } from './forms.ts'

type Named = { code: string; name: string }
/** What a rule can be about. */
export type Choices = { families: readonly Named[]; parts: readonly Named[]; kinds: readonly Named[] }

type RuleFormProps = {
  /** The rule that is changed; none: a new one. */
  known: CoverageRule | undefined
  choices: Choices
  revision: number
  refusal: FormFailure | undefined
}

export function RuleForm({ known, choices, revision, refusal }: RuleFormProps) {
  const say = useWords(coverageWords)
  const entry = useEntryLabels()
  const form = useForm(ruleForm, {
    id: 'rule',
    words: coverageWords,
    labels: {
      ...entry,
      families: say('families'),
      parts: say('parts'),
      kinds: say('kinds'),
      starts: say('starts'),
      months: say('months'),
      extra_months: say('extra_months'),
      within_days: say('within_days'),
      service_months: say('service_months'),
      serviced_months: say('serviced_months'),
      replacement_months: say('replacement_months'),
      first_owner_only: say('first_owner_only'),
    },
    failure: refusal,
    revision,
    isNew: !known,
    initial: ruleInto(known, {
      families: choices.families.map(({ code }) => code),
      parts: choices.parts.map(({ code }) => code),
    }),
  })
  const { fields } = form
  return (
    <EntryForm intent="rule" {...{ form, known }} title={say(known ? 'rule.change' : 'rule.new')}>
      <CheckField
        field={fields.families}
        options={choices.families.map(({ code }) => ({ value: code, label: code }))}
        columns={4}
      />
      <CheckField field={fields.parts} options={optionsOf(choices.parts)} />
      <CheckField field={fields.kinds} options={optionsOf(choices.kinds)} />
      <RadioField
        field={fields.starts}
        options={(['purchase', 'delivery'] as const).map((value) => ({ value, label: say(`starts.${value}`) }))}
      />
      <FieldRow>
        <TextField field={fields.months} inputMode="numeric" autoComplete="off" />
        <TextField field={fields.replacement_months} inputMode="numeric" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.extra_months} inputMode="numeric" autoComplete="off" />
        <TextField field={fields.within_days} inputMode="numeric" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.service_months} inputMode="numeric" autoComplete="off" />
        <TextField field={fields.serviced_months} inputMode="numeric" autoComplete="off" />
      </FieldRow>
      <CheckboxField field={fields.first_owner_only} />
    </EntryForm>
  )
}

function optionsOf(all: readonly Named[]) {
  return all.map(({ code, name }) => ({ value: code, label: name }))
}

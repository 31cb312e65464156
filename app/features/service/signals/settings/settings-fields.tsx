import { useLocation } from 'react-router'
import { CheckboxField, CheckField, SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { settingLimits, type Settings } from '../signals.ts'
import { settingsForm } from './settings.forms.ts'
import { settingsWords } from './settings.words.ts'
import './settings.css'

/** It only shows what would be found: what is saved is what was looked at. */
export function SettingsFields({ settings, refusal }: { settings: Settings; refusal: FormFailure | undefined }) {
  const say = useWords(settingsWords)
  const { pathname } = useLocation()
  const { lengths, ratio, tolerated, least, months } = settingLimits
  const form = useForm(settingsForm, {
    id: 'settings',
    words: settingsWords,
    labels: {
      isOn: say('isOn'),
      lengths: say('lengths'),
      ratio: say('ratio'),
      tolerated: say('tolerated'),
      least: say('least'),
      months: say('months'),
    },
    initial: settingsInto(settings),
    failure: refusal,
  })
  const { fields } = form
  return (
    <Form form={form} action={pathname}>
      <input type="hidden" name="intent" value="foresee" />
      <CheckboxField field={fields.isOn} />
      <div className="signal-lengths">
        <CheckField
          field={fields.lengths}
          hint={say('lengths.hint')}
          options={lengths.map((length) => ({ value: String(length), label: String(length) }))}
        />
      </div>
      <SelectField
        field={fields.ratio}
        hint={say('ratio.hint')}
        options={ratio.map((times) => ({ value: String(times), label: say('ratio.of', { times: String(times) }) }))}
      />
      <SelectField
        field={fields.tolerated}
        hint={say('tolerated.hint')}
        options={tolerated.map((one) => ({ value: String(one), label: say(`tolerated.${one}`) }))}
      />
      <SelectField
        field={fields.least}
        hint={say('least.hint')}
        options={least.map((count) => ({ value: String(count), label: String(count) }))}
      />
      <SelectField
        field={fields.months}
        options={months.map((count) => ({ value: String(count), label: say('months.of', { count: String(count) }) }))}
      />
      <div>
        <SubmitButton variant="secondary">{say('foresee')}</SubmitButton>
      </div>
    </Form>
  )
}

/** As the fields hold them. */
function settingsInto({ isOn, lengths, ratio, tolerated, least, months }: Settings) {
  return {
    isOn,
    lengths: lengths.map(String),
    ratio: String(ratio),
    tolerated: String(tolerated),
    least: String(least),
    months: String(months),
  }
}

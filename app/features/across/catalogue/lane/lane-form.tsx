import { useMemo } from 'react'
import type { Lane } from '#app/catalogue/catalogue.ts'
import { CheckboxField, CheckField, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { currencies } from '#app/kit/words/amounts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { laneForm, laneInto, type ValueName } from './forms.ts'
import { laneWords } from './lane.words.ts'
import './lane.css'

type Named = { code: string; name: string }

type LaneProps = {
  lane: Lane
  families: readonly Named[]
  kinds: readonly Named[]
  /** Those that have a value, or could have one. */
  parts: readonly Named[]
  reasons: readonly Named[]
  revision: number
  refusal: FormFailure | undefined
}

export function LaneForm(props: LaneProps) {
  const { families, kinds, parts, reasons } = props
  const say = useWords(laneWords)
  const form = useLaneForm(props)
  const { fields } = form
  return (
    <Card title={say('section.lane')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="lane" />
        <input type="hidden" name="revision" value={form.revision} />
        <CheckboxField field={fields.open} hint={say('open.hint')} />
        <CheckField
          field={fields.families}
          options={families.map(({ code }) => ({ value: code, label: code }))}
          columns={4}
        />
        <CheckField field={fields.kinds} options={optionsOf(kinds)} />
        <SelectField field={fields.currency} options={currencies.map((one) => ({ value: one, label: one }))} />
        <div className="lane-values">
          {parts
            .flatMap(({ code }) => valueField(fields, code) ?? [])
            .map((field) => (
              <TextField key={field.name} field={field} inputMode="decimal" />
            ))}
        </div>
        <p className="muted">{say('values.hint')}</p>
        <TextField field={fields.most} inputMode="decimal" hint={say('most.hint')} />
        <CheckboxField field={fields.no_limit} />
        <TextField field={fields.drawn} inputMode="numeric" autoComplete="off" hint={say('drawn.hint')} />
        <CheckboxField field={fields.returned} />
        <SelectField
          field={fields.reason}
          options={optionsOf(reasons)}
          placeholder={say('reason.none')}
          hint={say('reason.hint')}
        />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function useLaneForm({ lane, parts, revision, refusal }: LaneProps) {
  const say = useWords(laneWords)
  const locale = useLocale()
  const codes = parts.map(({ code }) => code)
  const schema = useMemo(
    () =>
      laneForm(
        locale,
        parts.map(({ code }) => code),
      ),
    [locale, parts],
  )
  const values = parts.map(({ code, name }): [ValueName, string] => [`value_${code}`, say('value.of', { part: name })])
  return useForm(schema, {
    id: 'lane',
    words: laneWords,
    labels: {
      revision: '',
      open: say('open'),
      families: say('families'),
      kinds: say('kinds'),
      currency: say('currency'),
      ...(Object.fromEntries(values) as Record<ValueName, string>),
      most: say('most'),
      no_limit: say('no_limit'),
      returned: say('returned'),
      reason: say('reason'),
      drawn: say('drawn'),
    },
    failure: refusal,
    revision,
    initial: laneInto(locale, codes, lane),
  })
}

/** The schema's type does not hold its fields for the parts, which are data. */
function valueField(fields: Record<string, FormField>, part: string): FormField | undefined {
  return fields[`value_${part}`]
}

function optionsOf(all: readonly Named[]) {
  return all.map(({ code, name }) => ({ value: code, label: name }))
}

import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useState } from 'react'
import { CheckboxField, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { serialTyping } from '#app/features/bicycles/models/models.serial-typing.ts'
import { attributesForm, correctionForm, looksForm } from '../corrections.forms.ts'
import { factsOf } from '../corrections.ts'
import { formWords } from '../forms.words.ts'
import type { NamedAttribute } from '../product.attributes.ts'
import { correctionWords } from './corrections.words.ts'
import { FoldForm } from './fold-form.tsx'
import type { PageData } from './page-data.ts'

type PartProps = { page: PageData; refusal: FormFailure | undefined }

const plain = { autoComplete: 'off' } as const

export function RegistrationForm({ page: { product, lastDay, countries, families }, refusal }: PartProps) {
  const say = useWords(correctionWords)
  const locale = useLocale()
  const [schema] = useState(() => correctionForm(locale, families, lastDay))
  const form = useForm(schema, {
    id: 'correct',
    words: formWords,
    labels: {
      version: '',
      frame_model: say('fact.frame_model'),
      serial_number: say('fact.serial_number'),
      date_of_purchase: say('fact.date_of_purchase'),
      country: say('fact.country'),
      registered_on: say('fact.registered_on'),
      size: say('fact.size'),
      colour: say('fact.colour'),
    },
    failure: refusal,
    revision: product.version,
    initial: factsOf(product),
  })
  const { fields } = form
  return (
    <FoldForm form={form} intent="correct" title={say('correct')} open={refusal !== undefined}>
      <input type="hidden" name="version" value={form.revision} />
      <p className="muted product-small">{say('correct.text')}</p>
      <FieldRow>
        <SelectField
          field={fields.frame_model}
          options={families.map(({ code }) => ({ value: code, label: code }))}
          {...plain}
        />
        <TextField field={fields.serial_number} {...serialTyping} mono />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.date_of_purchase} type="date" {...plain} />
        <SelectField field={fields.country} options={countries} {...plain} />
        <TextField field={fields.registered_on} type="date" {...plain} />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.size} {...plain} />
        <TextField field={fields.colour} {...plain} />
      </FieldRow>
    </FoldForm>
  )
}

export function LooksForm({ page: { product }, refusal }: PartProps) {
  const say = useWords(correctionWords)
  const locale = useLocale()
  // The rules of numbers are the server's: a holder's page does not have them.
  const [schema] = useState(() => looksForm(locale, [], product.frameModel))
  const alike = alikeIn(refusal)
  const form = useForm(schema, {
    id: 'looks',
    words: formWords,
    labels: {
      version: '',
      serial_number: say('fact.serial_number'),
      serial_confirmed: say('serial_confirmed', { serial: alike }),
      size: say('fact.size'),
      colour: say('fact.colour'),
    },
    failure: refusal,
    revision: product.version,
    initial: { serial_number: product.serialNumber, size: product.size, colour: product.colour },
  })
  const title = product.isConfirmed ? say('looks') : say('looks.number')
  return (
    <FoldForm form={form} intent="looks" title={title} open={refusal !== undefined}>
      <input type="hidden" name="version" value={form.revision} />
      {product.isConfirmed ? null : (
        <>
          <TextField field={form.fields.serial_number} {...serialTyping} mono />
          {alike === '' ? null : <CheckboxField key={alike} field={form.fields.serial_confirmed} value={alike} />}
        </>
      )}
      <FieldRow>
        <TextField field={form.fields.size} {...plain} />
        <TextField field={form.fields.colour} {...plain} />
      </FieldRow>
    </FoldForm>
  )
}

/** The number that looks like a registered one, to be confirmed or confirmed already; of another one it says nothing. */
function alikeIn(refusal: FormFailure | undefined): string {
  const { serial_number: typed, serial_confirmed: confirmed } = refusal?.submitted ?? {}
  const isAsked = refusal?.problems.some(({ path }) => path === 'serial_confirmed')
  return String((isAsked ? typed : confirmed) ?? '')
}

export function AttributesForm({ page: { product, lastDay, attributes, values }, refusal }: PartProps) {
  const say = useWords(correctionWords)
  const [schema] = useState(() => attributesForm(attributes, lastDay))
  const labelOf = (attribute: NamedAttribute) =>
    attribute.kind === 'number'
      ? say('attribute.in', { attribute: attribute.label, unit: attribute.unit })
      : attribute.label
  const form = useForm(schema, {
    id: 'attributes-form',
    words: formWords,
    labels: { version: '', ...Object.fromEntries(attributes.map((one) => [one.code, labelOf(one)])) },
    failure: refusal,
    revision: product.version,
    initial: values,
  })
  return (
    <FoldForm form={form} intent="attributes" title={say('attributes')} open={refusal !== undefined}>
      <input type="hidden" name="version" value={form.revision} />
      {attributes.map(({ code, kind }) => (
        <AttributeField key={code} field={form.fields[code]} kind={kind} />
      ))}
    </FoldForm>
  )
}

function AttributeField({ field, kind }: { field: FormField | undefined; kind: NamedAttribute['kind'] }) {
  const say = useWords(correctionWords)
  if (!field) return null
  if (kind === 'day') return <TextField field={field} type="date" {...plain} />
  if (kind === 'number') return <TextField field={field} type="number" min="0" step="any" {...plain} />
  return <TextField field={field} hint={kind === 'measures' ? say('hint.measures') : undefined} {...plain} />
}

import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useState } from 'react'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pasteJoined } from '#app/features/bicycles/models/models.serial-input.tsx'
import { modelFamilies } from '#app/features/bicycles/models/models.ts'
import { attributesForm, correctionForm, looksForm } from '../corrections.forms.ts'
import { factsOf } from '../corrections.ts'
import { formWords } from '../forms.words.ts'
import { type Attribute, attributeKinds, familyAttributes } from '../product.attributes.ts'
import { productWords } from '../products.words.ts'
import { correctionWords } from './corrections.words.ts'
import type { PageData } from './page-data.ts'

type PartProps = { page: PageData; refusal: FormFailure | undefined }

const plain = { autoComplete: 'off' } as const
const asNumber = { ...plain, autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, mono: true } as const

/** Folded away below what it corrects. The number of the form is the page's: what was typed may be of an earlier one. */
export function RegistrationForm({ page: { product, lastDay, countries }, refusal }: PartProps) {
  const say = useWords(correctionWords)
  const locale = useLocale()
  const [schema] = useState(() => correctionForm(locale, lastDay))
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
    initial: factsOf(product),
  })
  const { fields } = form
  return (
    <div className="product-fold">
      <Fold title={say('correct')} open={refusal !== undefined}>
        <Form form={form}>
          <input type="hidden" name="version" value={product.version} />
          <p className="muted product-small">{say('correct.text')}</p>
          <FieldRow>
            <SelectField
              field={fields.frame_model}
              options={modelFamilies.map((value) => ({ value, label: value }))}
              {...plain}
            />
            <TextField field={fields.serial_number} {...asNumber} onPaste={pasteJoined} />
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
          <div>
            <SubmitButton name="intent" value="correct" variant="secondary">
              {say('save')}
            </SubmitButton>
          </div>
        </Form>
      </Fold>
    </div>
  )
}

export function LooksForm({ page: { product }, refusal }: PartProps) {
  const say = useWords(correctionWords)
  const form = useForm(looksForm, {
    id: 'looks',
    words: formWords,
    labels: { version: '', size: say('fact.size'), colour: say('fact.colour') },
    failure: refusal,
    initial: { size: product.size, colour: product.colour },
  })
  return (
    <div className="product-fold">
      <Fold title={say('looks')} open={refusal !== undefined}>
        <Form form={form}>
          <input type="hidden" name="version" value={product.version} />
          <FieldRow>
            <TextField field={form.fields.size} {...plain} />
            <TextField field={form.fields.colour} {...plain} />
          </FieldRow>
          <div>
            <SubmitButton name="intent" value="looks" variant="secondary">
              {say('save')}
            </SubmitButton>
          </div>
        </Form>
      </Fold>
    </div>
  )
}

export function AttributesForm({ page: { product, today }, refusal }: PartProps) {
  const say = useWords(correctionWords)
  const words = useWords(productWords)
  const [schema] = useState(() => attributesForm(today))
  const labelOf = (attribute: Attribute) => {
    const kind = attributeKinds[attribute]
    const label = words(`attribute.${attribute}`)
    return kind.kind === 'number' ? say('attribute.in', { attribute: label, unit: kind.unit }) : label
  }
  const form = useForm(schema, {
    id: 'attributes',
    words: formWords,
    labels: {
      version: '',
      dimensions: labelOf('dimensions'),
      load_weight: labelOf('load_weight'),
      load_dimensions: labelOf('load_dimensions'),
      firmware: labelOf('firmware'),
      cycles_per_hour: labelOf('cycles_per_hour'),
      test_date: labelOf('test_date'),
    },
    failure: refusal,
    initial: product.attributes,
  })
  return (
    <div className="product-fold">
      <Fold title={say('attributes')} open={refusal !== undefined}>
        <Form form={form}>
          <input type="hidden" name="version" value={product.version} />
          {familyAttributes[product.frameModel].map((attribute) => {
            const field = form.fields[attribute]
            const { kind } = attributeKinds[attribute]
            if (kind === 'day') return <TextField key={attribute} field={field} type="date" {...plain} />
            if (kind === 'number')
              return <TextField key={attribute} field={field} type="number" min="0" step="any" {...plain} />
            return (
              <TextField
                key={attribute}
                field={field}
                hint={kind === 'measures' ? say('hint.measures') : undefined}
                {...plain}
              />
            )
          })}
          <div>
            <SubmitButton name="intent" value="attributes" variant="secondary">
              {say('save')}
            </SubmitButton>
          </div>
        </Form>
      </Fold>
    </div>
  )
}

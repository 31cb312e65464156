import { type FormEvent, useState } from 'react'
import { type BrandSheet, brandLimits } from '#app/brand/brand.ts'
import { TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { brandWords } from './brand.words.ts'
import { ColourReport } from './colour-report.tsx'
import { identityForm, identityInto } from './forms.ts'

type IdentityProps = { brand: BrandSheet; revision: number; refusal: FormFailure | undefined }

export function IdentityForm({ brand, revision, refusal }: IdentityProps) {
  const say = useWords(brandWords)
  const form = useForm(identityForm, {
    id: 'identity',
    words: brandWords,
    labels: {
      revision: '',
      name: say('name'),
      colour: say('colour'),
      sender: say('sender'),
      return_address: say('return-address'),
    },
    failure: refusal,
    revision,
    initial: identityInto(brand),
  })
  const { fields } = form
  const [colour, look] = useState(fields.colour.value)
  const typed = ({ target }: FormEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) look(target.value.trim().toLowerCase())
  }
  return (
    <Card title={say('identity')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="identity" />
        <input type="hidden" name="revision" value={form.revision} />
        <TextField field={fields.name} hint={say('name.hint')} maxLength={brandLimits.name} autoComplete="off" />
        <div className="stack-small" onInput={typed}>
          <TextField field={fields.colour} hint={say('colour.hint')} maxLength={7} autoComplete="off" mono />
          <ColourReport colour={colour} />
        </div>
        <TextField field={fields.sender} hint={say('sender.hint')} maxLength={brandLimits.sender} autoComplete="off" />
        <TextareaField
          field={fields.return_address}
          hint={say('return-address.hint')}
          maxLength={brandLimits.returnAddress}
          rows={4}
        />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

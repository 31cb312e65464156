import { useMemo } from 'react'
import { type Attribute, codesOf, type Family, textIn } from '#app/catalogue/catalogue.ts'
import { SelectField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { attributesForm, attributesTyped, placeField } from './families.forms.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'

type Props = { family: Family; attributes: readonly Attribute[]; revision: number; refusal: FormFailure | undefined }

/** Which attributes a bicycle of this family has, and in what order. */
export function AttributesForm({ family, attributes, revision, refusal }: Props) {
  const say = useWords(familyWords)
  const locale = useLocale()
  const schema = useMemo(() => attributesForm(attributes), [attributes])
  const names: object = Object.fromEntries(
    attributes.map(({ code, name }) => [placeField(code), textIn(locale, name) || code]),
  )
  const form = useForm<typeof schema>(schema, {
    id: 'attributes',
    words: formWords,
    labels: { revision: '', ...names },
    initial: attributesTyped(family),
    failure: refusal,
    revision,
  })
  const fields: Record<string, FormField | undefined> = form.fields
  const places = attributes.map((_, at) => ({ value: String(at + 1), label: `${at + 1}` }))
  if (attributes.length === 0) return <p className="muted">{say('attributes.none')}</p>
  return (
    <Form form={form}>
      <p className="muted">{say('attributes.words')}</p>
      <input type="hidden" name="revision" value={form.revision} />
      <div className="catalogue-three">
        {codesOf(attributes).map((code) => {
          const field = fields[placeField(code)]
          return field ? (
            <SelectField key={code} field={field} options={places} placeholder={say('attribute.no')} />
          ) : null
        })}
      </div>
      <div>
        <SubmitButton variant="secondary" name="intent" value="attributes">
          {say('save')}
        </SubmitButton>
      </div>
    </Form>
  )
}

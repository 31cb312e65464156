import { type Attribute, textIn } from '#app/catalogue/catalogue.ts'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Table } from '#app/kit/ui/table.tsx'
import { fieldsByLocale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { attributeForm, attributeKinds } from './families.forms.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'
import { NameFields } from '../editing/three-fields.tsx'

type Props = { attributes: readonly Attribute[]; revision: number; refusal: FormFailure | undefined }

/** What may stand in the specification of any family, and how one more is added. */
export function AttributeForm({ attributes, revision, refusal }: Props) {
  const say = useWords(familyWords)
  const form = useForm(attributeForm, {
    id: 'attribute',
    words: formWords,
    labels: {
      revision: '',
      code: say('code'),
      ...fieldsByLocale('name', (one) => say(`name_${one}`)),
      kind: say('attribute.kind'),
      unit: say('attribute.unit'),
    },
    failure: refusal,
    revision,
  })
  const { fields } = form
  return (
    <div className="stack-small">
      {attributes.length > 0 && <AttributesTable attributes={attributes} />}
      <Fold title={say('attribute.add')} open={refusal !== undefined}>
        <Form form={form}>
          <input type="hidden" name="revision" value={form.revision} />
          <NameFields name="name" fields={fields} />
          <FieldRow>
            <SelectField
              field={fields.kind}
              options={attributeKinds.map((value) => ({ value, label: say(`attribute.${value}`) }))}
            />
            <TextField field={fields.unit} hint={say('attribute.unit.hint')} maxLength={20} autoComplete="off" />
          </FieldRow>
          <TextField
            field={fields.code}
            hint={say('attribute.code.hint')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <SubmitButton variant="secondary" name="intent" value="attribute">
              {say('attribute.add')}
            </SubmitButton>
          </div>
        </Form>
      </Fold>
    </div>
  )
}

function AttributesTable({ attributes }: Pick<Props, 'attributes'>) {
  const say = useWords(familyWords)
  const locale = useLocale()
  return (
    <Table
      caption={say('attribute.all')}
      columns={[
        { label: say('name'), look: 'main', render: ({ name }) => textIn(locale, name) },
        { label: say('attribute.kind'), render: (one) => kindOf(one) },
        { label: say('code'), look: 'muted', render: ({ code }) => code },
      ]}
      rows={attributes}
      rowKey={({ code }) => code}
    />
  )

  function kindOf(attribute: Attribute): string {
    const kind = say(`attribute.${attribute.kind}`)
    return attribute.kind === 'number' && attribute.unit ? `${kind} (${attribute.unit})` : kind
  }
}

import { Plus, X } from 'lucide-react'
import { useMemo } from 'react'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { useAutofocusField } from '#app/kit/forms/form-events.ts'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure, FormValues } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Input } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'
import { rowCountIn, rowField, rowLabels, rowNumbers } from './rows.ts'
import { sizeRows, sizesForm } from './sizes-form.ts'

type Props = {
  revision: number
  initial: FormValues
  /** It came back with other rows. */
  isAnother: boolean
  refusal: FormFailure | undefined
}

/** A row for each size; what was copied out of a sheet fills them all. */
export function SizesForm({ revision, initial, isAnother, refusal }: Props) {
  const say = useWords(familyWords)
  const count = rowCountIn(sizeRows, refusal?.submitted[sizeRows.count] ?? initial[sizeRows.count] ?? '')
  const schema = useMemo(() => sizesForm(count), [count])
  const form = useForm<typeof schema>(schema, {
    id: 'geometry',
    words: formWords,
    labels: {
      revision: '',
      ...rowLabels(sizeRows, count, (part, row) => say('size.of', { part: say(`size.${part}`), row })),
      rows: '',
      pasted: say('pasted.rows'),
    },
    initial,
    failure: refusal,
    revision,
  })
  useAutofocusField(form.id, isAnother ? rowField('size', count) : undefined)
  const isPasteSeen = form.fields.pasted.value !== '' || form.summary.some(({ path }) => path === 'pasted')
  return (
    <Form form={form}>
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {say('save')}
      </button>
      <input type="hidden" name="revision" value={form.revision} />
      <input type="hidden" name={sizeRows.count} value={count} />
      <p className="field-hint">{say('geometry.hint')}</p>
      <SizesTable fields={form.fields} count={count} />
      <div className="cluster">
        <SubmitButton>{say('save')}</SubmitButton>
        {count < sizeRows.most && (
          <Button type="submit" formNoValidate name={sizeRows.button} value="add" icon={<Plus size={16} aria-hidden />}>
            {say('size.add')}
          </Button>
        )}
      </div>
      <Fold title={say('pasted')} open={isPasteSeen}>
        <div className="stack-small">
          <TextareaField field={form.fields.pasted} hint={say('pasted.hint')} rows={6} spellCheck={false} />
          <div>
            <Button type="submit" formNoValidate name={sizeRows.button} value="paste">
              {say('pasted.send')}
            </Button>
          </div>
        </div>
      </Fold>
    </Form>
  )
}

type TableProps = { fields: Record<string, FormField | undefined>; count: number }

/** Wider than a phone: it scrolls in its own frame. */
function SizesTable({ fields, count }: TableProps) {
  const say = useWords(familyWords)
  return (
    <section className="catalogue-sizes" aria-label={say('geometry')}>
      <table>
        <thead>
          <tr>
            {sizeRows.parts.map((part) => (
              <th key={part} scope="col">
                {say(`size.${part}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{say('size.removing')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rowNumbers(count).map((row) => (
            <tr key={row}>
              {sizeRows.parts.map((part) => (
                <td key={part}>
                  <Cell field={fields[rowField(part, row)]} isText={part === 'size'} />
                </td>
              ))}
              <td>
                {count > 1 && (
                  <Button
                    type="submit"
                    variant="ghost"
                    size="small"
                    formNoValidate
                    name={sizeRows.button}
                    value={`remove-${row}`}
                    icon={<X size={16} aria-hidden />}
                    aria-label={say('size.remove', { row })}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What is wrong with it stands above the table, which has no room for sentences. */
function Cell({ field, isText }: { field: FormField | undefined; isText: boolean }) {
  if (!field) return null
  const { id, name, label, value, error } = field
  return (
    <Input
      {...{ id, name }}
      aria-label={error ? `${label}. ${error}` : label}
      title={error}
      aria-invalid={error ? true : undefined}
      defaultValue={value}
      inputMode={isText ? 'text' : 'decimal'}
      maxLength={isText ? 20 : 8}
      autoComplete="off"
    />
  )
}

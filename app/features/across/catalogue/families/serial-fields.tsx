import { Plus, X } from 'lucide-react'
import { useMemo } from 'react'
import { SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { useAutofocusField } from '#app/kit/forms/form-events.ts'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure, FormValues } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Tried } from './families.server.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'
import { rowCountIn, rowField, rowLabels, rowNumbers } from './rows.ts'
import { groupRows, serialForm, serialKinds } from './serial-form.ts'
import { TriedList } from './tried-list.tsx'

type Props = {
  code: string
  revision: number
  initial: FormValues
  /** It came back with other groups, or with what was tried. */
  isAnother: boolean
  failure: FormFailure | undefined
  tried: readonly Tried[] | undefined
}

export function SerialForm({ code, revision, initial, isAnother, failure, tried }: Props) {
  const say = useWords(familyWords)
  const locale = useLocale()
  const count = rowCountIn(groupRows, failure?.submitted[groupRows.count] ?? initial[groupRows.count] ?? '')
  const schema = useMemo(() => serialForm(locale, code, count), [locale, code, count])
  const form = useForm<typeof schema>(schema, {
    id: 'serial',
    words: formWords,
    labels: {
      revision: '',
      ...rowLabels(groupRows, count, (part, row) => say('part.of', { part: say(part), row })),
      groups: '',
      example: say('example'),
      tried: say('tried.numbers'),
    },
    initial,
    failure,
    revision,
  })
  const goOn = tried ? 'tried' : rowField(count === 1 ? 'prefix' : 'before', count)
  useAutofocusField(form.id, isAnother ? goOn : undefined)
  const { fields } = form
  return (
    <Form form={form}>
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {say('save')}
      </button>
      <input type="hidden" name="revision" value={form.revision} />
      <input type="hidden" name={groupRows.count} value={count} />
      <Groups fields={fields} count={count} />
      <TextField field={fields.example} hint={say('example.hint')} mono maxLength={40} autoComplete="off" />
      <div>
        <SubmitButton>{say('save')}</SubmitButton>
      </div>
      <TextareaField field={fields.tried} hint={say('tried.hint')} rows={4} spellCheck={false} />
      <div>
        <Button type="submit" name="intent" value="try">
          {say('tried.send')}
        </Button>
      </div>
      {tried && <TriedList tried={tried} />}
    </Form>
  )
}

function Groups({ fields, count }: { fields: Record<string, FormField | undefined>; count: number }) {
  const say = useWords(familyWords)
  return (
    <fieldset className="catalogue-groups">
      <legend>{say('groups')}</legend>
      <p className="field-hint">{say('groups.hint')}</p>
      {rowNumbers(count).map((row) => (
        <Group key={row} {...{ fields, row }} isOnly={count === 1} />
      ))}
      {count < groupRows.most && (
        <Button
          type="submit"
          size="small"
          formNoValidate
          name={groupRows.button}
          value="add"
          icon={<Plus size={16} aria-hidden />}
        >
          {say('group.add')}
        </Button>
      )}
    </fieldset>
  )
}

type GroupProps = { fields: Record<string, FormField | undefined>; row: number; isOnly: boolean }

function Group({ fields, row, isOnly }: GroupProps) {
  const say = useWords(familyWords)
  const signs = [
    { value: '.', label: say('before.dot') },
    { value: '-', label: say('before.dash') },
  ]
  const kinds = serialKinds.map((value) => ({ value, label: say(`kind.${value}`) }))
  const of = (part: (typeof groupRows.parts)[number]) => {
    const field = fields[rowField(part, row)]
    return field && { ...field, label: say(part) }
  }
  const [before, prefix, kind, least, most] = groupRows.parts.map(of)
  if (!before || !prefix || !kind || !least || !most) return null
  return (
    <section className="catalogue-group" aria-label={say('group.of', { row })}>
      <h3>{say('group.of', { row })}</h3>
      {row === 1 ? <span /> : <SelectField field={before} options={signs} placeholder={say('before.none')} />}
      <TextField field={prefix} mono maxLength={20} autoComplete="off" autoCapitalize="characters" />
      <SelectField field={kind} options={kinds} placeholder={say('kind.either')} />
      <TextField field={least} inputMode="numeric" maxLength={2} autoComplete="off" />
      <TextField field={most} inputMode="numeric" maxLength={2} autoComplete="off" />
      {!isOnly && (
        <Button
          type="submit"
          variant="ghost"
          formNoValidate
          name={groupRows.button}
          value={`remove-${row}`}
          icon={<X size={16} aria-hidden />}
          aria-label={say('group.remove', { row })}
        />
      )}
    </section>
  )
}

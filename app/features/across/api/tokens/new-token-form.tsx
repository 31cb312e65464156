import { CheckField, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { scopes } from '../api.ts'
import { scopeWords } from '../scopes.words.ts'
import { newTokenForm, validities } from './tokens.forms.ts'
import { tokenWords } from './tokens.words.ts'

type NewTokenProps = { holders: readonly { id: number; name: string }[]; failure: Failure | undefined }

/** What becomes of it is in the answer alone. */
export function NewTokenForm({ holders, failure }: NewTokenProps) {
  const say = useWords(tokenWords)
  const sayScope = useWords(scopeWords)
  const labels = { name: say('name'), company: say('company'), scopes: say('scopes'), validity: say('validity') }
  const form = useForm(newTokenForm, {
    id: 'token',
    words: tokenWords,
    labels,
    failure,
    initial: { validity: '365' },
  })
  const { fields } = form
  return (
    <Form form={form}>
      <input type="hidden" name="intent" value="add" />
      <TextField field={fields.name} hint={say('name.hint')} autoComplete="off" />
      <SearchingSelect
        field={fields.company}
        placeholder={say('maker')}
        options={holders.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <CheckField
        field={fields.scopes}
        columns={2}
        options={scopes.map((scope) => ({ value: scope, label: sayScope(scope), hint: scope }))}
      />
      <SelectField
        field={fields.validity}
        options={validities.map((value) => ({ value, label: say(`validity.${value}`) }))}
      />
      <div>
        <SubmitButton>{say('add')}</SubmitButton>
      </div>
    </Form>
  )
}

import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormField, FormState } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { fieldsByLocale, type Locale } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { editingWords } from './editing.words.ts'
import { NameFields } from './three-fields.tsx'

/** The labels of what every form about an entry asks for. */
export function useEntryLabels() {
  const say = useWords(editingWords)
  return {
    revision: '',
    was: '',
    code: say('code'),
    ...fieldsByLocale('name', (locale) => say(`name.${locale}`)),
  }
}

type EntryFormProps<Name extends string> = {
  intent: string
  form: FormState<Name> & { fields: Record<'code' | `name_${Locale}`, FormField> }
  /** The entry that is changed; none: a new one, which alone is given its code. */
  known: { code: string } | undefined
  title: string
  children?: ReactNode
}

/** Adds an entry or changes one: its code, its name and what else it has. */
export function EntryForm<Name extends string>(props: EntryFormProps<Name>) {
  const { intent, form, known, title, children } = props
  const say = useWords(editingWords)
  const { pathname } = useLocation()
  return (
    <Card title={title} id="entry">
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="revision" value={form.revision} />
        <input type="hidden" name="was" value={known?.code ?? ''} />
        {known === undefined ? (
          <TextField field={form.fields.code} hint={say('code.hint')} maxLength={40} autoComplete="off" mono />
        ) : (
          <>
            <input type="hidden" name="code" value={known.code} />
            <p>
              <Link to={pathname}>{say('other')}</Link>
            </p>
          </>
        )}
        <NameFields name="name" fields={form.fields} />
        {children}
        <div>
          <SubmitButton>{say(known ? 'save' : 'add')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
